import { type Rules, row } from '@aquila/engine'
import { isLeader, isRoman, leader, put, sideOf } from './pieces.ts'
import { boxes, type Campaign, type CampaignPosition, type FactionId, opponentOf } from './state.ts'

/** 8.5, 4.2.1: how leaders die. What of is a name of the game's own list, `series.deaths`. */

/**
 * Several leaders die of one cause. Some go last, so that nobody succeeds, or changes sides, who is about to die himself.
 */
export function* leadersDie(g: Campaign, leaders: readonly string[], cause: string): Rules {
  const last = leaders.filter(id => g.data.series.diesLast(g, id))
  for (const id of leaders) if (!last.includes(id)) yield* leaderDies(g, id, cause)
  for (const id of last) yield* leaderDies(g, id, cause)
}

/** A leader dies: his counter, his markers, the points for his head, and who comes after him. */
export function* leaderDies(g: Campaign, id: string, cause: string): Rules {
  if (!isLeader(g.data, id)) throw new Error(`${id} is no leader`)
  if (isRoman(g.data, id)) yield* g.data.series.romanDies(g, id, cause)
  else yield* foreignLeaderDies(g, id, cause)
}

/** 4.2.1: a leader of a People who falls in combat returns in the next Phase C; whatever else he dies of may be for good. */
function* foreignLeaderDies(g: Campaign, id: string, cause: string): Rules {
  const side = sideOf(g, id)
  const zone = leader(g, id).place
  const returns = g.data.series.foreignLeadersReturn === 'always' || isDeathInCombat(g, cause)
  put(g, id, returns ? boxes.returning : boxes.dead)
  const rule = returns ? g.data.cites.foreignLeaders : row(g.data.series.deaths, cause).rule
  g.tell({ kind: returns ? 'leader-driven-off' : 'leader-dies', rule, data: { leader: id, zone, cause } })
  if (side !== null) yield* scoreHead(g, side, cause)
}

/** 10.1: the opponent scores 1 VP for a leader lost in combat or murdered. */
export function* scoreHead(g: Campaign, loser: FactionId, cause: string): Rules {
  if (row(g.data.series.deaths, cause).as === null) return
  yield* g.data.series.score(g, opponentOf(g, loser), 1, g.data.cites.leaderLost, 'leader-lost')
}

export function isDeathInCombat({ data }: CampaignPosition, cause: string): boolean {
  return row(data.series.deaths, cause).as === 'combat'
}
