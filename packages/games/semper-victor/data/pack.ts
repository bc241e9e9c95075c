import { BadDataPack } from '@aquila/engine'
import * as v from 'valibot'
import {
  changeTables,
  faceSchema,
  foreignLeaderEntries,
  optionalName,
  type Part,
  rowsOf,
  strategic,
  title,
  unitEntries,
} from '../../imperator/data/pack.ts'
import type { Series } from '../../imperator/data/series.ts'
import {
  change,
  changedRows,
  expected,
  idOf,
  idsOf,
  object,
  readPack,
  table,
  text,
  whole,
} from '../../kit/pack.ts'
import { assemble, baseTables, type SemperData, type SemperTables } from './index.ts'
import type { RomanLeaderData } from './leaders.ts'
import type { ZoneData } from './map.ts'
import type { PeopleData } from './peoples.ts'
import type { ScenarioData, SideSetUp } from './scenarios.ts'
import { type StratagemCounter, stratagemIds } from './stratagems.ts'
import { dioceseIds, peopleIds, type SideId, scenarioIds, sideIds } from './types.ts'

/**
 * A data pack is a JSON file with which somebody who owns the printed game replaces rebuilt values: ratings of leaders
 * and units, names, bands of Peoples, stratagem counters, set-ups. What a pack does not name stays as shipped.
 */

const zoneIds = idsOf(baseTables.zones)
const leaderIds = idsOf(baseTables.romanLeaders)
const romanUnitIds = idsOf(baseTables.units.filter(unit => unit.people === null))

const setUpSchema = object({
  dioceses: v.exactOptional(v.array(idOf('Diocese', dioceseIds), expected('a list'))),
  emperor: v.exactOptional(v.nullable(idOf('leader', leaderIds))),
  augustus: v.exactOptional(v.nullable(idOf('leader', leaderIds))),
  caesares: v.exactOptional(v.array(idOf('leader', leaderIds), expected('a list'))),
  leaders: v.exactOptional(table('leader', leaderIds, idOf('zone', zoneIds))),
})

export const packSchema = object({
  ...title,
  leaders: rowsOf(
    'leader',
    leaderIds,
    object({
      name: optionalName,
      religion: v.exactOptional(v.nullable(idOf('religion', ['sun', 'cross'] as const))),
      faces: v.exactOptional(
        object({ primus: v.exactOptional(faceSchema), secondus: v.exactOptional(faceSchema) }),
      ),
    }),
  ),
  foreignLeaders: rowsOf(
    'non-Roman leader',
    idsOf(baseTables.foreignLeaders),
    object({ ...foreignLeaderEntries, strategic: v.exactOptional(strategic) }),
  ),
  units: rowsOf(
    'unit',
    idsOf(baseTables.units),
    object({ ...unitEntries, home: v.exactOptional(idOf('zone', zoneIds)) }),
  ),
  zones: rowsOf('zone', zoneIds, object({ name: optionalName, city: v.exactOptional(v.nullable(text())) })),
  seas: rowsOf('sea', idsOf(baseTables.seas), object({ name: optionalName })),
  peoples: rowsOf(
    'People',
    peopleIds,
    object({ name: optionalName, band: v.exactOptional(idOf('Diocese', dioceseIds)) }),
  ),
  stratagems: rowsOf(
    'stratagem counter',
    idsOf(baseTables.stratagemCounters),
    idOf('stratagem', stratagemIds),
  ),
  scenarios: rowsOf(
    'scenario',
    scenarioIds,
    object({
      primus: v.exactOptional(setUpSchema),
      secondus: v.exactOptional(setUpSchema),
      units: rowsOf('unit', romanUnitIds, idOf('zone', zoneIds)),
      points: v.exactOptional(
        object({
          primus: v.exactOptional(whole(0, 200)),
          secondus: v.exactOptional(whole(0, 200)),
        }),
      ),
    }),
  ),
})

/** A pack that has passed the schema. */
export type Pack = v.InferOutput<typeof packSchema>

function changeLeader(leader: RomanLeaderData, changes: Part<Pack, 'leaders'>): RomanLeaderData {
  const face = (side: SideId) => ({ ...leader.faces[side], ...changes.faces?.[side] })
  return {
    ...leader,
    name: changes.name ?? leader.name,
    religion: changes.religion === undefined ? leader.religion : changes.religion,
    faces: { primus: face('primus'), secondus: face('secondus') },
  }
}

function changeZone(zone: ZoneData, changes: Part<Pack, 'zones'>): ZoneData {
  if (zone.capital && changes.city === null) {
    throw new BadDataPack(`zones.${zone.id}.city`, 'an imperial capital cannot be taken off the map')
  }
  return { ...zone, ...changes }
}

function changePeople(people: PeopleData, changes: Part<Pack, 'peoples'>): PeopleData {
  return { ...people, ...changes }
}

function changeCounter(counter: StratagemCounter, stratagem: Part<Pack, 'stratagems'>): StratagemCounter {
  return { ...counter, faces: [{ stratagem, value: null }] }
}

function changeScenario(scenario: ScenarioData, changes: Part<Pack, 'scenarios'>): ScenarioData {
  const side = (id: SideId): SideSetUp => ({ ...scenario.sides[id], ...changes[id] })
  return {
    ...scenario,
    sides: { primus: side('primus'), secondus: side('secondus') },
    units: { ...scenario.units, ...changes.units },
    points: { ...scenario.points, ...changes.points },
  }
}

/** SV-3.7.3-C: every Diocese is controlled by its capital, its city or its two cities. */
function checkMap({ zones }: SemperTables): void {
  for (const diocese of dioceseIds) {
    const inside = zones.filter(zone => zone.region === diocese)
    if (inside.some(zone => zone.capital)) continue
    const cities = inside.filter(zone => zone.city !== null).length
    if (cities === 1 || cities === 2) continue
    throw new BadDataPack('zones', `expected one or two city zones in ${diocese}, got ${cities}`)
  }
}

function checkScenarios({ scenarios }: SemperTables): void {
  for (const { id, sides } of scenarios) {
    const dioceses = sideIds.flatMap(side => sides[side].dioceses)
    if (dioceses.toSorted().join() !== dioceseIds.toSorted().join()) {
      throw new BadDataPack(`scenarios.${id}`, 'expected every Diocese on one side')
    }
    for (const side of sideIds) {
      const { emperor, augustus, caesares, leaders } = sides[side]
      for (const leader of [emperor, augustus, ...caesares]) {
        if (leader === null || Object.hasOwn(leaders, leader)) continue
        throw new BadDataPack(`scenarios.${id}.${side}`, `${leader} is not among the leaders`)
      }
    }
    const twice = Object.keys(sides.primus.leaders).find(leader =>
      Object.hasOwn(sides.secondus.leaders, leader),
    )
    if (twice !== undefined) throw new BadDataPack(`scenarios.${id}`, `leader ${twice} is listed twice`)
    if (sides.primus.emperor === null) {
      throw new BadDataPack(`scenarios.${id}.primus.emperor`, 'there is always a Primus Augustus')
    }
  }
}

/** The data with a pack applied. Throws a BadDataPack that names the path of the first bad value. */
export function loadData(pack: unknown, series: Series): SemperData {
  const changes = readPack(packSchema, pack)
  const tables: SemperTables = {
    ...changeTables(baseTables, changes),
    romanLeaders: change(baseTables.romanLeaders, changes.leaders, changeLeader),
    zones: change(baseTables.zones, changes.zones, changeZone),
    peoples: change(baseTables.peoples, changes.peoples, changePeople),
    stratagemCounters: change(baseTables.stratagemCounters, changes.stratagems, changeCounter),
    scenarios: change(baseTables.scenarios, changes.scenarios, changeScenario),
  }
  checkMap(tables)
  checkScenarios(tables)
  return assemble(tables, series, changes.name, changedRows(changes))
}
