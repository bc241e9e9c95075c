import { pointsOfSeat, type Seen, seatOf } from '@aquila/bots'
import { fastDice, Match, type Measured } from '@aquila/engine'
import { contestantNamed } from '../contest.ts'
import { listedGameNamed } from '../games.ts'
import { UsageError } from '../usage.ts'

/** A match to learn from. */
export interface Lesson {
  readonly game: string
  readonly level: string
  readonly scenario: string
  readonly seed: number
}

/** What it has shown: the positions at which somebody planned, and how it ended for him. */
export interface Played {
  readonly scenario: string
  readonly seed: number
  readonly positions: readonly Seen[]
}

/** Lets a level play both sides, and measures the position wherever a plan is due. */
export function played({ game: id, level, scenario, seed }: Lesson): Played {
  const listed = listedGameNamed(id)
  const { game, bots } = listed
  const { strategist } = bots ?? {}
  if (bots?.measures === undefined || strategist === undefined)
    throw new UsageError(`${game.title} has no measures to learn from`)
  const contestant = contestantNamed(listed, level)
  const match: Match = Match.start(game, { scenario, dice: fastDice(seed * 2) })
  const players = match.players.map((_, player) => contestant.bot(seed * 2 + 1 + player))
  const seen: { readonly player: number; readonly first: boolean; readonly measured: Measured }[] = []
  let last: string | null = null
  for (let { decision } = match; decision !== null; { decision } = match) {
    const seat = seatOf(match, decision)
    const player = match.seats[decision.role] ?? 0
    const stretch = strategist.stretch(seat)
    if (stretch !== null && stretch !== last) {
      last = stretch
      const first = decision.role === match.roles[0]
      seen.push({ player, first, measured: bots.measures(seat) })
    }
    const choice = players[player]?.choose(seat)
    if (choice === undefined) throw new Error(`nobody plays ${decision.role}`)
    match.choose(choice, { role: decision.role, decision: decision.id })
  }
  const { result } = match
  if (result === null) throw new Error(`scenario ${scenario}, seed ${seed}: no end`)
  return {
    scenario,
    seed,
    positions: seen.map(({ player, first, measured }) => ({
      ...measured,
      scenario,
      first,
      points: pointsOfSeat(match, result, player),
    })),
  }
}
