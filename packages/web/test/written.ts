import { type Choice, type Decision, english, Match, type Role } from '@aquila/engine'
import { type LoadedGame, loadGame } from '@aquila/games'

/** A position that is written down: what is chosen, in this order, and what those do who have nothing written. */
export interface Written {
  readonly game: string
  readonly scenario: string
  readonly pack?: unknown
  readonly seed: number
  /** Who plays: a person's seat is null, all others are bots. */
  readonly levels: readonly (string | null)[]
  /** The choices that lead there, as 'role verb noun'. The last one is not made: it is for the player who sits down. */
  readonly way: readonly string[]
  /** What is chosen meanwhile, the first that is legal; if none is, the first choice. */
  readonly quiet: readonly string[]
}

export interface Position {
  readonly loaded: LoadedGame
  readonly match: Match
  /** The choice that the way ends with. */
  readonly choice: Choice
  readonly role: Role
}

/** Goes the way from the beginning of the scenario and stops before its last choice. */
export async function positionOf(written: Written): Promise<Position> {
  const { game, scenario, pack, seed, levels, way, quiet } = written
  const loaded = await loadGame(game, english)
  const match = Match.start(loaded.game, {
    scenario,
    seed: seed.toString(16).padStart(64, '0'),
    levels,
    players: levels.map((level, player) => level ?? `Player ${player + 1}`),
    ...(pack === undefined ? {} : { pack }),
  })
  let at = 0
  for (let choices = 0; choices < 2000; choices++) {
    const wanted = way[at]
    if (wanted === undefined) break
    const found = match.decisions.flatMap(each => wish(each, wanted))[0]
    if (found !== undefined) {
      if (at === way.length - 1) return { loaded, match, ...found }
      match.choose(found.choice, { role: found.role })
      at++
      continue
    }
    const { decision } = match
    if (decision === null) break
    match.choose(calm(decision, quiet), { role: decision.role })
  }
  throw new Error(`${game}: the way ends before "${way[at]}"`)
}

function wish(decision: Decision, wanted: string): { role: Role; choice: Choice }[] {
  const choice = decision.choices.find(({ verb, noun }) =>
    [`${decision.role} ${verb} ${noun ?? ''}`.trim(), `${decision.role} ${decision.task}: ${verb}`].includes(
      wanted,
    ),
  )
  return choice === undefined ? [] : [{ role: decision.role, choice }]
}

function calm({ choices }: Decision, quiet: readonly string[]): Choice {
  for (const verb of quiet) {
    const found = choices.find(choice => choice.verb === verb)
    if (found !== undefined) return found
  }
  const [first] = choices
  if (first === undefined) throw new Error('a question without choices')
  return first
}
