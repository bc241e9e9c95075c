import { fastDice, type GameDefinition, Match, type Result } from '@aquila/engine'
import { type Contestant, playToTheEnd } from './arena.ts'
import type { Encounter } from './tallies.ts'

/**
 * Tables for several players. A table is played as often as there are seats, with the same dice, and everybody sits one seat
 * further each time: what a seat is worth by itself falls out.
 */

export interface Round {
  readonly scenario: string
  readonly seed: number
  /** Who sits in which seat. */
  readonly names: readonly string[]
}

export interface Ended extends Round {
  /** By seat: a victory is 1, one that is shared a part of it. */
  readonly points: readonly number[]
  /** By seat: the role that it began with. */
  readonly roles: readonly string[]
  readonly choices: number
}

/** The same company in every seat in turn; alike ways of sitting are played once. */
export function rotationsOf(names: readonly string[]): string[][] {
  const rotations = names.map((_, by) => [...names.slice(by), ...names.slice(0, by)])
  const known = new Set<string>()
  return rotations.filter(each => known.size < known.add(JSON.stringify(each)).size)
}

export function playRound(
  game: GameDefinition,
  contestants: readonly Contestant[],
  { scenario, seed, names }: Round,
): Ended {
  const match = Match.start(game, { scenario, seats: names.length, dice: fastDice(seed) })
  const players = match.players.map((_, player) => {
    const contestant = contestants.find(({ name }) => name === names[player])
    if (contestant === undefined) throw new Error(`there is no contestant ${names[player]}`)
    return contestant.bot(seed * names.length + player)
  })
  const roles = match.players.map((_, player) => match.roles.find(role => match.seats[role] === player) ?? '')
  const result = playToTheEnd(match, players)
  return { scenario, seed, names, points: pointsBySeat(match, result), roles, choices: match.length }
}

/** A victory counts 1, shared by those who won; where nobody has won, nobody gets anything. */
function pointsBySeat(match: Match, result: Result): number[] {
  const won = new Set(result.winners.map(role => match.seats[role]))
  return match.players.map((_, player) => (won.has(player) ? 1 / won.size : 0))
}

/**
 * A table as meetings of two, for ratings: whoever has won has beaten all others, and those who have lost are even. Two seats
 * of the same contestant tell nothing of him.
 */
export function encountersAt({ scenario, names, points, roles }: Ended): Encounter[] {
  return names.flatMap((one, seat) =>
    names.slice(seat + 1).flatMap((other, after): Encounter[] => {
      const next = seat + 1 + after
      if (one === other) return []
      const lead = (points[seat] ?? 0) - (points[next] ?? 0)
      return [
        {
          scenario,
          contestants: [one, other],
          roles: [roles[seat] ?? '', roles[next] ?? ''],
          points: lead > 0 ? [1, 0] : lead < 0 ? [0, 1] : [0.5, 0.5],
        },
      ]
    }),
  )
}

/** The points of each kind of seat, by what it is called: by contestant, or by role. */
export function pointsBy(
  ended: readonly Ended[],
  nameOf: (table: Ended, seat: number) => string,
): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const table of ended)
    for (const [seat, points] of table.points.entries()) {
      const name = nameOf(table, seat)
      found.set(name, [...(found.get(name) ?? []), points])
    }
  return found
}
