import { byId, row, type Table } from '@aquila/engine'
import { combatTable } from './combat-table.ts'
import { indexCounters, type StackOf } from './counter-index.ts'
import type {
  BorderData,
  CoastData,
  Neighbour,
  PeopleData,
  PeopleId,
  PeopleOnMap,
  Place,
  RegionId,
  RegionOnMap,
  SeaData,
  SeaOnMap,
  ZoneData,
  ZoneOnMap,
} from './map.ts'
import { boxes } from './places.ts'
import type { ForeignLeader, RomanLeader, StratagemCounter, Unit } from './series.ts'

/** What a row of each table is: a game hands in its own, which have at least this. */
export interface Rows {
  readonly zone: ZoneData
  readonly sea: SeaData
  readonly region: { readonly id: RegionId }
  readonly people: PeopleData
  readonly romanLeader: RomanLeader
  readonly foreignLeader: ForeignLeader
  readonly unit: Unit
  readonly stratagemCounter: StratagemCounter
  readonly scenario: { readonly id: string }
}

/** The tables of a game as written, before they are joined: what a data pack changes. */
export interface CampaignTables<R extends Rows = Rows> {
  readonly zones: readonly R['zone'][]
  readonly borders: readonly BorderData[]
  readonly seas: readonly R['sea'][]
  readonly coasts: readonly CoastData[]
  readonly regions: readonly R['region'][]
  readonly peoples: readonly R['people'][]
  readonly romanLeaders: readonly R['romanLeader'][]
  readonly foreignLeaders: readonly R['foreignLeader'][]
  readonly units: readonly R['unit'][]
  readonly stratagemCounters: readonly R['stratagemCounter'][]
  readonly scenarios: readonly R['scenario'][]
}

/** What a game says of its own map and counters. */
export interface Joint<R extends Rows> {
  /** 7.2: movement points to enter a zone by land; a river or strait costs one more. */
  readonly costToEnter: (zone: R['zone']) => number
  /** Boxes beside the map that only this game has. */
  readonly ownBoxes: readonly Place[]
  readonly stackOf: StackOf
}

/** The part of a game's data that follows from its tables in the same way in every game of the series. */
export interface JoinedTables<R extends Rows> {
  readonly zones: Table<R['zone'] & ZoneOnMap>
  /** By their ordinals. */
  readonly zoneList: readonly (R['zone'] & ZoneOnMap)[]
  readonly zoneIds: readonly Place[]
  /** Zones with a city inside the Roman world. */
  readonly romanCities: readonly Place[]
  /** Zones outside the Roman world. */
  readonly zonesAbroad: readonly Place[]
  readonly borders: readonly BorderData[]
  readonly seas: Table<R['sea'] & SeaOnMap>
  readonly coasts: readonly CoastData[]
  readonly romanLeaders: Table<R['romanLeader']>
  readonly romanLeaderIds: readonly string[]
  readonly foreignLeaders: Table<R['foreignLeader']>
  /** Roman and other units alike. */
  readonly units: Table<R['unit']>
  /** Roman units, in the order of the counters. */
  readonly romanUnitIds: readonly string[]
  /** The People of each leader and unit; null: Roman. */
  readonly peopleOfCounter: Table<R['foreignLeader']['people'] | R['unit']['people'] | null>
  readonly index: ReturnType<typeof indexCounters>
  readonly stratagemCounters: Table<R['stratagemCounter']>
  readonly combat: typeof combatTable
}

/** Joins the tables of a game: who is whose neighbour, what lies on which sea, which counter belongs to whom. */
export function joinTables<R extends Rows>(
  tables: CampaignTables<R>,
  { costToEnter, ownBoxes, stackOf }: Joint<R>,
): JoinedTables<R> {
  const zones = tables.zones.map((zone, ordinal) => ({
    ...zone,
    ...zoneOnMap(zone, ordinal, tables, costToEnter),
  }))
  return {
    zones: byId(zones),
    zoneList: zones,
    zoneIds: idsOf(zones),
    romanCities: idsOf(zones.filter(zone => zone.roman && zone.city !== null)),
    zonesAbroad: idsOf(zones.filter(zone => !zone.roman)),
    borders: tables.borders,
    seas: byId(tables.seas.map(sea => ({ ...sea, ...seaOnMap(sea, tables) }))),
    coasts: tables.coasts,
    romanLeaders: byId(tables.romanLeaders),
    romanLeaderIds: idsOf(tables.romanLeaders),
    foreignLeaders: byId(tables.foreignLeaders),
    units: byId(tables.units),
    romanUnitIds: idsOf(tables.units.filter(unit => unit.people === null)),
    peopleOfCounter: peopleOfCounters(tables),
    index: indexCounters({
      stackOf,
      leaders: [...idsOf(tables.romanLeaders), ...idsOf(tables.foreignLeaders)],
      units: idsOf(tables.units),
      placesOnMap: [...idsOf(zones), ...idsOf(tables.seas)],
      boxes: [...Object.values(boxes), ...ownBoxes],
    }),
    stratagemCounters: byId(tables.stratagemCounters),
    combat: combatTable,
  }
}

function zoneOnMap<R extends Rows>(
  zone: R['zone'],
  ordinal: number,
  tables: CampaignTables<R>,
  costToEnter: Joint<R>['costToEnter'],
): ZoneOnMap {
  const shores = tables.coasts.filter(coast => coast.zone === zone.id).map(coast => coast.sea)
  return {
    ordinal,
    neighbours: neighboursOf(zone, tables, costToEnter),
    seas: shores,
    coastal: shores.length > 0,
    roman: zone.region !== null,
  }
}

function neighboursOf<R extends Rows>(
  zone: R['zone'],
  { zones, borders }: CampaignTables<R>,
  costToEnter: Joint<R>['costToEnter'],
): readonly Neighbour[] {
  return borders.flatMap(({ between: [one, two], kind, name }) => {
    const other = one === zone.id ? two : two === zone.id ? one : null
    const ordinal = zones.findIndex(each => each.id === other)
    const entered = zones[ordinal]
    if (entered === undefined) return []
    return [{ zone: entered.id, kind, name, cost: costToEnter(entered) + (kind === 'land' ? 0 : 1), ordinal }]
  })
}

function seaOnMap(sea: SeaData, { coasts, seas }: CampaignTables): SeaOnMap {
  return {
    coasts: coasts.filter(coast => coast.sea === sea.id).map(coast => coast.zone),
    openNeighbours: idsOf(seas.filter(each => each.open && sea.adjacent.includes(each.id))),
  }
}

export function regionOnMap(region: RegionId, { zones }: CampaignTables): RegionOnMap {
  const inside = zones.filter(zone => zone.region === region)
  return {
    zones: idsOf(inside),
    ordinals: inside.map(zone => zones.indexOf(zone)),
    cities: idsOf(inside.filter(zone => zone.city !== null)),
  }
}

export function peopleOnMap(people: PeopleId, { zones, units, foreignLeaders }: CampaignTables): PeopleOnMap {
  return {
    zones: idsOf(zones.filter(zone => zone.people === people)),
    units: idsOf(units.filter(unit => unit.people === people)),
    leaders: idsOf(foreignLeaders.filter(leader => leader.people === people)),
  }
}

/** The regions that zones beside these belong to; null stands for the outside. */
export function regionsBeside<Region extends RegionId>(
  places: readonly Place[],
  zones: Table<ZoneOnMap & { readonly region: Region | null }>,
): readonly (Region | null)[] {
  return places.flatMap(place => row(zones, place).neighbours.map(next => row(zones, next.zone).region))
}

/** The Roman units of a kind, in the order of the counters. */
export function romanUnitsOf(kind: string, { units }: CampaignTables): readonly string[] {
  return idsOf(units.filter(unit => unit.people === null && unit.kind === kind))
}

function peopleOfCounters<R extends Rows>({
  romanLeaders,
  foreignLeaders,
  units,
}: CampaignTables<R>): JoinedTables<R>['peopleOfCounter'] {
  const table: Record<string, R['foreignLeader']['people'] | R['unit']['people'] | null> = Object.create(null)
  for (const { id } of romanLeaders) table[id] = null
  for (const { id, people } of foreignLeaders) table[id] = people
  for (const { id, people } of units) table[id] = people
  return table
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id)
}
