import { english, fastDice, Match, type MatchSetUp } from '@aquila/engine'
import { type LoadedGame, loadGame } from '@aquila/games'
import { Sitting } from '@aquila/play'

/** A sitting at which people play, unless levels say that bots do. */
export async function sittingOf(
  game: string,
  setUp: MatchSetUp & { readonly levels?: readonly (string | null)[] },
): Promise<Sitting> {
  const loaded = await loadGame(game, english, [setUp.scenario])
  return sitDown(loaded, Match.start(loaded.game, setUp))
}

export function sitDown(loaded: LoadedGame, match: Match): Sitting {
  const levels = match.levels.length > 0 ? match.levels : match.roles.map(() => null)
  const kept = { levels, reasons: {}, seq: 0 }
  return new Sitting(loaded, match, kept, { clock: () => 0, chance: () => 1 })
}

/** A person of somebody's choice makes any of his choices. */
export function chooseAny(sitting: Sitting, seed: number): ReturnType<Sitting['carryOut']> {
  const { match } = sitting
  const dice = fastDice(seed)
  const decision = dice.roll(match.decisions.length, 'who', 0) - 1
  const asked = match.decisions[decision]
  const choice = asked?.choices[dice.roll(asked.choices.length, 'what', 1) - 1]
  if (asked === undefined || choice === undefined) throw new Error('nobody is asked')
  const player = match.seats[asked.role] ?? 0
  return sitting.carryOut({ kind: 'choose', decision: asked.id, choice }, player)
}
