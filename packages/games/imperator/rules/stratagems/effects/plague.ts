import type { Rules } from '@aquila/engine'
import { leaderDies } from '../../fate.ts'
import { sideOf } from '../../pieces.ts'
import type { Campaign, FactionId, Place } from '../../state.ts'
import { rollInCampaign } from '../roll.ts'

/** The d10 that kills a leader in a focus of plague. */
const PLAGUE_KILLS = 9

/** A leader in a zone that has fallen ill; for one who is nobody's, `side` rolls. */
export function* leaderIsExposed(g: Campaign, side: FactionId, zone: Place, id: string): Rules {
  const roller = sideOf(g, id) ?? side
  const label = `plague on ${id}`
  const roll = yield* rollInCampaign(g, { die: 'd10', purpose: 'plague', roller, zone, piece: id, label })
  if (roll >= PLAGUE_KILLS) yield* leaderDies(g, id, 'plague')
}
