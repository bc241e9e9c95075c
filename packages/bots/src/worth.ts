import type { Match, Result } from '@aquila/engine'

/** How players stand, told of any game by what the kernel knows of all: the result, and the points on the way there. */

/** By player, from 0 to 1: the result, as the arena counts it, or the points won or lost since `before`. */
export function worthsOf(match: Match, before: readonly number[]): number[] {
  const { result } = match
  if (result === null) return leadsOf(match).map((lead, player) => worthOf(lead - (before[player] ?? 0)))
  return pointsIn(match, result)
}

/** By player: 1 for a victory, a half for one that is shared and for a draw, 0 for a defeat. */
export function pointsIn(match: Match, result: Result): number[] {
  const won = new Set(result.winners.map(role => match.seats[role]))
  return match.players.map((_, player) => {
    if (won.has(player)) return won.size === 1 ? 1 : 0.5
    // Nobody has won: a draw, but not for somebody who plays alone.
    return won.size === 0 && match.players.length > 1 ? 0.5 : 0
  })
}

/** By player: the points more than the best of the others, or those in all of somebody who plays alone. */
export function leadsOf(match: Match): number[] {
  const scores = match.definition.scores?.(match.position) ?? {}
  const points = match.players.map((_, player) => {
    const role = match.roles.find(each => match.seats[each] === player)
    return role === undefined ? 0 : (scores[role] ?? 0)
  })
  return points.map((own, player) => {
    const others = points.filter((_, other) => other !== player)
    return others.length === 0 ? own : own - Math.max(...others)
  })
}

/** Points that are half of the way from even to won. */
const HALF_WAY = 5

function worthOf(points: number): number {
  return 0.5 + (0.5 * points) / (HALF_WAY + Math.abs(points))
}
