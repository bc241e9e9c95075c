import { byId, frozen, recordOf, row, type Table } from '@aquila/engine'
import type { Citations } from '../../imperator/data/citations.ts'
import { type CombatTable, combatTable } from '../../imperator/data/combat-table.ts'
import { type CounterIndex, indexCounters, type StackOf } from '../../imperator/data/counter-index.ts'
import { boxes } from '../../imperator/data/places.ts'
import type { Series } from '../../imperator/data/series.ts'
import { citations } from './citations.ts'
import { desertionRegions, type EventData, events } from './events.ts'
import { type ForeignLeaderData, foreignLeaders, type RomanLeaderData, romanLeaders } from './leaders.ts'
import {
  type BorderData,
  borders,
  type CoastData,
  coasts,
  type SeaData,
  seas,
  type ZoneData,
  zones,
} from './map.ts'
import { type AleaOptions, defaultOptions, type OptionData, options } from './options.ts'
import { type NationalityData, nationalities, type PeopleData, peoples } from './peoples.ts'
import { levyBox } from './places.ts'
import { type RegionData, type RomaData, regions, roma } from './regions.ts'
import { divisionOfTheWorld, parthiWarYear, type ScenarioData, scenarios } from './scenarios.ts'
import {
  type StratagemCounter,
  type StratagemData,
  type StratagemId,
  stratagemCounters,
  stratagemIds,
  stratagems,
} from './stratagems.ts'
import {
  factionIds,
  type NationalityId,
  nationalityIds,
  type PeopleId,
  peopleIds,
  type RegionId,
  type RomanUnitKind,
  regionIds,
  type ScenarioId,
  scenarioIds,
} from './types.ts'
import { foreignUnits, romanUnits, type UnitData } from './units.ts'

export type { CombatCell, CombatTable } from '../../imperator/data/combat-table.ts'
export type { EventData, EventId } from './events.ts'
export type { ForeignLeaderData, LeaderFace, RomanLeaderData } from './leaders.ts'
export type { BorderData, CoastData, SeaData, ZoneData } from './map.ts'
export type { AleaOptions, OptionData } from './options.ts'
export type { NationalityData, PeopleData } from './peoples.ts'
export type { RegionData, RomaData } from './regions.ts'
export type {
  ForceData,
  RegionGoal,
  ScenarioData,
  VictoryLevel,
} from './scenarios.ts'
export type { StratagemCounter, StratagemData, StratagemFace, StratagemId } from './stratagems.ts'
export type * from './types.ts'
export type { UnitData } from './units.ts'

/** A zone that a land move can enter from another. */
export interface Neighbour {
  readonly zone: string
  readonly kind: BorderData['kind']
  /** The river or strait crossed, or null. */
  readonly name: string | null
  /** AIE-7.2-b to AIE-7.2-e: movement points to go there: 1, +1 for river or strait, +1 for a mountain zone. */
  readonly cost: number
}

export interface Zone extends ZoneData {
  readonly neighbours: readonly Neighbour[]
  /** Seas that wash it, closed ones included. */
  readonly seas: readonly string[]
  /** AIE-0.2-a. */
  readonly coastal: boolean
  /** Inside the Republic. */
  readonly roman: boolean
}

export interface Sea extends SeaData {
  /** Zones on its shore. */
  readonly coasts: readonly string[]
  /** Adjacent seas that naves may enter (AIE-3.4.2-c). */
  readonly openNeighbours: readonly string[]
}

export interface Region extends RegionData {
  readonly zones: readonly string[]
  readonly cities: readonly string[]
  readonly ports: readonly string[]
}

export interface People extends PeopleData {
  /** Zones of origin. */
  readonly zones: readonly string[]
  readonly units: readonly string[]
  readonly leaders: readonly string[]
  /** Regions that touch a zone of origin (AIE-4.4.1-b). */
  readonly adjacentRegions: readonly RegionId[]
}

/** The tables as written, before they are joined: what a data pack changes. */
export interface AleaTables {
  readonly zones: readonly ZoneData[]
  readonly borders: readonly BorderData[]
  readonly seas: readonly SeaData[]
  readonly coasts: readonly CoastData[]
  readonly regions: readonly RegionData[]
  readonly peoples: readonly PeopleData[]
  readonly romanLeaders: readonly RomanLeaderData[]
  readonly foreignLeaders: readonly ForeignLeaderData[]
  readonly units: readonly UnitData[]
  readonly stratagemCounters: readonly StratagemCounter[]
  readonly scenarios: readonly ScenarioData[]
}

/** Everything the rules read. Plain, frozen, the same object for the whole match. */
export interface AleaData {
  readonly factions: readonly ['caesarian', 'republican']
  /** The name of the data pack, or null for the data as shipped. */
  readonly pack: string | null
  /** The rows that the pack changed, such as `leaders.caesar`. */
  readonly changed: readonly string[]
  readonly zones: Table<Zone>
  readonly zoneIds: readonly string[]
  /** Zones with a city inside the Republic. */
  readonly romanCities: readonly string[]
  /** Zones outside the Republic. */
  readonly zonesAbroad: readonly string[]
  readonly borders: readonly BorderData[]
  readonly seas: Table<Sea>
  readonly coasts: readonly CoastData[]
  readonly regions: Readonly<Record<RegionId, Region>>
  /** In the order of adjustment and recruitment. */
  readonly regionOrder: readonly RegionId[]
  readonly roma: RomaData
  readonly peoples: Readonly<Record<PeopleId, People>>
  readonly peopleOrder: readonly PeopleId[]
  readonly nationalities: Readonly<Record<NationalityId, NationalityData>>
  readonly nationalityOrder: readonly NationalityId[]
  readonly romanLeaders: Table<RomanLeaderData>
  readonly romanLeaderIds: readonly string[]
  readonly foreignLeaders: Table<ForeignLeaderData>
  /** Roman and other units alike. */
  readonly units: Table<UnitData>
  readonly index: CounterIndex
  /** The People of each leader and unit; null: Roman. */
  readonly peopleOfCounter: Table<PeopleId | null>
  /** Roman units, in the order of the counters. */
  readonly romanUnitIds: readonly string[]
  readonly romanUnitsOfKind: Readonly<Record<RomanUnitKind, readonly string[]>>
  readonly stratagems: Readonly<Record<StratagemId, StratagemData>>
  readonly stratagemCounters: Table<StratagemCounter>
  readonly combat: CombatTable
  /** By the number rolled, 1 to 15. */
  readonly events: Readonly<Record<number, EventData>>
  readonly desertionRegions: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, RegionId>>
  readonly scenarios: Readonly<Record<ScenarioId, ScenarioData>>
  readonly divisionOfTheWorld: Table<readonly RegionId[]>
  readonly parthiWarYear: number
  readonly options: readonly OptionData[]
  readonly defaultOptions: AleaOptions
  /** What the rules of the series ask of this game. */
  readonly cites: Citations
  readonly series: Series
}

/** Movement allowances, which no counter prints: AIE-1.2.2-a, AIE-1.3.2-a. */
export const movementAllowance = { leader: 4, land: 3, naves: 1 } as const

/** AIE-2.C-b: dummy markers in the cup of Phase C. */
export const dummyMarkers = 3

/** AIE-6-b: stratagem counters a player may keep. */
export const stratagemsKept = 3

/** AIE-5.1.1-i: the space of the SPQR track on which the Republic dies. */
export const spqrEnd = 5

export { row }

export const baseTables: AleaTables = frozen({
  zones,
  borders,
  seas,
  coasts,
  regions,
  peoples,
  romanLeaders,
  foreignLeaders,
  units: [...romanUnits, ...foreignUnits],
  stratagemCounters,
  scenarios,
})

function neighbours(zone: ZoneData, tables: AleaTables): readonly Neighbour[] {
  return tables.borders.flatMap(({ between: [one, two], kind, name }) => {
    const other = one === zone.id ? two : two === zone.id ? one : null
    const entered = tables.zones.find(each => each.id === other)
    if (entered === undefined) return []
    const cost = 1 + (kind === 'land' ? 0 : 1) + (entered.mountain ? 1 : 0)
    return [{ zone: entered.id, kind, name, cost }]
  })
}

function joinZone(zone: ZoneData, tables: AleaTables): Zone {
  const shores = tables.coasts.filter(coast => coast.zone === zone.id).map(coast => coast.sea)
  return {
    ...zone,
    neighbours: neighbours(zone, tables),
    seas: shores,
    coastal: shores.length > 0,
    roman: zone.region !== null,
  }
}

function joinSea(sea: SeaData, tables: AleaTables): Sea {
  return {
    ...sea,
    coasts: tables.coasts.filter(coast => coast.sea === sea.id).map(coast => coast.zone),
    openNeighbours: tables.seas
      .filter(each => each.open && sea.adjacent.includes(each.id))
      .map(each => each.id),
  }
}

function joinRegion(region: RegionData, tables: AleaTables): Region {
  const inside = tables.zones.filter(zone => zone.region === region.id)
  return {
    ...region,
    zones: inside.map(zone => zone.id),
    cities: inside.filter(zone => zone.city !== null).map(zone => zone.id),
    ports: inside.filter(zone => zone.port !== null).map(zone => zone.id),
  }
}

function joinPeople(people: PeopleData, joined: Table<Zone>, tables: AleaTables): People {
  const home = tables.zones.filter(zone => zone.people === people.id).map(zone => zone.id)
  const touched = home.flatMap(id => row(joined, id).neighbours.map(({ zone }) => row(joined, zone).region))
  return {
    ...people,
    zones: home,
    units: tables.units.filter(unit => unit.people === people.id).map(unit => unit.id),
    leaders: tables.foreignLeaders.filter(leader => leader.people === people.id).map(leader => leader.id),
    adjacentRegions: regionIds.filter(region => touched.includes(region)),
  }
}

function peopleOfCounters({ romanLeaders, foreignLeaders, units }: AleaTables): Table<PeopleId | null> {
  const table: Record<string, PeopleId | null> = Object.create(null)
  for (const { id } of romanLeaders) table[id] = null
  for (const { id, people } of [...foreignLeaders, ...units]) table[id] = people
  return table
}

function romanUnitsOfKind({ units }: AleaTables): AleaData['romanUnitsOfKind'] {
  const ofKind = (kind: RomanUnitKind) =>
    units.filter(unit => unit.people === null && unit.kind === kind).map(unit => unit.id)
  return {
    legio: ofKind('legio'),
    auxilia: ofKind('auxilia'),
    equites: ofKind('equites'),
    naves: ofKind('naves'),
  }
}

/** Joins the tables into what the rules read, and freezes it. */
export function assemble(
  tables: AleaTables,
  series: Series,
  pack: string | null = null,
  changed: readonly string[] = [],
): AleaData {
  const joinedZones = byId(tables.zones.map(zone => joinZone(zone, tables)))
  const zoneIds = tables.zones.map(zone => zone.id)
  return frozen({
    factions: factionIds,
    pack,
    changed,
    zones: joinedZones,
    zoneIds,
    romanCities: zoneIds.filter(id => row(joinedZones, id).roman && row(joinedZones, id).city !== null),
    zonesAbroad: zoneIds.filter(id => !row(joinedZones, id).roman),
    borders: tables.borders,
    seas: byId(tables.seas.map(sea => joinSea(sea, tables))),
    coasts: tables.coasts,
    regions: recordOf(
      tables.regions.map(region => joinRegion(region, tables)),
      regionIds,
    ),
    regionOrder: tables.regions.toSorted((one, two) => one.order - two.order).map(region => region.id),
    roma,
    peoples: recordOf(
      tables.peoples.map(people => joinPeople(people, joinedZones, tables)),
      peopleIds,
    ),
    peopleOrder: peopleIds,
    nationalities: recordOf(nationalities, nationalityIds),
    nationalityOrder: nationalityIds,
    romanLeaders: byId(tables.romanLeaders),
    romanLeaderIds: tables.romanLeaders.map(leader => leader.id),
    foreignLeaders: byId(tables.foreignLeaders),
    units: byId(tables.units),
    index: indexCounters({
      stackOf,
      leaders: [...tables.romanLeaders, ...tables.foreignLeaders].map(leader => leader.id),
      units: tables.units.map(unit => unit.id),
      placesOnMap: [...zoneIds, ...tables.seas.map(sea => sea.id)],
      boxes: [...Object.values(boxes), ...regionIds.map(levyBox)],
    }),
    peopleOfCounter: peopleOfCounters(tables),
    romanUnitIds: tables.units.filter(unit => unit.people === null).map(unit => unit.id),
    romanUnitsOfKind: romanUnitsOfKind(tables),
    stratagems: recordOf(stratagems, stratagemIds),
    stratagemCounters: byId(tables.stratagemCounters),
    combat: combatTable,
    events: Object.fromEntries(events.map(event => [event.number, event])),
    desertionRegions,
    scenarios: recordOf(tables.scenarios, scenarioIds),
    divisionOfTheWorld,
    parthiWarYear,
    options,
    defaultOptions,
    cites: citations,
    series,
  })
}

/** One function for all data of the game, so that two sets of data are alike if their tables are. */
const stackOf: StackOf = (caesarian, republican, others) => ({ caesarian, republican, others })
