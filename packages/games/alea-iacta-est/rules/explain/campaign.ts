import type { Choice, Decision, PlainRecord, Reason } from '@aquila/engine'
import { whyHeldInPlace, whyNoEvasion } from '../../../imperator/rules/combat/evasion.ts'
import { explainAbsence, explainLand, explainMover } from '../../../imperator/rules/explain/campaign.ts'
import { stringsIn as strings } from '../../../imperator/rules/movement/about.ts'
import type { FactionId } from '../../data/index.ts'
import { factionIds } from '../../data/types.ts'
import {
  type Departure,
  departing,
  whyNotAboardToEvade,
  whyNotCastOffToEvade,
  whyNotSailAway,
} from '../combat/naval-evasion.ts'
import { type Fleet, whyNotEmbark, whyNotSail, whyNoVoyage } from '../movement/naval.ts'
import { forceIn, isLeader, isNaves, navesOf } from '../pieces.ts'
import type { AleaPosition } from '../state.ts'

/** Why not: movement and combat. What goes by sea is Alea's own; a voyage is read again from what the decision is about. */
export function explainCampaign(position: AleaPosition, decision: Decision, choice: Choice): Reason | null {
  const side = factionIds.find(faction => faction === decision.role)
  if (side === undefined) return null
  return explainOwn(position, side, decision, choice) ?? explainLand(position, decision, choice)
}

function explainOwn(
  position: AleaPosition,
  side: FactionId,
  { task, about = {} }: Decision,
  choice: Choice,
): Reason | null {
  const noun = choice.noun === undefined ? null : String(choice.noun)
  if (noun === null) return task === 'movement' && choice.verb === 'done' ? explainGarrison(about) : null
  switch (task) {
    case 'movement':
    case 'flight': {
      if (choice.verb !== 'sail' || !isLeader(position.data, noun)) return null
      const whyStays = (flight: boolean) => whyNoVoyage(position, noun, flight)
      return explainMover(position, side, noun, task === 'flight' ? about : null, whyStays)
    }
    case 'put-to-sea':
    case 'voyage':
      return explainVoyage(position, side, about, choice.verb, noun)
    case 'evade':
      return isLeader(position.data, noun) ? explainEvader(position, side, about, noun) : null
    case 'evade-by-sea':
      return isLeader(position.data, noun) ? explainCaptain(position, side, about, noun) : null
    case 'slip-away-by-sea':
      return explainSlipAwayBySea(position, side, about, choice.verb, noun)
    case 'naves-must-leave': {
      const zone = String(about.zone)
      return whyNotSailAway(position, side, departing(position, zone, side), zone, noun)
    }
    case 'retreat':
      return explainRetreatBySea(position, side, about, noun)
    default:
      return null
  }
}

/** AIE-3.1.1-c: why the movement cannot be ended yet. */
function explainGarrison(about: PlainRecord): Reason | null {
  const [region] = strings(about.short)
  return region === undefined ? null : { rule: 'AIE-3.1.1-c', why: 'garrison', about: { region } }
}

/** Why a fleet cannot take somebody aboard or go to a place. */
function explainVoyage(
  position: AleaPosition,
  side: FactionId,
  about: PlainRecord,
  verb: string,
  noun: string | null,
): Reason | null {
  if (noun === null) return null
  const fleet: Fleet = {
    side,
    captain: String(about.captain),
    leaders: strings(about.leaders),
    naves: strings(about.naves),
    cargo: strings(about.cargo),
    flight: about.flight === true,
  }
  if (verb === 'embark') return whyNotEmbark(position, fleet, noun)
  if (verb !== 'to') return null
  const voyage = {
    start: String(about.start),
    place: String(about.place),
    spent: Number(about.spent),
  }
  return whyNotSail(position, fleet, voyage, noun)
}

/** AIE-8.1-d: whoever could lead an evasion by land, but was assigned to the combat at sea. */
function explainEvader(
  position: AleaPosition,
  side: FactionId,
  about: PlainRecord,
  id: string,
): Reason | null {
  if (explainAbsence(position, side, about, id) !== null || whyNoEvasion(position, id) !== null) return null
  return { rule: 'AIE-8.1-d', why: 'fights-elsewhere', about: { leader: id } }
}

/** AIE-8.2-g: why a leader cannot take the fleet away. */
function explainCaptain(position: AleaPosition, side: FactionId, about: PlainRecord, id: string): Reason {
  return (
    explainAbsence(position, side, about, id) ??
    whyHeldInPlace(position, id) ?? { rule: 'AIE-8.1-d', why: 'fights-elsewhere', about: { leader: id } }
  )
}

function explainSlipAwayBySea(
  position: AleaPosition,
  side: FactionId,
  about: PlainRecord,
  verb: string,
  noun: string,
): Reason | null {
  const zone = String(about.zone)
  const aboard = strings(about.aboard)
  const fleet: Fleet = {
    side,
    captain: String(about.captain),
    leaders: aboard.filter(piece => isLeader(position.data, piece)),
    naves: aboard.filter(piece => isNaves(position.data, piece)),
    cargo: aboard.filter(piece => !isLeader(position.data, piece) && !isNaves(position.data, piece)),
    flight: true,
  }
  const told = about.departure
  const departure: Departure = {
    naves: typeof told === 'object' && told !== null && 'naves' in told && told.naves === true,
    army: typeof told === 'object' && told !== null && 'army' in told && told.army === true,
  }
  if (verb === 'embark') return whyNotAboardToEvade(position, fleet, departure, noun)
  if (verb !== 'evade-to') return null
  return (
    whyNotCastOffToEvade(position, fleet, departure, zone) ??
    whyNotSailAway(position, side, aboard, zone, noun)
  )
}

/** Where it goes by sea, or has nowhere else to go. */
function explainRetreatBySea(
  position: AleaPosition,
  side: FactionId,
  about: PlainRecord,
  to: string,
): Reason | null {
  const zone = String(about.zone)
  if (position.data.seas[to] === undefined && position.data.zones[zone] !== undefined) return null
  if (navesOf(position, zone, side).length === 0) return { rule: 'AIE-3.4.1-h', why: 'at-sea' }
  const pieces = forceIn(position, zone, side)
  return whyNotSailAway(position, side, pieces, zone, to) ?? { rule: 'AIE-8.4.1-a', why: 'no-room-aboard' }
}
