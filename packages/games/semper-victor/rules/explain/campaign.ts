import type { Choice, Decision, PlainRecord, Reason } from '@aquila/engine'
import { whyNoEscape } from '../../../imperator/rules/combat/escape.ts'
import { explainLand } from '../../../imperator/rules/explain/campaign.ts'
import { stringsIn } from '../../../imperator/rules/movement/about.ts'
import { isLeader, isUnit } from '../../../imperator/rules/pieces.ts'
import { fleetIds } from '../../data/dioceses.ts'
import type { SideId } from '../../data/index.ts'
import { sideIds } from '../../data/types.ts'
import { whyFleetStays, whyNotEmbark, whyNotLand } from '../fleets/fleets.ts'
import type { SemperPosition } from '../state.ts'

/** Why not: fleets (SV-3.4.2) and retreats piece by piece (RULING-46), and what the series says of all other marches. */
export function explainCampaign(position: SemperPosition, decision: Decision, choice: Choice): Reason | null {
  const side = sideIds.find(each => each === decision.role)
  if (side === undefined) return null
  return explainOwn(position, side, decision, choice) ?? explainLand(position, decision, choice)
}

function explainOwn(
  position: SemperPosition,
  side: SideId,
  { task, about = {} }: Decision,
  { verb, noun: chosen }: Choice,
): Reason | null {
  if (chosen === undefined) return null
  const noun = String(chosen)
  if (task === 'movement') {
    const fleet = fleetIds.find(id => id === noun)
    return fleet === undefined ? null : whyFleetStays(position, side, fleet)
  }
  if (task === 'sail') return explainVoyage(position, side, about, verb, noun)
  return task === 'retreat-piece' && isZone(position, noun)
    ? explainRetreat(position, side, about, noun)
    : null
}

/** Why a fleet cannot take somebody aboard or land. */
function explainVoyage(
  position: SemperPosition,
  side: SideId,
  about: PlainRecord,
  verb: string,
  noun: string,
): Reason | null {
  const fleet = fleetIds.find(id => id === about.fleet)
  if (fleet === undefined) return null
  const isPiece = isLeader(position.data, noun) || isUnit(position.data, noun)
  if (verb === 'embark') return isPiece ? whyNotEmbark(position, side, fleet, noun) : null
  return verb === 'land' && isZone(position, noun) ? whyNotLand(position, side, fleet, noun) : null
}

function explainRetreat(
  position: SemperPosition,
  side: SideId,
  about: PlainRecord,
  noun: string,
): Reason | null {
  const zone = String(about.zone)
  const near = position.data.zones[zone]?.neighbours.some(neighbour => neighbour.zone === noun) === true
  if (!near) return { rule: 'SV-7.2-A', why: 'not-adjacent', about: { zone: noun, from: zone } }
  const force = { side, pieces: [String(about.piece)], closed: stringsIn(about.closed) }
  return whyNoEscape(position, force, zone, noun)
}

function isZone({ data }: SemperPosition, noun: string): boolean {
  return Object.hasOwn(data.zones, noun)
}
