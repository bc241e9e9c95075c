import type { Table } from '@aquila/engine'
import type { GarrisonData } from './garrisons.ts'
import type { OfficeData } from './leaders.ts'
import type { CityData } from './map.ts'
import type { Place } from './places.ts'
import type { Step } from './roads.ts'
import { type HexId, hexes } from './types.ts'
import type { UnitData } from './units.ts'

export interface City extends CityData {
  /** The hex it lies in. */
  readonly id: HexId
}

/** What a piece is: a king, an office and a leader of whatever side are leaders; events are all that never lie on the map. */
export type PieceKind = 'unit' | 'garrison' | 'leader' | 'event'

/** The number of each piece and of each place. Positions keep both as lists, because lists are quickly copied. */
export interface PieceIndex {
  readonly pieces: readonly string[]
  readonly numberOf: ReadonlyMap<string, number>
  /** By the number of the piece. */
  readonly kinds: readonly PieceKind[]
  /** By the number of the piece: a ship, whoever sails it. */
  readonly afloat: readonly boolean[]
  readonly leaderNumbers: readonly number[]
  /** Units and leaders: all that can move on the map. */
  readonly movingNumbers: readonly number[]
  readonly offices: readonly string[]
  /** KOR-OFF-5: the offices of a Magister. */
  readonly magistri: readonly string[]
  /** The hexes that a piece can enter, by their names, and then the boxes. */
  readonly places: readonly Place[]
  readonly numberOfPlace: ReadonlyMap<Place, number>
  /** How many of the places are hexes. */
  readonly hexes: number
  /** A null for each hex: what a search along the ways starts from. */
  readonly unreached: readonly null[]
  /** Ships that can sail for Rome. */
  readonly ships: readonly string[]
  /** All cities but Rome, and the site of Ostia. */
  readonly cities: readonly CityPlace[]
  /** Rome too. Hexes read as numbers, and a record with numbers for keys is slow to look into. */
  readonly cityIn: ReadonlyMap<HexId, City>
  /** By the name of the city. */
  readonly hexOfCity: ReadonlyMap<string, HexId>
  /** The steps out of a hex, by its number. */
  readonly roads: Ways
  readonly seaways: Ways
}

export interface CityPlace {
  readonly city: City
  readonly number: number
}

/** Steps by the number of the hex they start from. Costs are whole numbers of half points. */
export type Ways = readonly (readonly NumberedStep[])[]

export interface NumberedStep {
  readonly to: number
  readonly halves: number
  readonly tiber: boolean
}

interface Tables {
  readonly pieces: readonly string[]
  readonly units: readonly UnitData[]
  readonly garrisons: readonly GarrisonData[]
  readonly offices: readonly OfficeData[]
  /** Kings and offices too. */
  readonly leaders: readonly { readonly id: string }[]
  readonly cities: readonly City[]
  readonly roads: Table<readonly Step[]>
  readonly seaways: Table<readonly Step[]>
  readonly boxes: readonly Place[]
}

export function indexPieces(tables: Tables): PieceIndex {
  const { pieces, cities, roads, seaways } = tables
  const kinds = new Map<string, PieceKind>([
    ...tables.units.map(({ id }) => [id, 'unit'] as const),
    ...tables.garrisons.map(({ id }) => [id, 'garrison'] as const),
    ...tables.leaders.map(({ id }) => [id, 'leader'] as const),
  ])
  const numbersOf = (isMeant: (kind: PieceKind | undefined) => boolean) =>
    [...pieces.keys()].filter(number => isMeant(kinds.get(pieces[number] ?? '')))
  const ships = new Set(tables.units.filter(isShip).map(({ id }) => id))
  const entered = new Set([...cities.map(city => city.hex), ...Object.keys(roads), ...Object.keys(seaways)])
  const onMap = [...entered].toSorted()
  const places = [...onMap, ...tables.boxes]
  const numberOfPlace = new Map(places.map((place, number) => [place, number]))
  const numberOf = (hex: HexId) => numberOfPlace.get(hex) ?? -1
  const numbered = (ways: Table<readonly Step[]>) =>
    onMap.map(hex =>
      (ways[hex] ?? []).map(({ to, cost, tiber }) => ({
        to: numberOf(to),
        halves: Math.round(cost * 2),
        tiber,
      })),
    )
  return {
    pieces,
    numberOf: new Map(pieces.map((id, number) => [id, number])),
    kinds: pieces.map(piece => kinds.get(piece) ?? 'event'),
    afloat: pieces.map(piece => ships.has(piece)),
    leaderNumbers: numbersOf(kind => kind === 'leader'),
    movingNumbers: numbersOf(kind => kind === 'leader' || kind === 'unit'),
    offices: tables.offices.map(({ id }) => id),
    magistri: tables.offices.filter(({ office }) => office === 'magister').map(({ id }) => id),
    ships: tables.units.filter(({ roman }) => roman?.type === 'ship').map(({ id }) => id),
    places,
    numberOfPlace,
    hexes: onMap.length,
    unreached: onMap.map(() => null),
    cities: cities
      .filter(({ hex }) => hex !== hexes.rome)
      .map(city => ({ city, number: numberOf(city.hex) })),
    cityIn: new Map(cities.map(city => [city.hex, city])),
    hexOfCity: new Map(cities.map(({ name, hex }) => [name, hex])),
    roads: numbered(roads),
    seaways: numbered(seaways),
  }
}

function isShip({ roman, hostile }: UnitData): boolean {
  return roman?.type === 'ship' || hostile?.type === 'ship'
}
