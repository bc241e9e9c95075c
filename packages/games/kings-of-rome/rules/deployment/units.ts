import { type Face, type HexId, hexes, type NationId, row } from '../../data/index.ts'
import { isFriendly, isRomanized } from '../cities.ts'
import { put } from '../pieces.ts'
import { boxes, type Kings, type KingsPosition } from '../state.ts'
import { nearestFirst, nearestFriendlyCity } from '../travel.ts'

/** KOR-DEP-1: Roman units in Rome, others in the city named on the chit. */
export function deployUnit(g: Kings, unit: string, from: Face): void {
  const { roman, hostile, nation } = row(g.data.units, unit)
  if (from === 'hostile' && hostile === null) {
    // RULING-65: the first levy and the ships of Ostia serve nobody else.
    put(g, unit, boxes.roman)
    g.tell({ kind: 'serves-rome', rule: 'KOR-NAV-5', data: { piece: unit, side: 'roman' } })
    return
  }
  if (from === 'roman') {
    const to = roman?.type === 'ship' ? romanHarbour(g) : hexes.rome
    put(g, unit, to, 'roman')
    g.tell({ kind: 'chit-deployed', rule: 'KOR-DEP-1', data: { piece: unit, side: 'roman', to } })
    return
  }
  const home = homeOf(g, unit)
  const to =
    hostile?.type === 'ship' ? friendlyPort(g, home, nation) : (friendlyHome(g, home, nation) ?? boxes.pool)
  put(g, unit, to, 'hostile')
  g.tell({ kind: 'chit-deployed', rule: 'KOR-DEP-1', data: { piece: unit, side: 'hostile', to } })
}

/** KOR-NAV-3, RULING-30: ships wait in Rome until Ostia is there to receive them. */
export function romanHarbour(position: KingsPosition): HexId {
  return isRomanized(position, hexes.ostia) ? hexes.ostia : hexes.rome
}

/** The hex of the city named on a chit. */
export function homeOf({ data }: Pick<KingsPosition, 'data'>, piece: string): HexId {
  const home = data.units[piece]?.home ?? data.leaders[piece]?.home ?? null
  const hex = home === null ? undefined : data.index.hexOfCity.get(home)
  if (hex === undefined) throw new Error(`${piece} has no home`)
  return hex
}

/** RULING-47: home, or the nearest friendly city if home is lost; null if the people has no city left. */
export function friendlyHome(position: KingsPosition, home: HexId, nation: NationId): HexId | null {
  if (isFriendly(position, home, nation)) return home
  return nearestFriendlyCity(position, home, nation)
}

/** RULING-47 for ships: the nearest port that is still friendly; none: the General Pool. */
export function friendlyPort(position: KingsPosition, home: HexId, nation: NationId): HexId | 'pool' {
  const { cities, seaways } = position.data.index
  const ports = cities
    .filter(({ city, number }) => city.port && (seaways[number] ?? []).length > 0)
    .map(({ city }) => city.hex)
    .filter(hex => isFriendly(position, hex, nation))
  return ports.includes(home) ? home : (nearestFirst(position.data, home, ports)[0] ?? boxes.pool)
}
