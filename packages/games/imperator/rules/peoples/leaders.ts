import type { RuleId } from '@aquila/engine'
import { leader, put } from '../pieces.ts'
import { boxes, type Campaign } from '../state.ts'

/** 4.2.1: a leader of a People leaves the game. A leader who has not come yet cannot leave. */
export function leaveForGood(g: Campaign, id: string, rule: RuleId = g.data.cites.foreignLeaders): void {
  const { place } = leader(g, id)
  if (place === boxes.dead || place === boxes.coming) return
  put(g, id, boxes.dead)
  g.tell({ kind: 'leader-leaves', rule, data: { leader: id, zone: place } })
}
