import { frozen, recordOf, row, type Table } from '@aquila/engine'
import type { Citations } from '../../imperator/data/citations.ts'
import type { StackOf } from '../../imperator/data/counter-index.ts'
import type { PeopleOnMap, RegionOnMap, SeaData, SeaOnMap, ZoneOnMap } from '../../imperator/data/map.ts'
import type { CampaignScenario, Series } from '../../imperator/data/series.ts'
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
import {
  type CapitalData,
  capitals,
  constantinopolis,
  type DioceseData,
  dioceses,
  type FleetData,
  type FleetId,
  fleetIds,
  fleets,
} from './dioceses.ts'
import { type EventData, events } from './events.ts'
import { type ForeignLeaderData, foreignLeaders, type RomanLeaderData, romanLeaders } from './leaders.ts'
import { borders, coasts, seas, type ZoneData, zones } from './map.ts'
import { defaultOptions, type OptionData, type OptionId, options } from './options.ts'
import { type NationalityData, nationalities, type PeopleData, peoples } from './peoples.ts'
import { type ScenarioData, scenarios } from './scenarios.ts'
import {
  type StratagemCounter,
  type StratagemData,
  type StratagemId,
  stratagemCounters,
  stratagemIds,
  stratagems,
} from './stratagems.ts'
import {
  type DioceseId,
  dioceseIds,
  type NationalityId,
  nationalityIds,
  type PeopleId,
  peopleIds,
  type RomanUnitKind,
  type ScenarioId,
  type SideId,
  scenarioIds,
  sideIds,
} from './types.ts'
import { foreignUnits, romanUnits, type UnitData } from './units.ts'

export type { CapitalData, DioceseData, FleetData, FleetId, Half } from './dioceses.ts'
export type { EventData, EventId } from './events.ts'
export type {
  ForeignLeaderData,
  House,
  LeaderEntry,
  LeaderFace,
  LeaderGate,
  RomanLeaderData,
} from './leaders.ts'
export type { ZoneData } from './map.ts'
export type { OptionData, OptionId } from './options.ts'
export type { NationalityData, PeopleData, PeopleRank, StackingGroup } from './peoples.ts'
export type { ScenarioData, ScenarioRules, SideSetUp, UsurpationSetUp, Victory } from './scenarios.ts'
export type { StratagemCounter, StratagemData, StratagemFace, StratagemId } from './stratagems.ts'
export type * from './types.ts'
export type { UnitData, UnitKind, UnitRatings } from './units.ts'

/** SV-7.3-B: whether a zone outside the Empire counts as inside for the limit of movement. */
interface ZoneWithin extends ZoneData {
  readonly exempt: boolean
}

export interface Zone extends ZoneWithin, ZoneOnMap {}

/** Fleets enter open seas only (SV-3.4.2-D). */
export interface Sea extends SeaData, SeaOnMap {}

export interface Diocese extends DioceseData, RegionOnMap {
  /** SV-3.7.3-B: the zone of its imperial capital from the start, or null. */
  readonly capital: string | null
  /** SV-3.3.2-B: its zones that touch the outside. */
  readonly fronts: readonly string[]
  /** SV-3.6.3-D: Dioceses that touch it, over land or a strait. */
  readonly adjacent: readonly DioceseId[]
}

export interface Fleet extends FleetData {
  /** SV-3.4.2-F: the seas that its port opens on. */
  readonly gates: readonly string[]
}

export interface People extends PeopleData, PeopleOnMap {}

interface SemperRows {
  readonly zone: ZoneData
  readonly sea: SeaData
  readonly region: DioceseData
  readonly people: PeopleData
  readonly romanLeader: RomanLeaderData
  readonly foreignLeader: ForeignLeaderData
  readonly unit: UnitData
  readonly stratagemCounter: StratagemCounter
  readonly scenario: ScenarioData
}

export type SemperTables = CampaignTables<SemperRows>

interface SemperRowsJoined extends SemperRows {
  readonly zone: ZoneWithin
}

/** Everything the rules read. Plain, frozen, the same object for the whole match. */
export interface SemperData extends JoinedTables<SemperRowsJoined> {
  /** The name of the data pack, or null for the data as shipped. */
  readonly pack: string | null
  /** The rows that the pack changed, such as `leaders.constantin`. */
  readonly changed: readonly string[]
  readonly regions: Readonly<Record<DioceseId, Diocese>>
  readonly regionOrder: readonly DioceseId[]
  /** The six capitals of the beginning. */
  readonly capitals: readonly CapitalData[]
  readonly constantinopolis: typeof constantinopolis
  readonly fleets: Readonly<Record<FleetId, Fleet>>
  readonly peoples: Readonly<Record<PeopleId, People>>
  readonly nationalities: Readonly<Record<NationalityId, NationalityData>>
  readonly romanUnitsOfKind: Readonly<Record<RomanUnitKind, readonly string[]>>
  readonly stratagems: Readonly<Record<StratagemId, StratagemData>>
  /** By the number rolled, 1 to 15. */
  readonly events: Readonly<Record<number, EventData>>
  readonly scenarios: Readonly<Record<ScenarioId, ScenarioData & Pick<CampaignScenario, 'overrides'>>>
  readonly options: readonly OptionData[]
  readonly defaultOptions: Readonly<Record<OptionId, string>>
  // What the series reads.
  readonly factions: readonly [SideId, SideId]
  readonly peopleOrder: readonly PeopleId[]
  readonly nationalityOrder: readonly NationalityId[]
  readonly cites: Citations
  readonly series: Series
}

/** Movement allowances, which no counter prints: SV-1.2.2-A, SV-1.3.2-A. */
export const movementAllowance = { leader: 4, unit: 3, comitatenses: 4 } as const

/** SV-2.C-2: dummy markers in the cup of Phase C. */
export const dummyMarkers = 5

/** SV-6-C: stratagem counters a player may keep. */
export const stratagemsKept = 5

/** SV-7.3-B: the Peoples whose zones count as inside the Empire for the limit of movement. */
const exemptPeoples: readonly PeopleId[] = ['persians', 'armenia', 'iberians']

export { row }

export const baseTables: SemperTables = frozen({
  zones,
  borders,
  seas,
  coasts,
  regions: dioceses,
  peoples,
  romanLeaders,
  foreignLeaders,
  units: [...romanUnits, ...foreignUnits],
  stratagemCounters,
  scenarios,
})

function withinOrExempt(zone: ZoneData): ZoneWithin {
  return {
    ...zone,
    exempt: zone.region === null && zone.people !== null && exemptPeoples.includes(zone.people),
  }
}

function joinDiocese(diocese: DioceseData, zones: Table<Zone>, tables: SemperTables): Diocese {
  const onMap = regionOnMap(diocese.id, tables)
  const beside = regionsBeside(onMap.zones, zones)
  return {
    ...diocese,
    ...onMap,
    capital: onMap.zones.find(zone => row(zones, zone).capital) ?? null,
    fronts: onMap.zones.filter(zone => regionsBeside([zone], zones).includes(null)),
    adjacent: dioceseIds.filter(id => id !== diocese.id && beside.includes(id)),
  }
}

function joinFleet(fleet: FleetData, { coasts: shores }: SemperTables): Fleet {
  const ports = shores.filter(({ zone, port }) => zone === fleet.zone && port)
  return { ...fleet, gates: ports.map(({ sea }) => sea) }
}

function romanUnitsOfKind(tables: SemperTables): SemperData['romanUnitsOfKind'] {
  return {
    ripenses: romanUnitsOf('ripenses', tables),
    'pseudo-comitatenses': romanUnitsOf('pseudo-comitatenses', tables),
    comitatenses: romanUnitsOf('comitatenses', tables),
  }
}

/** Joins the tables into what the rules read, and freezes it. */
export function assemble(
  tables: SemperTables,
  series: Series,
  pack: string | null = null,
  changed: readonly string[] = [],
): SemperData {
  const joined = joinTables<SemperRowsJoined>(
    { ...tables, zones: tables.zones.map(withinOrExempt) },
    { costToEnter, ownBoxes: fleetIds.map(fleet => `box-fleet-${fleet}`), stackOf },
  )
  return frozen({
    ...joined,
    pack,
    changed,
    regions: recordOf(
      tables.regions.map(diocese => joinDiocese(diocese, joined.zones, tables)),
      dioceseIds,
    ),
    regionOrder: tables.regions.map(diocese => diocese.id),
    capitals,
    constantinopolis,
    fleets: recordOf(
      fleets.map(fleet => joinFleet(fleet, tables)),
      fleetIds,
    ),
    peoples: recordOf(
      tables.peoples.map(people => ({ ...people, ...peopleOnMap(people.id, tables) })),
      peopleIds,
    ),
    nationalities: recordOf(nationalities, nationalityIds),
    romanUnitsOfKind: romanUnitsOfKind(tables),
    stratagems: recordOf(stratagems, stratagemIds),
    events: Object.fromEntries(events.map(event => [event.number, event])),
    // No scenario changes the ratings of a leader.
    scenarios: recordOf(
      tables.scenarios.map(scenario => ({ ...scenario, overrides: {} })),
      scenarioIds,
    ),
    options,
    defaultOptions,
    factions: sideIds,
    peopleOrder: peopleIds,
    nationalityOrder: nationalityIds,
    cites: citations,
    series,
  })
}

/** SV-7.2-A to SV-7.2-C: 1 movement point whatever the ground; only great rivers and straits cost more. */
function costToEnter(): number {
  return 1
}

/** One function for all data of the game, so that two sets of data are alike if their tables are. */
const stackOf: StackOf = (primus, secondus, others) => ({ primus, secondus, others })
