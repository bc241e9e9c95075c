import { byId, frozen, recordOf, row, type Table } from '@aquila/engine'
import type { Citations } from '../../imperator/data/citations.ts'
import { type CombatTable, combatTable } from '../../imperator/data/combat-table.ts'
import { type CounterIndex, indexCounters, type StackOf } from '../../imperator/data/counter-index.ts'
import { boxes } from '../../imperator/data/places.ts'
import type { CampaignScenario, Series } from '../../imperator/data/series.ts'
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
import { defaultOptions, type OptionData, options, type SemperOptions } from './options.ts'
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
export type { BorderData, CoastData, SeaData, Town, ZoneData } from './map.ts'
export type { OptionData, OptionId, SemperOptions } from './options.ts'
export type { NationalityData, PeopleData, PeopleRank, StackingGroup } from './peoples.ts'
export type { ScenarioData, ScenarioRules, SideSetUp, UsurpationSetUp, Victory } from './scenarios.ts'
export type { StratagemCounter, StratagemData, StratagemFace, StratagemId } from './stratagems.ts'
export type * from './types.ts'
export type { UnitData, UnitKind, UnitRatings } from './units.ts'

/** A zone that a land move can enter from another. */
export interface Neighbour {
  readonly zone: string
  readonly kind: BorderData['kind']
  /** The river or strait crossed, or null. */
  readonly name: string | null
  /** SV-7.2-A to SV-7.2-C: movement points to go there: 1, and 1 more over a great river or a strait. */
  readonly cost: number
}

export interface Zone extends ZoneData {
  readonly neighbours: readonly Neighbour[]
  /** Seas that wash it, closed ones included. */
  readonly seas: readonly string[]
  readonly coastal: boolean
  /** Inside the Empire. */
  readonly roman: boolean
  /** SV-7.3-B: a zone outside the Empire that counts as inside for the limit of movement. */
  readonly exempt: boolean
}

export interface Sea extends SeaData {
  /** Zones on its shore. */
  readonly coasts: readonly string[]
  /** Adjacent seas that fleets may enter (SV-3.4.2-D). */
  readonly openNeighbours: readonly string[]
}

export interface Diocese extends DioceseData {
  readonly zones: readonly string[]
  /** Zones with a city, the capital's included. */
  readonly cities: readonly string[]
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

export interface People extends PeopleData {
  /** Zones of origin. */
  readonly zones: readonly string[]
  readonly units: readonly string[]
  readonly leaders: readonly string[]
}

/** The tables as written, before they are joined: what a data pack changes. */
export interface SemperTables {
  readonly zones: readonly ZoneData[]
  readonly borders: readonly BorderData[]
  readonly seas: readonly SeaData[]
  readonly coasts: readonly CoastData[]
  readonly regions: readonly DioceseData[]
  readonly peoples: readonly PeopleData[]
  readonly romanLeaders: readonly RomanLeaderData[]
  readonly foreignLeaders: readonly ForeignLeaderData[]
  readonly units: readonly UnitData[]
  readonly stratagemCounters: readonly StratagemCounter[]
  readonly scenarios: readonly ScenarioData[]
}

/** Everything the rules read. Plain, frozen, the same object for the whole match. */
export interface SemperData {
  /** The name of the data pack, or null for the data as shipped. */
  readonly pack: string | null
  /** The rows that the pack changed, such as `leaders.constantin`. */
  readonly changed: readonly string[]
  readonly zones: Table<Zone>
  readonly zoneIds: readonly string[]
  /** Zones with a city inside the Empire. */
  readonly romanCities: readonly string[]
  /** Zones outside the Empire. */
  readonly zonesAbroad: readonly string[]
  readonly borders: readonly BorderData[]
  readonly seas: Table<Sea>
  readonly coasts: readonly CoastData[]
  readonly regions: Readonly<Record<DioceseId, Diocese>>
  readonly regionOrder: readonly DioceseId[]
  /** The six capitals of the beginning. */
  readonly capitals: readonly CapitalData[]
  readonly constantinopolis: typeof constantinopolis
  readonly fleets: Readonly<Record<FleetId, Fleet>>
  readonly peoples: Readonly<Record<PeopleId, People>>
  readonly nationalities: Readonly<Record<NationalityId, NationalityData>>
  readonly romanLeaders: Table<RomanLeaderData>
  readonly romanLeaderIds: readonly string[]
  readonly foreignLeaders: Table<ForeignLeaderData>
  /** Roman and other units alike. */
  readonly units: Table<UnitData>
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
  readonly scenarios: Readonly<Record<ScenarioId, ScenarioData & Pick<CampaignScenario, 'overrides'>>>
  readonly options: readonly OptionData[]
  readonly defaultOptions: SemperOptions
  // What the series reads.
  readonly factions: readonly [SideId, SideId]
  readonly peopleOrder: readonly PeopleId[]
  readonly nationalityOrder: readonly NationalityId[]
  readonly index: CounterIndex
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
const exemptPeoples: readonly (PeopleId | null)[] = ['persians', 'armenia', 'iberians']

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

function neighbours(zone: ZoneData, tables: SemperTables): readonly Neighbour[] {
  return tables.borders.flatMap(({ between: [one, two], kind, name }) => {
    const other = one === zone.id ? two : two === zone.id ? one : null
    return other === null ? [] : [{ zone: other, kind, name, cost: kind === 'land' ? 1 : 2 }]
  })
}

function joinZone(zone: ZoneData, tables: SemperTables): Zone {
  const shores = tables.coasts.filter(coast => coast.zone === zone.id).map(coast => coast.sea)
  return {
    ...zone,
    neighbours: neighbours(zone, tables),
    seas: shores,
    coastal: shores.length > 0,
    roman: zone.region !== null,
    exempt: exemptPeoples.includes(zone.people) && zone.region === null && zone.people !== null,
  }
}

function joinSea(sea: SeaData, tables: SemperTables): Sea {
  return {
    ...sea,
    coasts: tables.coasts.filter(coast => coast.sea === sea.id).map(coast => coast.zone),
    openNeighbours: tables.seas
      .filter(each => each.open && sea.adjacent.includes(each.id))
      .map(each => each.id),
  }
}

function joinDiocese(diocese: DioceseData, joined: Table<Zone>, tables: SemperTables): Diocese {
  const inside = tables.zones.filter(zone => zone.region === diocese.id)
  const around = inside.flatMap(zone =>
    row(joined, zone.id).neighbours.map(next => row(joined, next.zone).region),
  )
  return {
    ...diocese,
    zones: inside.map(zone => zone.id),
    cities: inside.filter(zone => zone.city !== null).map(zone => zone.id),
    capital: inside.find(zone => zone.capital)?.id ?? null,
    fronts: inside
      .filter(zone => row(joined, zone.id).neighbours.some(next => !row(joined, next.zone).roman))
      .map(zone => zone.id),
    adjacent: dioceseIds.filter(id => id !== diocese.id && around.includes(id)),
  }
}

function joinPeople(people: PeopleData, tables: SemperTables): People {
  return {
    ...people,
    zones: tables.zones.filter(zone => zone.people === people.id).map(zone => zone.id),
    units: tables.units.filter(unit => unit.people === people.id).map(unit => unit.id),
    leaders: tables.foreignLeaders.filter(leader => leader.people === people.id).map(leader => leader.id),
  }
}

function joinFleet(fleet: FleetData, { coasts: shores }: SemperTables): Fleet {
  const ports = shores.filter(({ zone, port }) => zone === fleet.zone && port)
  return { ...fleet, gates: ports.map(({ sea }) => sea) }
}

function peopleOfCounters({ romanLeaders, foreignLeaders, units }: SemperTables): Table<PeopleId | null> {
  const table: Record<string, PeopleId | null> = Object.create(null)
  for (const { id } of romanLeaders) table[id] = null
  for (const { id, people } of [...foreignLeaders, ...units]) table[id] = people
  return table
}

function romanUnitsOfKind({ units }: SemperTables): SemperData['romanUnitsOfKind'] {
  const ofKind = (kind: RomanUnitKind) => units.filter(unit => unit.kind === kind).map(unit => unit.id)
  return {
    ripenses: ofKind('ripenses'),
    'pseudo-comitatenses': ofKind('pseudo-comitatenses'),
    comitatenses: ofKind('comitatenses'),
  }
}

/** Joins the tables into what the rules read, and freezes it. */
export function assemble(
  tables: SemperTables,
  series: Series,
  pack: string | null = null,
  changed: readonly string[] = [],
): SemperData {
  const joinedZones = byId(tables.zones.map(zone => joinZone(zone, tables)))
  const zoneIds = tables.zones.map(zone => zone.id)
  return frozen({
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
      tables.regions.map(diocese => joinDiocese(diocese, joinedZones, tables)),
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
      tables.peoples.map(people => joinPeople(people, tables)),
      peopleIds,
    ),
    nationalities: recordOf(nationalities, nationalityIds),
    romanLeaders: byId(tables.romanLeaders),
    romanLeaderIds: tables.romanLeaders.map(leader => leader.id),
    foreignLeaders: byId(tables.foreignLeaders),
    units: byId(tables.units),
    peopleOfCounter: peopleOfCounters(tables),
    romanUnitIds: tables.units.filter(unit => unit.people === null).map(unit => unit.id),
    romanUnitsOfKind: romanUnitsOfKind(tables),
    stratagems: recordOf(stratagems, stratagemIds),
    stratagemCounters: byId(tables.stratagemCounters),
    combat: combatTable,
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
    index: indexCounters({
      stackOf,
      leaders: [...tables.romanLeaders, ...tables.foreignLeaders].map(leader => leader.id),
      units: tables.units.map(unit => unit.id),
      placesOnMap: [...zoneIds, ...tables.seas.map(sea => sea.id)],
      boxes: [...Object.values(boxes), ...fleetIds.map(fleet => `box-fleet-${fleet}`)],
    }),
    cites: citations,
    series,
  })
}

/** One function for all data of the game, so that two sets of data are alike if their tables are. */
const stackOf: StackOf = (primus, secondus, others) => ({ primus, secondus, others })
