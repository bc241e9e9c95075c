import { type Choice, choicesWith, type Rules } from '@aquila/engine'
import { oneOfEach } from '../../../imperator/rules/alike.ts'
import type { Escape } from '../../../imperator/rules/combat/escape.ts'
import { rollEvasion, whyHeldInPlace } from '../../../imperator/rules/combat/evasion.ts'
import { isContested, zonesAttackersCameFrom } from '../../../imperator/rules/combat/forces.ts'
import { enter } from '../../../imperator/rules/movement/entering.ts'
import { campOf, hasEnemyUnits, whyNotStack } from '../../../imperator/rules/movement/stacking.ts'
import type { FactionId } from '../../data/index.ts'
import { type Fleet, fleetPieces, seaways, whyNotEmbark, whyNotLand, withAboard } from '../movement/naval.ts'
import { whyLeaderNotAboard, whyNotLeftAtSea } from '../movement/transport.ts'
import {
  eliminateUnit,
  forceIn,
  hasEnemyLandUnits,
  isLeader,
  isNaves,
  landUnitsOf,
  leadersOf,
  navesOf,
  placeOf,
  setMoved,
  sideOf,
  stackIn,
  unitsOf,
} from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import { type Alea, type AleaPosition, factionNamed, opponentOf, type Place } from '../state.ts'
import { ask, pick } from '../tasks.ts'

const STAND = { verb: 'stand' } as const

/** What may slip away by sea. */
export interface Departure {
  /** AIE-8.2-g: naves alone, which need a naval combat to evade. */
  readonly naves: boolean
  /** AIE-8.2-h: naves with land units aboard, unless a roll has failed in the zone (RULING-51). */
  readonly army: boolean
}

/**
 * AIE-8.2-g, AIE-8.2-h: naves slip away with any leader of the zone: without land units for nothing, with land
 * units aboard by the usual roll, also from a combat that is fought on land alone.
 */
export function* evadeBySea(
  g: Alea,
  place: Place,
  side: FactionId,
  leaders: readonly string[],
  rollFailed: boolean,
): Rules {
  let failed = rollFailed
  const closed = zonesAttackersCameFrom(g, place)
  for (;;) {
    const captains = leaders.filter(id => placeOf(g, id) === place && whyHeldInPlace(g, id) === null)
    const naves = navesOf(g, place, side)
    if (captains.length === 0 || naves.length === 0) return
    const departure: Departure = {
      naves: isContested(g, place, 'naval'),
      army: !failed && landUnitsOf(g, place, side).length > 0,
    }
    if (!departure.naves && !(departure.army && isContested(g, place, 'land'))) return
    const harboursOfNaves = harbours(g, { side, pieces: naves, closed }, place)
    if (!harboursOfNaves.some(to => departure.naves || !closed.includes(to))) return
    const { verb, noun } = yield ask({
      role: side,
      rule: 'AIE-8.2-g',
      task: 'evade-by-sea',
      choices: [...choicesWith('evade', captains), STAND],
      about: { zone: place },
    })
    if (verb === 'stand') return
    const end = yield* putToSea(g, place, String(noun), departure, closed)
    if (end === 'stays') return
    // At sea the naves cannot go without what they carry.
    if (end === 'failed' && Object.hasOwn(g.data.seas, place)) return
    failed ||= end === 'failed'
  }
}

/** Picks who goes along and where to. */
function* putToSea(
  g: Alea,
  place: Place,
  captain: string,
  departure: Departure,
  closed: readonly Place[],
): Rules<'sails' | 'stays' | 'failed'> {
  const side = sideOf(g, captain)
  if (side === null) throw new Error(`${captain} has no side`)
  // Nobody has moved in the other side's SMC.
  for (const piece of forceIn(g, place, side)) setMoved(g, piece, false)
  let fleet: Fleet = { side, captain, leaders: [captain], naves: [], cargo: [], flight: true }
  for (;;) {
    const choices: Choice[] = []
    const able = stackIn(g, place).filter(piece => whyNotAboardToEvade(g, fleet, departure, piece) === null)
    for (const noun of oneOfEach(g, able)) choices.push({ verb: 'embark', noun })
    if (whyNotCastOffToEvade(g, fleet, departure, place) === null) {
      for (const noun of harbours(g, { side, pieces: fleetPieces(fleet), closed }, place))
        choices.push({ verb: 'evade-to', noun })
    }
    choices.push(STAND)
    const { verb, noun } = yield ask({
      role: side,
      rule: 'AIE-8.2-g',
      task: 'slip-away-by-sea',
      choices,
      about: { zone: place, captain, aboard: fleetPieces(fleet), departure: { ...departure } },
    })
    if (verb === 'stand') return 'stays'
    if (verb === 'embark') {
      fleet = withAboard(g, fleet, String(noun))
      continue
    }
    // AIE-8.2-h: land units aboard make it an evasion like any other.
    if (fleet.cargo.length > 0 && !(yield* rollEvasion(g, place, side))) return 'failed'
    yield* sailAway(g, side, fleetPieces(fleet), place, String(noun), 'AIE-8.2-g')
    return 'sails'
  }
}

/** Why a counter cannot go aboard a fleet that slips away. */
export function whyNotAboardToEvade(
  position: AleaPosition,
  fleet: Fleet,
  departure: Departure,
  piece: string,
): AleaReason | null {
  const reason = whyNotEmbark(position, fleet, piece)
  if (reason !== null || departure.army || !landUnit(position, piece)) return reason
  return { rule: 'AIE-8.2-h', why: 'ships-alone', about: { unit: piece } }
}

/** Why a fleet cannot slip away as it is: no ships, nobody aboard who needs it, or somebody left at sea. */
export function whyNotCastOffToEvade(
  position: AleaPosition,
  fleet: Fleet,
  departure: Departure,
  place: Place,
): AleaReason | null {
  if (fleet.naves.length === 0) return { rule: 'AIE-8.2-g', why: 'no-naves-taken' }
  if (!departure.naves && fleet.cargo.length === 0) return { rule: 'AIE-8.2-h', why: 'no-army-aboard' }
  return whyNotLeftAsTheyAre(position, fleet, place)
}

/** Why naves cannot slip away to a place. */
export function whyNotSailAway(
  position: AleaPosition,
  force: Escape,
  from: Place,
  to: Place,
): AleaReason | null {
  if (!seaways(position.data, from).some(way => way.to === to))
    return { rule: 'AIE-3.4.2-d', why: 'no-seaway', about: { to } }
  return whyNoHarbourFor(position, force, from, to)
}

function landUnit({ data }: AleaPosition, piece: string): boolean {
  return !isLeader(data, piece) && !isNaves(data, piece)
}

function whyNotLeftAsTheyAre(position: AleaPosition, fleet: Fleet, place: Place): AleaReason | null {
  if (!Object.hasOwn(position.data.seas, place)) return null
  return whyNotLeftAtSea(position, fleet.side, place, fleetPieces(fleet))
}

/**
 * AIE-8.2-g: where naves can slip away to: any adjacent place open to them without enemy naves, even a coast with enemy
 * land units, from which they are driven on at once (AIE-8.2-i). Land units aboard need a place without any enemy, and
 * one that the attackers did not come from (AIE-8.2-f, AIE-8.2-h).
 */
export function harbours(position: AleaPosition, force: Escape, from: Place): Place[] {
  return seaways(position.data, from)
    .map(way => way.to)
    .filter(to => whyNoHarbourFor(position, force, from, to) === null)
}

function whyNoHarbourFor(position: AleaPosition, force: Escape, from: Place, to: Place): AleaReason | null {
  const { state, data } = position
  const { pieces, closed } = force
  const side = factionNamed(force.side)
  const [first] = pieces
  if (first === undefined) return null
  // RULING-127: anybody who leaves by sea moves at sea.
  if (state.turn.event === 'wrath-of-neptune') return { rule: 'AIE-EV-09', why: 'wrath-of-neptune' }
  const alone = !pieces.some(piece => landUnit(position, piece))
  if (!alone && closed.includes(to))
    return { rule: 'AIE-8.2-f', why: 'attackers-came-from', about: { zone: to } }
  const barred = alone
    ? navesOf(position, to, opponentOf(position, side)).length > 0
    : hasEnemyUnits(position, to, side)
  if (barred) return { rule: 'AIE-8.2-g', why: 'enemy-there', about: { zone: to } }
  const stacked = whyNotStack(position, side, campOf(position, first), to, pieces)
  if (stacked !== null || data.zones[to] === undefined) return stacked
  const leaders = pieces.filter(piece => isLeader(data, piece))
  const cargo = pieces.filter(piece => landUnit(position, piece))
  // A fleet without a leader that is driven out (RULING-52) is bound like its first naves.
  const captain = leaders[0] ?? first
  const naves = pieces.filter(piece => isNaves(data, piece))
  const fleet = { side, captain, leaders, naves, cargo, flight: true }
  return whyNotLand(position, fleet, { start: from, place: to })
}

/**
 * AIE-8.2-i: naves whose side has no land units in the coastal zone, while the enemy has, must leave it; so must
 * the naves of a side that was beaten on land (AIE-8.4.1-b). They need no leader for that, and are lost if there
 * is nowhere to go (RULING-103).
 */
export function* navesMustLeave(g: Alea, place: Place, side: FactionId): Rules {
  if (!navesAreExposed(g, place, side)) return
  const naves = navesOf(g, place, side)
  const pieces = departing(g, place, side)
  const places = harbours(g, { side, pieces, closed: [] }, place)
  if (places.length === 0) {
    for (const ship of naves) {
      g.tell({ kind: 'trapped', rule: 'AIE-8.2-i', data: { side, piece: ship, zone: place } })
      eliminateUnit(g, ship)
    }
    return
  }
  const to = yield* pick({
    role: side,
    rule: 'AIE-8.2-i',
    task: 'naves-must-leave',
    verb: 'evade-to',
    nouns: places,
    about: { zone: place },
  })
  yield* sailAway(g, side, pieces, place, to, 'AIE-8.2-i')
}

/** The naves that must leave, and the leaders of their side who can go with them. */
export function departing(position: AleaPosition, place: Place, side: FactionId): string[] {
  const naves = navesOf(position, place, side)
  const leaders = leadersOf(position, place, side).filter(
    id => !position.state.turn.ill.includes(id) && whyLeaderNotAboard(position, naves, id) === null,
  )
  return [...leaders, ...naves]
}

export function navesAreExposed(position: AleaPosition, place: Place, side: FactionId): boolean {
  const units = unitsOf(position, place, side)
  return (
    units.length > 0 &&
    Object.hasOwn(position.data.zones, place) &&
    units.every(piece => isNaves(position.data, piece)) &&
    hasEnemyLandUnits(position, place, side)
  )
}

/** They are there; where they cannot stay they are driven on. */
export function* sailAway(
  g: Alea,
  side: FactionId,
  pieces: readonly string[],
  from: Place,
  to: Place,
  rule: string,
): Rules {
  g.tell({ kind: 'slipped-away', rule, data: { side, pieces, from, to } })
  yield* enter(g, side, pieces, from, to)
  yield* navesMustLeave(g, to, side)
}
