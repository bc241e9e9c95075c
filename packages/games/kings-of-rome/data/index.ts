import { byId, frozen, row, type Table } from '@aquila/engine'
import { type EventData, events, type WarData, warLeaders, wars, warUnits } from './events.ts'
import {
  type GarrisonData,
  type GarrisonTableRow,
  garrisonTable,
  laterGarrisons,
  otherGarrisons,
  startGarrisons,
  weakGarrisons,
} from './garrisons.ts'
import { chitLeaders, type KingData, kings, type LeaderData, type OfficeData, offices } from './leaders.ts'
import { type CityData, cities } from './map.ts'
import { type Difficulty, type DifficultyData, difficulties, type OptionData, options } from './options.ts'
import { type PeriodData, periods } from './periods.ts'
import { type City, indexPieces, type PieceIndex } from './piece-index.ts'
import { boxes, eventBox } from './places.ts'
import { buildRoads, buildSeas, hexDistance, type Step } from './roads.ts'
import { hexes, type NationId, type PeriodId } from './types.ts'
import { chitUnits, fleetUnits, seaAreas, startUnits, type UnitData } from './units.ts'

export type { EventData, WarData } from './events.ts'
export type { GarrisonData } from './garrisons.ts'
export type { KingData, LeaderData, OfficeData } from './leaders.ts'
export type { CityData } from './map.ts'
export type { Difficulty, DifficultyData, OptionData } from './options.ts'
export type { PeriodData } from './periods.ts'
export type { City, PieceIndex, PieceKind, Ways } from './piece-index.ts'
export { boxes, eventBox, type Place } from './places.ts'
export type { Step } from './roads.ts'
export { hexDistance, neighboursOf } from './roads.ts'
export type * from './types.ts'
export { hexes } from './types.ts'
export type { UnitData } from './units.ts'

/** The tables as written, before they are joined: what a data pack changes. */
export interface KingsTables {
  readonly cities: readonly CityData[]
  readonly units: readonly UnitData[]
  readonly garrisonTable: readonly GarrisonTableRow[]
  readonly kings: readonly KingData[]
  readonly offices: readonly OfficeData[]
  readonly leaders: readonly LeaderData[]
  readonly events: readonly EventData[]
  readonly wars: readonly WarData[]
  readonly difficulties: Readonly<Record<Difficulty, DifficultyData>>
}

/** Everything the rules read. Plain, frozen, the same object for the whole match. */
export interface KingsData {
  /** The name of the data pack, or null for the data as shipped. */
  readonly pack: string | null
  /** By hex. */
  readonly cities: Table<City>
  /** Hostile cities from the nearest to Rome outwards (KOR-GAR-3): by road, by hexes, by name. */
  readonly hostileCities: readonly City[]
  readonly units: Table<UnitData>
  readonly garrisons: Table<GarrisonData>
  /** The chits that the Garrison Table deals, by people (KOR-PER-1.1). */
  readonly dealtGarrisons: Readonly<Partial<Record<NationId, readonly string[]>>>
  readonly kings: Table<KingData>
  readonly offices: Table<OfficeData>
  readonly leaders: Table<LeaderData>
  readonly events: Table<EventData>
  readonly wars: Table<WarData>
  /** In order, 1 to 7. */
  readonly periods: readonly PeriodData[]
  /** The chits that each period brings to the containers, in the order of the tables. */
  readonly newChits: Readonly<Record<PeriodId, readonly string[]>>
  /** All pieces there are. */
  readonly pieceIds: readonly string[]
  readonly index: PieceIndex
  /** The steps by road out of a hex (KOR-MOVE-1). */
  readonly roads: Table<readonly Step[]>
  /** The steps by sea out of a light hex or a port (KOR-NAV-1). */
  readonly seaways: Table<readonly Step[]>
  readonly difficulties: Readonly<Record<Difficulty, DifficultyData>>
  readonly options: readonly OptionData[]
}

export { row }

export const baseTables: KingsTables = frozen({
  cities,
  units: [...startUnits, ...chitUnits, ...fleetUnits, ...warUnits],
  garrisonTable,
  kings,
  offices,
  leaders: [...chitLeaders, ...warLeaders],
  events,
  wars,
  difficulties,
})

/** Joins the tables into what the rules read, and freezes it. */
export function assemble(tables: KingsTables, pack: string | null = null): KingsData {
  const dealt = startGarrisons(tables.garrisonTable)
  const garrisons = [...dealt, ...laterGarrisons, ...otherGarrisons, ...weakGarrisons]
  const { units, offices: officeRows, leaders, kings: kingRows, events: eventRows } = tables
  const joinedCities = tables.cities.map(city => ({ ...city, id: city.hex }))
  const chits = [...units, ...garrisons, ...officeRows, ...leaders, ...eventRows]
  const pieceIds = [...chits, ...kingRows].map(piece => piece.id)
  const roads = buildRoads()
  const seaways = buildSeas(joinedCities.filter(city => city.port).map(city => city.hex))
  const citiesById = byId(joinedCities)
  return frozen({
    pack,
    cities: citiesById,
    hostileCities: joinedCities
      .filter(city => city.people !== 'rom')
      .toSorted(
        (one, two) =>
          one.fromRome - two.fromRome ||
          hexDistance(hexes.rome, one.hex) - hexDistance(hexes.rome, two.hex) ||
          (one.name < two.name ? -1 : 1),
      ),
    units: byId(units),
    garrisons: byId(garrisons),
    dealtGarrisons: Object.fromEntries(
      tables.garrisonTable.map(({ nation }) => [
        nation,
        dealt.filter(garrison => garrison.nation === nation).map(garrison => garrison.id),
      ]),
    ),
    kings: byId(kingRows),
    offices: byId(officeRows),
    leaders: byId(leaders),
    events: byId(eventRows),
    wars: byId(tables.wars),
    periods,
    newChits: {
      1: chitsOf(1),
      2: chitsOf(2),
      3: chitsOf(3),
      4: chitsOf(4),
      5: chitsOf(5),
      6: chitsOf(6),
      7: chitsOf(7),
    },
    pieceIds,
    index: indexPieces({
      pieces: pieceIds,
      units,
      garrisons,
      offices: officeRows,
      leaders: [...officeRows, ...leaders, ...kingRows],
      cities: Object.values(citiesById),
      roads,
      seaways,
      boxes: [
        ...Object.values(boxes),
        ...[...tables.wars, ...eventRows, ...seaAreas].map(({ id }) => eventBox(id)),
      ],
    }),
    roads,
    seaways,
    difficulties: tables.difficulties,
    options,
  })

  function chitsOf(period: PeriodId): readonly string[] {
    return chits.filter(chit => chit.period === period).map(chit => chit.id)
  }
}

/** The data as shipped. */
export const kingsData: KingsData = assemble(baseTables)
