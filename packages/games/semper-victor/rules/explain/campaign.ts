import type { Choice } from '@aquila/engine'
import { whyNoEscape } from '../../../imperator/rules/combat/escape.ts'
import { whyNoEvasion } from '../../../imperator/rules/combat/evasion.ts'
import { explainAbsence, explainLand } from '../../../imperator/rules/explain/campaign.ts'
import { isLeader, isUnit } from '../../../imperator/rules/pieces.ts'
import { fleetIds } from '../../data/dioceses.ts'
import type { SideId } from '../../data/index.ts'
import { sideIds } from '../../data/types.ts'
import { whyFleetStays, whyNotEmbark, whyNotLand } from '../fleets/fleets.ts'
import { whyEnraged } from '../movement/limits.ts'
import type { SemperReason } from '../reasons.ts'
import type { SemperPosition } from '../state.ts'
import type { SemperDecision } from '../tasks.ts'

/** Why not: fleets (SV-3.4.2) and retreats piece by piece (RULING-46), and what the series says of all other marches. */
export function explainCampaign(
  position: SemperPosition,
  decision: SemperDecision,
  choice: Choice,
): SemperReason | null {
  const side = sideIds.find(each => each === decision.role)
  if (side === undefined) return null
  return explainOwn(position, side, decision, choice) ?? explainLand(position, decision, choice)
}

function explainOwn(
  position: SemperPosition,
  side: SideId,
  decision: SemperDecision,
  { verb, noun: chosen }: Choice,
): SemperReason | null {
  if (chosen === undefined) return null
  const noun = String(chosen)
  if (decision.task === 'movement') {
    const fleet = fleetIds.find(id => id === noun)
    return fleet === undefined ? null : whyFleetStays(position, side, fleet)
  }
  if (decision.task === 'sail') return explainVoyage(position, side, decision, verb, noun)
  if (decision.task === 'evade-with')
    return isLeader(position.data, noun) ? explainEvader(position, side, decision, noun) : null
  return decision.task === 'retreat-piece' && isZone(position, noun)
    ? explainRetreat(position, side, decision, noun)
    : null
}

/** Why a fleet cannot take somebody aboard or land. */
function explainVoyage(
  position: SemperPosition,
  side: SideId,
  { about: { fleet } }: SemperDecision<'sail'>,
  verb: string,
  noun: string,
): SemperReason | null {
  const isPiece = isLeader(position.data, noun) || isUnit(position.data, noun)
  if (verb === 'embark') return isPiece ? whyNotEmbark(position, side, fleet, noun) : null
  return verb === 'land' && isZone(position, noun) ? whyNotLand(position, side, fleet, noun) : null
}

/** SV-8.2-A, SV-EV-11: why a leader cannot slip away out of the zone. */
function explainEvader(
  position: SemperPosition,
  side: SideId,
  { about: { zone } }: SemperDecision<'evade-with'>,
  id: string,
): SemperReason | null {
  return explainAbsence(position, side, zone, id) ?? whyNoEvasion(position, id) ?? whyEnraged(position, id)
}

function explainRetreat(
  position: SemperPosition,
  side: SideId,
  { about: { zone, piece, closed } }: SemperDecision<'retreat-piece'>,
  noun: string,
): SemperReason | null {
  const near = position.data.zones[zone]?.neighbours.some(neighbour => neighbour.zone === noun) === true
  if (!near) return { rule: 'SV-7.2-A', why: 'not-adjacent', about: { zone: noun, from: zone } }
  return whyNoEscape(position, { side, pieces: [piece], closed }, zone, noun)
}

function isZone({ data }: SemperPosition, noun: string): boolean {
  return Object.hasOwn(data.zones, noun)
}
