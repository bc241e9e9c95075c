import { frozen, recordOf, row, type Table } from '@aquila/engine'
import type { Citations } from '../../imperator/data/citations.ts'
import type { StackOf } from '../../imperator/data/counter-index.ts'
import type { PeopleOnMap, RegionOnMap, SeaData, ZoneOnMap } from '../../imperator/data/map.ts'
import type { Series } from '../../imperator/data/series.ts'
import {
  type CampaignTables,
  type JoinedTables,
  joinTables,
  peopleOnMap,
  regionOnMap,
  regionsBeside,
  romanUnitsOf,
} from '../../imperator/data/tables.ts'
import { citations } from './citations.ts'
import { desertionRegions, type EventData, events } from './events.ts'
import { type ForeignLeaderData, foreignLeaders, type RomanLeaderData, romanLeaders } from './leaders.ts'
import { borders, coasts, seas, type ZoneData, zones } from './map.ts'
import { defaultOptions, type OptionData, type OptionId, options } from './options.ts'
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

export type { CombatCell } from '../../imperator/data/combat-table.ts'
export type { EventData, EventId } from './events.ts'
export type { LeaderFace } from './leaders.ts'
export type { ZoneData } from './map.ts'
export type { OptionData } from './options.ts'
export type { NationalityData, PeopleData } from './peoples.ts'
export type { RegionData, RomaData } from './regions.ts'
export type {
  ForceData,
  RegionGoal,
  ScenarioData,
  VictoryLevel,
} from './scenarios.ts'
export type { StratagemData, StratagemFace, StratagemId } from './stratagems.ts'
export type * from './types.ts'
export type { UnitData } from './units.ts'

/** AIE-0.2-a: a zone is coastal where a sea washes it. */
export interface Zone extends ZoneData, ZoneOnMap {}

export interface Region extends RegionData, RegionOnMap {
  readonly ports: readonly string[]
}

export interface People extends PeopleData, PeopleOnMap {
  /** Regions that touch a zone of origin (AIE-4.4.1-b). */
  readonly adjacentRegions: readonly RegionId[]
}

interface AleaRows {
  readonly zone: ZoneData
  readonly sea: SeaData
  readonly region: RegionData
  readonly people: PeopleData
  readonly romanLeader: RomanLeaderData
  readonly foreignLeader: ForeignLeaderData
  readonly unit: UnitData
  readonly stratagemCounter: StratagemCounter
  readonly scenario: ScenarioData
}

export type AleaTables = CampaignTables<AleaRows>

/** Everything the rules read. Plain, frozen, the same object for the whole match. */
export interface AleaData extends JoinedTables<AleaRows> {
  readonly factions: readonly ['caesarian', 'republican']
  /** The name of the data pack, or null for the data as shipped. */
  readonly pack: string | null
  /** The rows that the pack changed, such as `leaders.caesar`. */
  readonly changed: readonly string[]
  readonly regions: Readonly<Record<RegionId, Region>>
  /** In the order of adjustment and recruitment. */
  readonly regionOrder: readonly RegionId[]
  readonly roma: RomaData
  readonly peoples: Readonly<Record<PeopleId, People>>
  readonly peopleOrder: readonly PeopleId[]
  readonly nationalities: Readonly<Record<NationalityId, NationalityData>>
  readonly nationalityOrder: readonly NationalityId[]
  readonly romanUnitsOfKind: Readonly<Record<RomanUnitKind, readonly string[]>>
  readonly stratagems: Readonly<Record<StratagemId, StratagemData>>
  /** By the number rolled, 1 to 15. */
  readonly events: Readonly<Record<number, EventData>>
  readonly desertionRegions: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, RegionId>>
  readonly scenarios: Readonly<Record<ScenarioId, ScenarioData>>
  readonly divisionOfTheWorld: Table<readonly RegionId[]>
  readonly parthiWarYear: number
  readonly options: readonly OptionData[]
  readonly defaultOptions: Readonly<Record<OptionId, string>>
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

function joinRegion(region: RegionData, tables: AleaTables): Region {
  const ports = tables.zones.filter(zone => zone.region === region.id && zone.port !== null)
  return { ...region, ...regionOnMap(region.id, tables), ports: ports.map(zone => zone.id) }
}

function joinPeople(people: PeopleData, zones: Table<Zone>, tables: AleaTables): People {
  const onMap = peopleOnMap(people.id, tables)
  const beside = regionsBeside(onMap.zones, zones)
  return { ...people, ...onMap, adjacentRegions: regionIds.filter(region => beside.includes(region)) }
}

function romanUnitsOfKind(tables: AleaTables): AleaData['romanUnitsOfKind'] {
  return {
    legio: romanUnitsOf('legio', tables),
    auxilia: romanUnitsOf('auxilia', tables),
    equites: romanUnitsOf('equites', tables),
    naves: romanUnitsOf('naves', tables),
  }
}

/** Joins the tables into what the rules read, and freezes it. */
export function assemble(
  tables: AleaTables,
  series: Series,
  pack: string | null = null,
  changed: readonly string[] = [],
): AleaData {
  const joined = joinTables(tables, { costToEnter, ownBoxes: regionIds.map(levyBox), stackOf })
  return frozen({
    ...joined,
    factions: factionIds,
    pack,
    changed,
    regions: recordOf(
      tables.regions.map(region => joinRegion(region, tables)),
      regionIds,
    ),
    regionOrder: tables.regions.toSorted((one, two) => one.order - two.order).map(region => region.id),
    roma,
    peoples: recordOf(
      tables.peoples.map(people => joinPeople(people, joined.zones, tables)),
      peopleIds,
    ),
    peopleOrder: peopleIds,
    nationalities: recordOf(nationalities, nationalityIds),
    nationalityOrder: nationalityIds,
    romanUnitsOfKind: romanUnitsOfKind(tables),
    stratagems: recordOf(stratagems, stratagemIds),
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

/** AIE-7.2-b to AIE-7.2-e: 1 movement point, and 1 more into a mountain zone. */
function costToEnter(zone: ZoneData): number {
  return zone.mountain ? 2 : 1
}

/** One function for all data of the game, so that two sets of data are alike if their tables are. */
const stackOf: StackOf = (caesarian, republican, others) => ({ caesarian, republican, others })
