import { choicesWith, type Rules } from '@aquila/engine'
import { type HexId, hexes, type KingsData, type NationId, row } from '../../data/index.ts'
import { keptByData } from '../../data/kept.ts'
import { allowance } from '../../data/periods.ts'
import { neighboursOf } from '../../data/roads.ts'
import { meetInTheOpen, navalBattle, UNITS_ABOARD } from '../battle/index.ts'
import { cityIn, isRomanized } from '../cities.ts'
import {
  capacityOf,
  freeUnitsIn,
  isUnit,
  leadersIn,
  ledBy,
  noteEntry,
  placeOf,
  put,
  putTogether,
  shipsIn,
} from '../pieces.ts'
import type { KingsReason } from '../reasons.ts'
import { canSpend, changeIp } from '../score.ts'
import { askSenate, isRefused } from '../senate.ts'
import { type Kings, type KingsPosition, ROME } from '../state.ts'
import { ask, type KingsChoice } from '../tasks.ts'
import { reach } from '../travel.ts'

/** KOR-NAV-2 */
export const sailingCost = 2

/** KOR-NAV-3, RULING-30: a fleet in a Roman port, with somewhere to go. */
export function whyNotSail(position: KingsPosition, hex: HexId): KingsReason | null {
  if (shipsIn(position, hex, 'roman').length === 0 || !isRomanPort(position, hex))
    return { rule: 'KOR-NAV-3', why: 'no-fleet', about: { hex } }
  return !canSpend(position.state, sailingCost) && voyages(position, hex, false).length === 0
    ? { rule: 'KOR-NAV-1', why: 'nowhere-to-sail' }
    : null
}

export function isRomanPort(position: KingsPosition, hex: HexId): boolean {
  return cityIn(position, hex)?.port === true && isRomanized(position, hex)
}

/** One voyage: from a port to a port, or to a city on the coast. */
export interface Voyage {
  readonly to: HexId
  /** Where the ships end: the port, or the sea before a city without one. */
  readonly anchorage: HexId
  readonly cost: number
}

/** All ports and cities on the coast within reach of a port: the sea is the same all match long. */
const landings = keptByData(landingsFrom)

function landingsFrom(data: KingsData, from: HexId): Voyage[] {
  const { places, seaways } = data.index
  const arrivals = reach(
    data,
    seaways,
    from,
    allowance.ship,
    0,
    number => data.cities[places[number] ?? ''] !== undefined,
  )
  const found: Voyage[] = []
  for (const { hex, port } of Object.values(data.cities)) {
    if (hex === from || hex === hexes.rome) continue
    if (port) {
      const cost = arrivals.costTo(hex)
      if (cost < Number.POSITIVE_INFINITY) found.push({ to: hex, anchorage: hex, cost })
      continue
    }
    const [beach] = neighboursOf(hex)
      .filter(sea => data.cities[sea] === undefined)
      .map(sea => ({ sea, cost: arrivals.costTo(sea) + 1 }))
      .filter(({ cost }) => cost <= allowance.ship)
      .toSorted((one, two) => one.cost - two.cost || (one.sea < two.sea ? -1 : 1))
    if (beach !== undefined) found.push({ to: hex, anchorage: beach.sea, cost: beach.cost })
  }
  return found.toSorted((one, two) => (one.to < two.to ? -1 : 1))
}

/**
 * KOR-NAV-1, RULING-30: where the fleet can go. With troops aboard to any port or city on the coast; without, to Roman
 * ports and to fleets of the enemy. A fleet stays at sea only to put troops ashore (RULING-76), and it does not go to a
 * fleet of a people with whom it must keep peace.
 */
export function voyages(position: KingsPosition, from: HexId, carrying: boolean): Voyage[] {
  return landings(position.data, from).filter(({ to }) => {
    if (cityIn(position, to) === null) return false
    const isOpen = carrying || isRomanPort(position, to) || hasFleetInPort(position, to)
    return isOpen && whyPeaceWithFleet(position, to) === null
  })
}

function hasFleetInPort(position: KingsPosition, hex: HexId): boolean {
  return cityIn(position, hex)?.port === true && shipsIn(position, hex, 'hostile').length > 0
}

/** KOR-SEN-2: why the fleet in this port must be left alone. */
export function whyPeaceWithFleet(position: KingsPosition, hex: HexId): KingsReason | null {
  for (const nation of peoplesOfFleet(position, hex))
    if (isRefused(position, nation)) return { rule: 'KOR-SEN-2', why: 'senate-refuses', about: { nation } }
  return null
}

/** The peoples whose ships lie there. */
export function peoplesOfFleet(position: KingsPosition, hex: HexId): readonly NationId[] {
  const ships = shipsIn(position, hex, 'hostile')
  // In most ports there is none.
  if (ships.length === 0) return NOBODY
  return [...new Set(ships.map(ship => row(position.data.units, ship).nation))]
}

const NOBODY: readonly NationId[] = []

/** KOR-SEN-1, RULING-11: to attack a fleet is to make war on its people. True: the Senate lets them go. */
function* senateLetsSail(g: Kings, { anchorage }: Voyage): Rules<boolean> {
  for (const nation of peoplesOfFleet(g, anchorage)) if (!(yield* askSenate(g, nation))) return false
  return true
}

/** KOR-NAV-1 to KOR-NAV-3: the fleet takes troops aboard, sails, fights if it must, and lands. True if it sailed. */
export function* sail(g: Kings, port: HexId): Rules<boolean> {
  const fleet = shipsIn(g, port, 'roman')
  const aboard: string[] = []
  for (;;) {
    const open = voyages(g, port, aboard.length > 0)
    const { verb, noun } = yield ask({
      role: ROME,
      rule: 'KOR-NAV-1',
      task: 'sail',
      choices: [
        ...choicesWith(
          'sail-to',
          open.map(({ to }) => to),
        ),
        ...embarkChoices(g, port, fleet.length, aboard),
        { verb: 'stay-in-port' },
      ],
      about: {
        port,
        ships: fleet.length,
        aboard: aboard.length,
        cargo: [...aboard],
        cost: aboard.length > 0 ? sailingCost : 0,
      },
    })
    if (verb === 'stay-in-port') return false
    if (verb === 'embark') aboard.push(String(noun))
    else if (verb === 'disembark') aboard.splice(aboard.indexOf(String(noun)), 1)
    else {
      const voyage = open.find(({ to }) => to === noun)
      if (voyage === undefined) throw new Error(`no voyage to ${String(noun)}`)
      if (!(yield* senateLetsSail(g, voyage))) continue
      yield* voyageTo(g, port, voyage, fleet, aboard)
      return true
    }
  }
}

function embarkChoices(
  position: KingsPosition,
  port: HexId,
  ships: number,
  aboard: readonly string[],
): KingsChoice<'sail'>[] {
  const here = [...leadersIn(position, port, 'roman'), ...freeUnitsIn(position, port)]
  const open = here.filter(
    piece => !aboard.includes(piece) && whyNotEmbark(position, piece, ships, aboard) === null,
  )
  const free = aboard.filter(piece => whyNotDisembark(position, piece, aboard) === null)
  return [...choicesWith('embark', open), ...choicesWith('disembark', free)]
}

/** RULING-30: three units to a ship, any leaders, who command them; KOR-NAV-2: and two points of influence to spend. */
export function whyNotEmbark(
  position: KingsPosition,
  piece: string,
  ships: number,
  aboard: readonly string[],
): KingsReason | null {
  const { state, data } = position
  if (!isRomanPort(position, placeOf(position, piece))) return { rule: 'KOR-NAV-3', why: 'unit-not-here' }
  if (!canSpend(state, sailingCost))
    return { rule: 'KOR-NAV-2', why: 'no-influence', about: { cost: sailingCost } }
  if (state.notes.triumphed.includes(piece)) return { rule: 'KOR-TRI-2', why: 'triumphed' }
  const units = aboard.filter(other => isUnit(data, other)).length
  if (isUnit(data, piece)) {
    // Units never travel without a leader (RULING-15).
    if (aboard.every(other => isUnit(data, other))) return { rule: 'KOR-NAV-2', why: 'leader-first' }
    if (units >= UNITS_ABOARD * ships) return { rule: 'KOR-NAV-2', why: 'ships-full' }
    return whyNobodyLeads(position, piece, aboard)
  }
  return null
}

/** KOR-ARMY-3, KOR-OFF-3: nobody aboard can lead this unit too. */
function whyNobodyLeads(
  position: KingsPosition,
  unit: string,
  aboard: readonly string[],
): KingsReason | null {
  if (areCommanded(position, [...aboard, unit])) return null
  const ashore = leadersIn(position, placeOf(position, unit), 'roman').filter(
    other => !aboard.includes(other),
  )
  if (ashore.some(leader => ledBy(position, leader).includes(unit)) && takenUpBy(position, aboard) === 0)
    return { rule: 'KOR-OFF-3', why: 'only-from-rome' }
  const capacity = takenUpBy(position, aboard) + ledByOffices(position, aboard).length
  return { rule: 'KOR-ARMY-3', why: 'capacity', about: { capacity } }
}

/** KOR-ARMY-3, RULING-15: units aboard need somebody to command them, at sea as on land. */
export function whyNotDisembark(
  position: KingsPosition,
  piece: string,
  aboard: readonly string[],
): KingsReason | null {
  const others = aboard.filter(other => other !== piece)
  return areCommanded(position, others) ? null : { rule: 'KOR-ARMY-3', why: 'leads-cargo' }
}

/**
 * KOR-ARMY-3: the leaders aboard can command all units aboard. KOR-OFF-3: an office has those whom he leads in the port;
 * other leaders take up whom they like.
 */
function areCommanded(position: KingsPosition, aboard: readonly string[]): boolean {
  const led = ledByOffices(position, aboard)
  const others = aboard.filter(piece => isUnit(position.data, piece) && !led.includes(piece))
  return others.length <= takenUpBy(position, aboard)
}

/** How many units the leaders aboard can command who may take up anybody. */
function takenUpBy(position: KingsPosition, aboard: readonly string[]): number {
  const { data } = position
  return aboard
    .filter(piece => !isUnit(data, piece) && data.offices[piece] === undefined)
    .reduce((sum, leader) => sum + capacityOf(position, leader), 0)
}

function ledByOffices(position: KingsPosition, aboard: readonly string[]): string[] {
  return aboard
    .filter(piece => position.data.offices[piece] !== undefined)
    .flatMap(office => ledBy(position, office))
}

function* voyageTo(
  g: Kings,
  from: HexId,
  { to, anchorage, cost }: Voyage,
  fleet: readonly string[],
  aboard: readonly string[],
): Rules {
  if (aboard.length > 0) yield* changeIp(g, -sailingCost, 'KOR-NAV-2', 'sailing')
  putTogether(g, [...fleet, ...aboard], anchorage)
  g.tell({
    kind: 'sails',
    rule: 'KOR-NAV-1',
    data: { fleet: [...fleet], aboard: [...aboard], from, to, anchorage, cost },
  })
  if (shipsIn(g, anchorage, 'hostile').length > 0)
    yield* navalBattle(g, { hex: anchorage, from, cargo: aboard })
  // Anybody who is still here goes ashore; a beaten fleet has carried the others home.
  const ashore = aboard.filter(piece => placeOf(g, piece) === anchorage)
  for (const piece of ashore) {
    put(g, piece, to)
    if (!isUnit(g.data, piece)) noteEntry(g, piece, anchorage)
  }
  if (ashore.length === 0) return
  g.tell({ kind: 'lands', rule: 'KOR-NAV-1', data: { pieces: ashore, hex: to, from: anchorage } })
  yield* meetInTheOpen(g, to, anchorage)
}
