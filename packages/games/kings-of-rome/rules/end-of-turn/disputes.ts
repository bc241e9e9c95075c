import type { Rules } from '@aquila/engine'
import { type HexId, hexes, neighboursOf, row } from '../../data/index.ts'
import { keptByData } from '../../data/kept.ts'
import { isFriendly, isRomanized } from '../cities.ts'
import { friendlyPort, romanHarbour } from '../deployment/units.ts'
import {
  freeUnitsIn,
  hexesOf,
  isHex,
  isShip,
  leadersIn,
  piecesOnMap,
  placeOf,
  put,
  romanShips,
  romanStackIn,
  unitsIn,
} from '../pieces.ts'
import { moveAll, romansStepBack, withdrawFromMap } from '../retreats.ts'
import { boxes, type Kings, type KingsPosition } from '../state.ts'

/** KOR-EOT-1, KOR-EOT-2: armies part, offices end, fleets go home. */
export function* disputes(g: Kings): Rules {
  // All that must move are found before any moves, so that nobody goes twice.
  const disputed = hexesOf(g, piecesOnMap(g, 'roman'))
    .filter(hex => isDisputed(g, hex))
    .map(hex => ({ hex, stack: romanStackIn(g, hex) }))
  for (const { hex, stack } of disputed) yield* romansStepBack(g, stack, hex, null, 'KOR-EOT-1', 'dispute')
  endOffices(g)
  fleetsGoHome(g)
}

/** RULING-40: outside Roman cities, in or beside a hex with hostile units. */
export function isDisputed(position: KingsPosition, hex: HexId): boolean {
  if (hex === hexes.rome || isRomanized(position, hex)) return false
  return inAndAround(position.data, hex).some(near => unitsIn(position, near, 'hostile').length > 0)
}

const inAndAround = keptByData((_data, hex) => [hex, ...neighboursOf(hex)])

/** KOR-EOT-2: Magistri and Tribunes go back into the R container, the units they led to Rome. */
function endOffices(g: Kings): void {
  for (const office of g.data.index.offices) {
    const hex = placeOf(g, office)
    if (!isHex(hex) || g.state.convicted.includes(office)) continue
    const others = leadersIn(g, hex, 'roman').filter(leader => g.data.offices[leader] === undefined)
    if (others.length === 0) moveAll(g, freeUnitsIn(g, hex), hex, hexes.rome, 'KOR-EOT-2', 'office-ends')
    put(g, office, boxes.roman)
    g.tell({ kind: 'office-ends', rule: 'KOR-EOT-2', data: { office } })
  }
}

/** RULING-76: fleets do not winter in hostile ports or at sea. */
function fleetsGoHome(g: Kings): void {
  romanFleetsGoHome(g)
  for (const ship of piecesOnMap(g, 'hostile').filter(piece => isShip(g, piece))) leaveLostPort(g, ship)
}

/** KOR-NAV-4: to the nearest port that is still its people's; without one, as RULING-47 says. */
function leaveLostPort(g: Kings, ship: string): void {
  const { nation } = row(g.data.units, ship)
  const from = placeOf(g, ship)
  if (isFriendly(g, from, nation)) return
  const port = friendlyPort(g, from, nation)
  if (port === boxes.pool) withdrawFromMap(g, ship, 'KOR-NAV-4')
  else moveAll(g, [ship], from, port, 'KOR-NAV-4', 'to-port')
}

/** KOR-NAV-3, RULING-76: a fleet that is in no Roman port, or in none any more, goes home. */
export function romanFleetsGoHome(g: Kings): void {
  const home = romanHarbour(g)
  const ships = romanShips(g).filter(ship => {
    const place = placeOf(g, ship)
    return place !== home && !isRomanized(g, place)
  })
  for (const ship of ships) {
    const from = placeOf(g, ship)
    moveAll(g, [ship], from, home, 'KOR-NAV-3', 'fleet-home')
  }
}
