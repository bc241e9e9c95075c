import type { Choice } from '@aquila/engine'
import { whyHeldInPlace, whyNoEvasion } from '../../../imperator/rules/combat/evasion.ts'
import { zonesAttackersCameFrom } from '../../../imperator/rules/combat/forces.ts'
import { explainAbsence, explainLand, explainMover } from '../../../imperator/rules/explain/campaign.ts'
import type { FactionId } from '../../data/index.ts'
import { factionIds } from '../../data/types.ts'
import {
  departing,
  whyNotAboardToEvade,
  whyNotCastOffToEvade,
  whyNotSailAway,
} from '../combat/naval-evasion.ts'
import { type Fleet, whyNotEmbark, whyNotSail, whyNoVoyage } from '../movement/naval.ts'
import { forceIn, isLeader, isNaves, navesOf } from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import type { AleaPosition, Place } from '../state.ts'
import type { AleaDecision, VoyageAsked } from '../tasks.ts'

/** Why not: movement and combat. What goes by sea is Alea's own; a voyage is read again from what the decision is about. */
export function explainCampaign(
  position: AleaPosition,
  decision: AleaDecision,
  choice: Choice,
): AleaReason | null {
  const side = factionIds.find(faction => faction === decision.role)
  if (side === undefined) return null
  return explainOwn(position, side, decision, choice) ?? explainLand(position, decision, choice)
}

function explainOwn(
  position: AleaPosition,
  side: FactionId,
  decision: AleaDecision,
  choice: Choice,
): AleaReason | null {
  const noun = choice.noun === undefined ? null : String(choice.noun)
  if (noun === null)
    return decision.task === 'movement' && choice.verb === 'done' ? explainGarrison(decision) : null
  switch (decision.task) {
    case 'movement':
    case 'flight': {
      if (choice.verb !== 'sail' || !isLeader(position.data, noun)) return null
      const whyStays = (flight: boolean) => whyNoVoyage(position, noun, flight)
      const fleesFrom = decision.task === 'flight' ? decision.about.zone : null
      return explainMover(position, side, noun, fleesFrom, whyStays)
    }
    case 'put-to-sea':
    case 'voyage':
      return explainVoyage(position, side, decision.about, choice.verb, noun)
    case 'evade':
      return isLeader(position.data, noun) ? explainEvader(position, side, decision.about.zone, noun) : null
    case 'evade-by-sea':
      return isLeader(position.data, noun) ? explainCaptain(position, side, decision.about.zone, noun) : null
    case 'slip-away-by-sea':
      return explainSlipAwayBySea(position, side, decision, choice.verb, noun)
    case 'naves-must-leave': {
      const { zone } = decision.about
      const pieces = departing(position, zone, side)
      return whyNotSailAway(position, { side, pieces, closed: [] }, zone, noun)
    }
    case 'retreat':
      return explainRetreatBySea(position, side, decision.about, noun)
    default:
      return null
  }
}

/** AIE-3.1.1-c: why the movement cannot be ended yet. */
function explainGarrison({ about: { short } }: AleaDecision<'movement'>): AleaReason | null {
  const [region] = short
  return region === undefined ? null : { rule: 'AIE-3.1.1-c', why: 'garrison', about: { region } }
}

/** Why a fleet cannot take somebody aboard or go to a place. */
function explainVoyage(
  position: AleaPosition,
  side: FactionId,
  { captain, leaders, naves, cargo, flight, start, place, spent }: VoyageAsked,
  verb: string,
  noun: string,
): AleaReason | null {
  const fleet: Fleet = { side, captain, leaders, naves, cargo, flight }
  if (verb === 'embark') return whyNotEmbark(position, fleet, noun)
  return verb === 'to' ? whyNotSail(position, fleet, { start, place, spent }, noun) : null
}

/** AIE-8.1-d: a leader who could lead an evasion by land, but was assigned to the combat at sea. */
function explainEvader(position: AleaPosition, side: FactionId, zone: Place, id: string): AleaReason | null {
  if (explainAbsence(position, side, zone, id) !== null || whyNoEvasion(position, id) !== null) return null
  return { rule: 'AIE-8.1-d', why: 'fights-elsewhere', about: { leader: id } }
}

/** AIE-8.2-g: why a leader cannot take the fleet away. */
function explainCaptain(position: AleaPosition, side: FactionId, zone: Place, id: string): AleaReason {
  return (
    explainAbsence(position, side, zone, id) ??
    whyHeldInPlace(position, id) ?? { rule: 'AIE-8.1-d', why: 'fights-elsewhere', about: { leader: id } }
  )
}

function explainSlipAwayBySea(
  position: AleaPosition,
  side: FactionId,
  { about: { zone, captain, aboard, departure } }: AleaDecision<'slip-away-by-sea'>,
  verb: string,
  noun: string,
): AleaReason | null {
  const fleet: Fleet = {
    side,
    captain,
    leaders: aboard.filter(piece => isLeader(position.data, piece)),
    naves: aboard.filter(piece => isNaves(position.data, piece)),
    cargo: aboard.filter(piece => !isLeader(position.data, piece) && !isNaves(position.data, piece)),
    flight: true,
  }
  if (verb === 'embark') return whyNotAboardToEvade(position, fleet, departure, noun)
  if (verb !== 'evade-to') return null
  return (
    whyNotCastOffToEvade(position, fleet, departure, zone) ??
    whyNotSailAway(
      position,
      { side, pieces: aboard, closed: zonesAttackersCameFrom(position, zone) },
      zone,
      noun,
    )
  )
}

/** Where it goes by sea, or has nowhere else to go. */
function explainRetreatBySea(
  position: AleaPosition,
  side: FactionId,
  { zone, closed }: AleaDecision<'retreat'>['about'],
  to: string,
): AleaReason | null {
  if (position.data.seas[to] === undefined && position.data.zones[zone] !== undefined) return null
  if (navesOf(position, zone, side).length === 0) return { rule: 'AIE-3.4.1-h', why: 'at-sea' }
  const pieces = forceIn(position, zone, side)
  return (
    whyNotSailAway(position, { side, pieces, closed }, zone, to) ?? {
      rule: 'AIE-8.4.1-a',
      why: 'no-room-aboard',
    }
  )
}
