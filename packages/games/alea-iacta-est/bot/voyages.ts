import { strongestFirst } from '../../imperator/bot/marches.ts'
import type { Order } from '../../imperator/bot/orders.ts'
import { type FactionId, row } from '../data/index.ts'
import { isHopelessLandfall } from '../rules/movement/landfall.ts'
import {
  canSail,
  type Fleet,
  seaways,
  type Voyage,
  whyNotEmbark,
  whyNotEndVoyage,
  whyNotSail,
  withAboard,
} from '../rules/movement/naval.ts'
import {
  commandOf,
  isLeader,
  isLegio,
  isNaves,
  landUnitsOf,
  leadersOf,
  navesOf,
  placeOf,
  sideOf,
  stackIn,
  unit,
} from '../rules/pieces.ts'
import type { AleaPosition, Place } from '../rules/state.ts'
import { legionsToSpare } from './garrisons.ts'
import type { AleaBotReason, VoyageReason } from './reasons.ts'

/** Moves by sea that are worth a thought. */

/** A leader's fleet: empty, with all it can carry, or with half of that. */
export function* voyagesOf(
  position: AleaPosition,
  side: FactionId,
  captain: string,
  rough = false,
): Generator<Order> {
  if (!canSail(position, captain)) return
  const from = placeOf(position, captain)
  const spare = legionsToSpare(position, side, from)
  for (const fleet of fleetsOf(position, side, captain, from, spare)) {
    if (fleet.cargo.length === 0) yield* withoutCargo(position, side, fleet, from)
    else {
      const along = alongWith(fleet)
      for (const path of landfalls(position, fleet, from)) yield orderOf(fleet, from, path, along)
    }
    // The first fleet is the fullest.
    if (rough) return
  }
}

/** A voyage with all who can still go aboard; null if they cannot come to its end, or could only lose there. */
export function asItCanSail(position: AleaPosition, side: FactionId, order: Order): Order | null {
  const { piece: captain, from, path } = order
  if (placeOf(position, captain) !== from || !canSail(position, captain)) return null
  let fleet: Fleet = { side, captain, leaders: [captain], naves: [], cargo: [], flight: false }
  const along = order.along.filter(piece => {
    if (whyNotEmbark(position, fleet, piece) !== null) return false
    fleet = withAboard(position, fleet, piece)
    return true
  })
  let voyage: Voyage = { start: from, place: from, spent: 0 }
  for (const to of path) {
    const way = seaways(position.data, voyage.place).find(each => each.to === to)
    if (way === undefined || whyNotSail(position, fleet, voyage, to) !== null) return null
    voyage = { ...voyage, place: to, spent: voyage.spent + way.cost }
  }
  if (whyNotEndVoyage(position, fleet, voyage) !== null) return null
  return isHopelessLandfall(position, side, fleet, voyage.place) ? null : { ...order, along }
}

/** Empty ships go where an army waits for them, home, or to others that lie at sea; if they have no port, to any. */
function* withoutCargo(position: AleaPosition, side: FactionId, fleet: Fleet, from: Place): Generator<Order> {
  const inPort = isPort(position, from)
  for (const path of landfalls(position, fleet, from)) {
    const to = path.at(-1) ?? from
    const order = orderOf(fleet, from, path)
    if (landUnitsOf(position, to, side).length > 0) yield order
    else if (isHome(position, side, to))
      yield { ...order, reason: shipsReason('bot.ships-home', fleet.captain, to) }
    else if (!inPort && isPort(position, to))
      yield { ...order, reason: shipsReason('bot.ships-to-port', fleet.captain, to) }
  }
  yield* fetches(position, side, fleet, from)
}

function isPort({ data }: AleaPosition, place: Place): boolean {
  return data.zones[place]?.port != null
}

/** A port of an own region. */
function isHome(position: AleaPosition, side: FactionId, zone: Place): boolean {
  const { region } = row(position.data.zones, zone)
  return isPort(position, zone) && region !== null && position.state.regions[region] === side
}

/** To ships that lie at sea without a leader: a leader who joins them can bring them to a port next time. */
function* fetches(position: AleaPosition, side: FactionId, fleet: Fleet, from: Place): Generator<Order> {
  const adrift = Object.keys(position.data.seas).filter(
    sea => navesOf(position, sea, side).length > 0 && leadersOf(position, sea, side).length === 0,
  )
  if (adrift.length === 0) return
  for (const path of waysToSeas(position, fleet, from)) {
    const to = path.at(-1) ?? from
    if (!adrift.includes(to)) continue
    yield { ...orderOf(fleet, from, path), reason: shipsReason('bot.fetch-ships', fleet.captain, to) }
  }
}

/** The ways to every sea where a fleet can end its voyage: AIE-3.4.2-d, the next one from a port, and those beside it. */
function* waysToSeas(position: AleaPosition, fleet: Fleet, from: Place): Generator<Place[]> {
  const start: Voyage = { start: from, place: from, spent: 0 }
  for (const { to: near, cost } of seaways(position.data, from)) {
    if (position.data.seas[near] === undefined || whyNotSail(position, fleet, start, near) !== null) continue
    const there = { ...start, place: near, spent: cost }
    if (whyNotEndVoyage(position, fleet, there) === null) yield [near]
    for (const { to: far, cost: more } of seaways(position.data, near)) {
      if (position.data.seas[far] === undefined || whyNotSail(position, fleet, there, far) !== null) continue
      const on = { ...there, place: far, spent: cost + more }
      if (whyNotEndVoyage(position, fleet, on) === null) yield [near, far]
    }
  }
}

function shipsReason(key: VoyageReason, leader: string, zone: Place): AleaBotReason {
  return { key, values: { leader, zone } }
}

function alongWith({ naves, leaders, cargo }: Fleet): readonly string[] {
  return [...naves, ...leaders.slice(1), ...cargo]
}

export function orderOf(
  fleet: Fleet,
  from: Place,
  path: readonly Place[],
  along: readonly string[] = alongWith(fleet),
): Order {
  return {
    verb: 'sail',
    piece: fleet.leaders[0] ?? fleet.captain,
    along,
    from,
    path,
    drops: {},
  }
}

export function* fleetsOf(
  position: AleaPosition,
  side: FactionId,
  captain: string,
  from: Place,
  spare: number,
  flight = false,
): Generator<Fleet> {
  const stack = stackIn(position, from)
  let empty: Fleet = { side, captain, leaders: [captain], naves: [], cargo: [], flight }
  for (const piece of stack) {
    if (isNaves(position.data, piece) && whyNotEmbark(position, empty, piece) === null)
      empty = withAboard(position, empty, piece)
  }
  if (empty.naves.length === 0) return
  const cargo = strongestFirst(
    position,
    stack.filter(piece => isCargo(position, side, piece)),
  )
  const full = loaded(position, empty, cargo, spare, cargo.length)
  if (full.cargo.length > 0) {
    yield full
    if (full.cargo.length > 2) yield loaded(position, empty, cargo, spare, Math.ceil(full.cargo.length / 2))
    // Some ships stay behind if fewer can carry the same.
    if (full.naves.length > 1) {
      const few = { ...empty, naves: empty.naves.slice(0, 1) }
      const small = loaded(position, few, cargo, spare, 3)
      if (small.cargo.length > 0) yield small
    }
  }
  yield empty
  // Leaders who have nobody to lead here go where somebody waits for them.
  const spared = withSpareLeaders(position, full)
  if (spared.leaders.length > full.leaders.length) {
    yield spared
    if (full.cargo.length > 0) yield withSpareLeaders(position, empty)
  }
}

/** Takes along every leader who is not needed by the units that stay. */
function withSpareLeaders(position: AleaPosition, fleet: Fleet): Fleet {
  const from = placeOf(position, fleet.captain)
  let staying = landUnitsOf(position, from, fleet.side).length - fleet.cargo.length
  let fuller = fleet
  for (const id of leadersOf(position, from, fleet.side)) {
    if (fuller.leaders.includes(id)) continue
    if (staying > 0) staying -= commandOf(position, id)
    else if (whyNotEmbark(position, fuller, id) === null) fuller = withAboard(position, fuller, id)
  }
  return fuller
}

function isCargo(position: AleaPosition, side: FactionId, piece: string): boolean {
  const { data } = position
  return (
    !isLeader(data, piece) &&
    !isNaves(data, piece) &&
    sideOf(position, piece) === side &&
    !unit(position, piece).moved
  )
}

/** Takes cargo aboard, and other leaders to command it. */
function loaded(
  position: AleaPosition,
  empty: Fleet,
  cargo: readonly string[],
  spare: number,
  most: number,
): Fleet {
  const from = placeOf(position, empty.captain)
  const others = stackIn(position, from)
    .filter(piece => isLeader(position.data, piece) && piece !== empty.captain)
    .filter(piece => sideOf(position, piece) === empty.side)
    .toSorted((one, two) => commandOf(position, two) - commandOf(position, one))
  let fleet = empty
  let legions = 0
  for (const piece of cargo) {
    if (fleet.cargo.length >= most) break
    const legio = isLegio(position.data, piece)
    if (legio && legions >= spare) continue
    let next = fleet
    for (;;) {
      const why = whyNotEmbark(position, next, piece)
      if (why === null) break
      const helper = others.find(id => !next.leaders.includes(id))
      if (why.why !== 'command-full-aboard' || helper === undefined) break
      if (whyNotEmbark(position, next, helper) !== null) break
      next = withAboard(position, next, helper)
    }
    if (whyNotEmbark(position, next, piece) !== null) continue
    fleet = withAboard(position, next, piece)
    if (legio) legions++
  }
  return fleet
}

/** The ways to every coast where a fleet can put in. */
export function landfalls(position: AleaPosition, fleet: Fleet, from: Place): Place[][] {
  const found = new Map<Place, Place[]>()
  const seen = new Set<Place>([from])
  let front: { voyage: Voyage; path: Place[] }[] = [
    { voyage: { start: from, place: from, spent: 0 }, path: [] },
  ]
  while (front.length > 0) {
    const next: typeof front = []
    for (const { voyage, path } of front) {
      for (const { to, cost } of seaways(position.data, voyage.place)) {
        if (seen.has(to) || whyNotSail(position, fleet, voyage, to) !== null) continue
        seen.add(to)
        const on = { voyage: { ...voyage, place: to, spent: voyage.spent + cost }, path: [...path, to] }
        if (position.data.zones[to] === undefined) next.push(on)
        else if (whyNotEndVoyage(position, fleet, on.voyage) === null) found.set(to, on.path)
      }
    }
    front = next
  }
  return [...found.values()]
}
