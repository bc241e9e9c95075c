import type { Choice, Decision, PlainRecord, Reason } from '@aquila/engine'
import { whyNoEscape } from '../../../imperator/rules/combat/escape.ts'
import { whyHeldInPlace, whyNoEvasion, whyNotAlong } from '../../../imperator/rules/combat/evasion.ts'
import { zonesAttackersCameFrom } from '../../../imperator/rules/combat/forces.ts'
import { whyNoWayOut } from '../../../imperator/rules/combat/solitary.ts'
import { columnOf, type March } from '../../../imperator/rules/movement/column.ts'
import {
  whyLeaderStays,
  whyNotDrop,
  whyNotGo,
  whyNotTake,
  whyUnitStays,
} from '../../../imperator/rules/movement/land.ts'
import { whyNotEnd } from '../../../imperator/rules/movement/paths.ts'
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
import { findCounter, forceIn, isLeader, isNaves, isUnit, navesOf, placeOf, sideOf } from '../pieces.ts'
import type { AleaPosition } from '../state.ts'

/**
 * Why not: movement and combat. A march and a voyage live only in the rules that run, so that they are read again from
 * what the decision is about.
 */
export function explainCampaign(position: AleaPosition, decision: Decision, choice: Choice): Reason | null {
  const side = factionIds.find(faction => faction === decision.role)
  if (side === undefined) return null
  const { about = {} } = decision
  const noun = choice.noun === undefined ? null : String(choice.noun)
  switch (decision.task) {
    case 'movement':
    case 'flight':
      if (noun !== null && Object.hasOwn(position.data.stratagemCounters, noun)) return null
      return noun === null
        ? explainNotDone(about, choice.verb)
        : explainMover(position, side, choice.verb, noun, decision.task === 'flight' ? about : null)
    case 'set-out':
    case 'march':
    case 'march-alone':
      return explainMarch(position, side, about, choice.verb, noun)
    case 'put-to-sea':
    case 'voyage':
      return explainVoyage(position, side, about, choice.verb, noun)
    case 'evade':
      return noun !== null && isLeader(position.data, noun)
        ? explainEvader(position, side, about, noun)
        : null
    case 'slip-away':
      return noun === null ? null : explainSlipAway(position, side, about, choice.verb, noun)
    case 'evade-by-sea':
      return noun !== null && isLeader(position.data, noun)
        ? explainCaptain(position, side, about, noun)
        : null
    case 'slip-away-by-sea':
      return noun === null ? null : explainSlipAwayBySea(position, side, about, choice.verb, noun)
    case 'naves-must-leave': {
      const zone = String(about.zone)
      return noun === null
        ? null
        : whyNotSailAway(position, side, departing(position, zone, side), zone, noun)
    }
    case 'solitary-flight':
      return noun === null || position.data.zones[noun] === undefined
        ? null
        : whyNoWayOut(position, String(about.leader), noun)
    case 'retreat':
      return noun === null ? null : explainRetreat(position, side, about, noun)
    default:
      return null
  }
}

/** Why the movement cannot be ended yet. */
function explainNotDone(about: PlainRecord, verb: string): Reason | null {
  if (verb !== 'done') return null
  const [region] = strings(about.short)
  if (region !== undefined) return { rule: 'AIE-3.1.1-c', why: 'garrison', about: { region } }
  if (typeof about.hurries !== 'string') return null
  return { rule: 'AIE-EV-06', why: 'political-agitation', about: { leader: about.hurries } }
}

/** Why a counter cannot set out. */
function explainMover(
  position: AleaPosition,
  side: FactionId,
  verb: string,
  piece: string,
  flightFrom: PlainRecord | null,
): Reason | null {
  const leads = isLeader(position.data, piece)
  if (!leads && !isUnit(position.data, piece)) return null
  if (sideOf(position, piece) !== side) return { rule: 'AIE-2.E-b', why: 'not-yours', about: { piece } }
  const flight = flightFrom !== null
  if (flight && placeOf(position, piece) !== flightFrom.zone)
    return { rule: 'AIE-6.3-a', why: 'other-zone', about: { unit: piece } }
  return (
    whyStays(position, verb, piece, flight) ?? { rule: 'AIE-7.2-a', why: 'nowhere-to-go', about: { piece } }
  )
}

function whyStays(position: AleaPosition, verb: string, piece: string, flight: boolean): Reason | null {
  if (!isLeader(position.data, piece)) return whyUnitStays(position, piece, flight)
  return verb === 'sail' ? whyNoVoyage(position, piece, flight) : whyLeaderStays(position, piece, flight)
}

/** Why a column cannot take a unit, go to a zone, leave a unit or stop. */
function explainMarch(
  position: AleaPosition,
  side: FactionId,
  about: PlainRecord,
  verb: string,
  noun: string | null,
): Reason | null {
  const leader = typeof about.leader === 'string' ? about.leader : null
  const column = columnOf(position, side, leader, strings(about.units), about.flight === true)
  const march: March = {
    start: String(about.start),
    zone: String(about.zone),
    spent: Number(about.spent),
    enteredRepublic: about.enteredRepublic === true,
  }
  if (verb === 'stop') return whyNotEnd(position, column, march)
  if (noun === null) return null
  if (verb === 'take') return whyNotTake(position, column, noun)
  if (verb === 'drop' && !column.units.includes(noun))
    return { rule: 'AIE-3.4.1-c', why: 'not-with-him', about: { unit: noun } }
  if (verb === 'drop') return whyNotDrop(position, column, march, noun)
  if (verb !== 'to') return null
  const step = position.data.zones[march.zone]?.neighbours.find(neighbour => neighbour.zone === noun)
  if (step !== undefined) return whyNotGo(position, column, march, step)
  if (position.data.seas[noun] !== undefined) return { rule: 'AIE-3.4.1-h', why: 'at-sea' }
  return { rule: 'AIE-7.2-a', why: 'not-adjacent', about: { zone: noun, from: march.zone } }
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

function explainSlipAway(
  position: AleaPosition,
  side: FactionId,
  about: PlainRecord,
  verb: string,
  noun: string,
): Reason | null {
  const zone = String(about.zone)
  const taken = strings(about.taken)
  const known = findCounter(position, noun)
  if (verb === 'take') return known === undefined ? null : whyNotAlong(position, zone, taken, noun)
  if (verb !== 'evade-to') return null
  const closed = zonesAttackersCameFrom(position, zone)
  return (
    explainWay(position, zone, noun) ?? whyNoEscape(position, { side, pieces: taken, closed }, zone, noun)
  )
}

/** AIE-8.2-a: why a leader cannot lead an evasion by land out of the zone. */
function explainEvader(position: AleaPosition, side: FactionId, about: PlainRecord, id: string): Reason {
  return (
    explainAbsence(position, side, about, id) ??
    whyNoEvasion(position, id) ?? { rule: 'AIE-8.1-d', why: 'fights-elsewhere', about: { leader: id } }
  )
}

/** AIE-8.2-g: why a leader cannot take the fleet away. */
function explainCaptain(position: AleaPosition, side: FactionId, about: PlainRecord, id: string): Reason {
  return (
    explainAbsence(position, side, about, id) ??
    whyHeldInPlace(position, id) ?? { rule: 'AIE-8.1-d', why: 'fights-elsewhere', about: { leader: id } }
  )
}

/** He is the enemy's, or not in the zone. */
function explainAbsence(
  position: AleaPosition,
  side: FactionId,
  about: PlainRecord,
  id: string,
): Reason | null {
  if (sideOf(position, id) !== side) return { rule: 'AIE-8.2-a', why: 'not-yours', about: { piece: id } }
  if (placeOf(position, id) !== about.zone)
    return { rule: 'AIE-8.2-a', why: 'other-zone', about: { unit: id } }
  return null
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

function explainRetreat(
  position: AleaPosition,
  side: FactionId,
  about: PlainRecord,
  to: string,
): Reason | null {
  const zone = String(about.zone)
  const pieces = forceIn(position, zone, side)
  if (position.data.seas[to] !== undefined || position.data.zones[zone] === undefined) {
    return navesOf(position, zone, side).length === 0
      ? { rule: 'AIE-3.4.1-h', why: 'at-sea' }
      : (whyNotSailAway(position, side, pieces, zone, to) ?? { rule: 'AIE-8.4.1-a', why: 'no-room-aboard' })
  }
  const closed = strings(about.closed)
  return explainWay(position, zone, to) ?? whyNoEscape(position, { side, pieces, closed }, zone, to)
}

/** AIE-8.2-b: one adjacent zone. */
function explainWay({ data }: AleaPosition, from: string, to: string): Reason | null {
  if (data.zones[from]?.neighbours.some(neighbour => neighbour.zone === to)) return null
  return { rule: 'AIE-7.2-a', why: 'not-adjacent', about: { zone: to, from } }
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}
