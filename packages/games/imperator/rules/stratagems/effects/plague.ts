import type { RuleId, Rules } from '@aquila/engine'
import { leaderDies } from '../../fate.ts'
import { leadersIn, sideOf, unitsIn } from '../../pieces.ts'
import type { Campaign, FactionId, Place } from '../../state.ts'
import { reduce } from '../reduce.ts'
import { rollInCampaign } from '../roll.ts'

/** The d10 that kills a leader in a focus of plague. */
const PLAGUE_KILLS = 9

/** 6.3: a zone falls ill: its units are reduced, each of its leaders dies on a 9. */
export function* plagueBreaksOut(g: Campaign, side: FactionId, zone: Place, rule: RuleId): Rules {
  g.tell({ kind: 'plague', rule, data: { zone } })
  for (const piece of unitsIn(g, zone)) reduce(g, piece, zone, rule)
  for (const id of leadersIn(g, zone)) yield* leaderIsExposed(g, side, zone, id)
}

/** A leader in a zone that has fallen ill; for one who is nobody's, `side` rolls. */
export function* leaderIsExposed(g: Campaign, side: FactionId, zone: Place, id: string): Rules {
  const roller = sideOf(g, id) ?? side
  const label = `plague on ${id}`
  const roll = yield* rollInCampaign(g, { die: 'd10', purpose: 'plague', roller, zone, piece: id, label })
  if (roll >= PLAGUE_KILLS) yield* leaderDies(g, id, 'plague')
}
