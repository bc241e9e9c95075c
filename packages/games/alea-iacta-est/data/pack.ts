import { BadDataPack } from '@aquila/engine'
import * as v from 'valibot'
import type { Series } from '../../imperator/data/series.ts'
import {
  change,
  changedRows,
  expected,
  flag,
  idOf,
  idsOf,
  listOf,
  object,
  readPack,
  show,
  table,
  text,
  whole,
} from '../../kit/pack.ts'
import { type AleaData, type AleaTables, assemble, baseTables } from './index.ts'
import type { ForeignLeaderData, LeaderFace, RomanLeaderData } from './leaders.ts'
import type { SeaData, ZoneData } from './map.ts'
import type { PeopleData } from './peoples.ts'
import type { Placement } from './placements.ts'
import { roma } from './regions.ts'
import { entrants, type ForceData, type ScenarioData } from './scenarios.ts'
import { type StratagemCounter, stratagemIds, stratagems } from './stratagems.ts'
import { factionIds, peopleIds, scenarioIds } from './types.ts'
import type { UnitData, UnitRatings } from './units.ts'

/**
 * A data pack is a JSON file with which somebody who owns the printed game replaces rebuilt values: ratings of
 * leaders and units, names, cities and ports, VP of Peoples, stratagem counters, set-ups. What a pack does not
 * name stays as shipped.
 */

const zoneIds = idsOf(baseTables.zones)
const leaderIds = idsOf(baseTables.romanLeaders)
const romanUnitIds = idsOf(baseTables.units.filter(unit => unit.people === null))

const command = whole(0, 20)
const tactical = whole(-3, 9)

const faceSchema = object({
  command: v.exactOptional(command),
  tactical: v.exactOptional(tactical),
  political: v.exactOptional(whole(0, 10)),
  strategic: v.exactOptional(whole(0, 10)),
})

const sideSchema = object({
  strength: v.exactOptional(whole(0, 30)),
  quality: v.exactOptional(whole(0, 10)),
  tactical: v.exactOptional(tactical),
})

const placementSchema = object({
  zone: idOf('zone', zoneIds),
  leaders: v.exactOptional(listOf('leader', leaderIds), []),
  units: v.exactOptional(listOf('unit', romanUnitIds), []),
})

const forceSchema = object({
  factionLeaders: v.exactOptional(
    v.pipe(
      listOf('leader', leaderIds),
      v.minLength(1, 'expected one or two leaders, got none'),
      v.maxLength(2, issue => `expected one or two leaders, got ${issue.input.length}`),
    ),
  ),
  leaders: v.exactOptional(listOf('leader', leaderIds)),
  units: v.exactOptional(listOf('unit', romanUnitIds)),
  placements: v.exactOptional(v.array(placementSchema, expected('a list'))),
})

const stratagemFaceSchema = object({
  stratagem: idOf('stratagem', stratagemIds),
  value: v.exactOptional(v.nullable(whole(-9, 9)), null),
})

export const packSchema = object({
  name: text(),
  about: v.exactOptional(text(4000)),
  leaders: v.exactOptional(
    table(
      'leader',
      leaderIds,
      object({
        name: v.exactOptional(text()),
        assassin: v.exactOptional(flag),
        faces: v.exactOptional(
          object({
            caesarian: v.exactOptional(v.nullable(faceSchema)),
            republican: v.exactOptional(v.nullable(faceSchema)),
          }),
        ),
      }),
    ),
  ),
  foreignLeaders: v.exactOptional(
    table(
      'non-Roman leader',
      idsOf(baseTables.foreignLeaders),
      object({
        name: v.exactOptional(text()),
        command: v.exactOptional(command),
        tactical: v.exactOptional(tactical),
      }),
    ),
  ),
  units: v.exactOptional(
    table(
      'unit',
      idsOf(baseTables.units),
      object({
        name: v.exactOptional(text()),
        normal: v.exactOptional(sideSchema),
        reduced: v.exactOptional(sideSchema),
      }),
    ),
  ),
  zones: v.exactOptional(
    table(
      'zone',
      zoneIds,
      object({
        name: v.exactOptional(text()),
        city: v.exactOptional(v.nullable(text())),
        port: v.exactOptional(v.nullable(text())),
      }),
    ),
  ),
  seas: v.exactOptional(table('sea', idsOf(baseTables.seas), object({ name: v.exactOptional(text()) }))),
  peoples: v.exactOptional(
    table(
      'People',
      peopleIds,
      object({ name: v.exactOptional(text()), victoryPoints: v.exactOptional(whole(0, 50)) }),
    ),
  ),
  stratagems: v.exactOptional(
    table(
      'stratagem counter',
      idsOf(baseTables.stratagemCounters),
      v.strictTuple([stratagemFaceSchema, stratagemFaceSchema], issue =>
        issue.expected === 'never'
          ? 'expected two faces, got more'
          : `expected two faces, got ${show(issue.input)}`,
      ),
    ),
  ),
  scenarios: v.exactOptional(
    table(
      'scenario',
      scenarioIds,
      object({ caesarian: v.exactOptional(forceSchema), republican: v.exactOptional(forceSchema) }),
    ),
  ),
})

/** A pack that has passed the schema. */
export type Pack = v.InferOutput<typeof packSchema>

type PackTables = Required<Omit<Pack, 'name' | 'about'>>

/** One row of a table of the pack. */
type Part<T extends keyof PackTables> = PackTables[T][keyof PackTables[T]]

function changeFace(
  leader: RomanLeaderData,
  faction: 'caesarian' | 'republican',
  changes: Part<'leaders'>['faces'],
): LeaderFace | null {
  const base = leader.faces[faction]
  const wanted = changes?.[faction]
  if (wanted === undefined) return base
  const where = `leaders.${leader.id}.faces.${faction}`
  if (wanted === null) {
    if (leader.firstFaction !== faction) return null
    throw new BadDataPack(where, 'a leader cannot do without the face he enters with')
  }
  if (base === null) throw new BadDataPack(where, 'this leader has no such face')
  return { ...base, ...wanted }
}

function changeLeader(leader: RomanLeaderData, changes: Part<'leaders'>): RomanLeaderData {
  return {
    ...leader,
    name: changes.name ?? leader.name,
    assassin: changes.assassin ?? leader.assassin,
    faces: {
      caesarian: changeFace(leader, 'caesarian', changes.faces),
      republican: changeFace(leader, 'republican', changes.faces),
    },
  }
}

function changeForeignLeader(leader: ForeignLeaderData, changes: Part<'foreignLeaders'>): ForeignLeaderData {
  return { ...leader, ...changes }
}

function changeUnit(unit: UnitData, changes: Part<'units'>): UnitData {
  const side = (base: UnitRatings, wanted: Partial<UnitRatings> | undefined): UnitRatings => ({
    ...base,
    ...wanted,
  })
  return {
    ...unit,
    name: changes.name ?? unit.name,
    normal: side(unit.normal, changes.normal),
    reduced: side(unit.reduced, changes.reduced),
  }
}

function changeZone(zone: ZoneData, changes: Part<'zones'>): ZoneData {
  if (zone.id === roma.zone && changes.city === null) {
    throw new BadDataPack(`zones.${zone.id}.city`, 'Roma cannot be taken off the map')
  }
  return { ...zone, ...changes }
}

function changeSea(sea: SeaData, changes: Part<'seas'>): SeaData {
  return { ...sea, ...changes }
}

function changePeople(people: PeopleData, changes: Part<'peoples'>): PeopleData {
  if (changes.victoryPoints !== undefined && !people.major) {
    throw new BadDataPack(`peoples.${people.id}.victoryPoints`, 'a Minor People has no VP')
  }
  return { ...people, ...changes }
}

function changeCounter(counter: StratagemCounter, [one, two]: Part<'stratagems'>): StratagemCounter {
  if (one.stratagem === two.stratagem) {
    throw new BadDataPack(
      `stratagems.${counter.id}`,
      `expected two different stratagems, got ${one.stratagem} twice`,
    )
  }
  return { ...counter, faces: [one, two] }
}

function changeForce(
  scenario: ScenarioData,
  faction: 'caesarian' | 'republican',
  changes: Part<'scenarios'>['caesarian'],
): ForceData {
  const base = scenario.forces[faction]
  if (changes === undefined) return base
  const where = `scenarios.${scenario.id}.${faction}`
  const fixed = scenario.deployment === 'fixed'
  for (const key of fixed ? (['leaders', 'units'] as const) : (['placements'] as const)) {
    if (changes[key] === undefined) continue
    const remedy = fixed
      ? 'this scenario has a fixed set-up: give its placements'
      : 'this scenario is deployed freely'
    throw new BadDataPack(`${where}.${key}`, remedy)
  }
  const placements: readonly Placement[] = changes.placements ?? base.placements
  const leaders = fixed
    ? placements.flatMap(placement => placement.leaders)
    : (changes.leaders ?? base.leaders)
  const units = fixed ? placements.flatMap(placement => placement.units) : (changes.units ?? base.units)
  return {
    ...base,
    factionLeaders: changes.factionLeaders ?? base.factionLeaders,
    leaders,
    units,
    placements,
    startZones: Object.fromEntries(
      Object.entries(base.startZones).filter(([leader]) => leaders.includes(leader)),
    ),
    withoutUnits: base.withoutUnits.filter(leader => leaders.includes(leader)),
  }
}

function changeScenario(scenario: ScenarioData, changes: Part<'scenarios'>): ScenarioData {
  const forces = {
    caesarian: changeForce(scenario, 'caesarian', changes.caesarian),
    republican: changeForce(scenario, 'republican', changes.republican),
  }
  return { ...scenario, forces, entrants: entrants(scenario.firstYear, forces) }
}

/** AIE-3.7.3-b: half of the cities, rounded up, must be what the region table asks for. */
function checkMap({ zones, coasts, regions }: AleaTables): void {
  for (const zone of zones) {
    if (zone.port !== null && !coasts.some(coast => coast.zone === zone.id)) {
      throw new BadDataPack(`zones.${zone.id}.port`, 'this zone has no coast')
    }
  }
  for (const region of regions) {
    const cities = zones.filter(zone => zone.region === region.id && zone.city !== null).length
    if (Math.ceil(cities / 2) === region.citiesForControl) continue
    const wanted = `${region.citiesForControl * 2 - 1} or ${region.citiesForControl * 2}`
    throw new BadDataPack('zones', `expected ${wanted} city zones in ${region.name}, got ${cities}`)
  }
}

/** AIE-6-d: the 38 faces are given; only how they are paired is open. */
function checkStratagems({ stratagemCounters }: AleaTables): void {
  const faces = stratagemCounters.flatMap(counter => counter.faces)
  for (const stratagem of stratagems) {
    const order = (values: readonly (number | null)[]) =>
      values
        .map(value => value ?? 'none')
        .toSorted()
        .join(', ')
    const got = faces.filter(face => face.stratagem === stratagem.id).map(face => face.value)
    if (order(got) === order(stratagem.faces)) continue
    const [wanted, found] = [stratagem.faces, got].map(faces => `${faces.length} (${order(faces)})`)
    throw new BadDataPack(
      'stratagems',
      `expected this many faces of ${stratagem.id}: ${wanted}, got ${found}`,
    )
  }
}

function checkOnce(where: string, what: string, ids: readonly string[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new BadDataPack(where, `${what} ${twice} is listed twice`)
}

function checkScenarios({ scenarios, romanLeaders }: AleaTables): void {
  for (const { id, forces } of scenarios) {
    const where = `scenarios.${id}`
    checkOnce(where, 'leader', [...forces.caesarian.leaders, ...forces.republican.leaders])
    checkOnce(where, 'unit', [...forces.caesarian.units, ...forces.republican.units])
    for (const faction of factionIds) {
      const { factionLeaders, leaders } = forces[faction]
      checkOnce(`${where}.${faction}.factionLeaders`, 'leader', factionLeaders)
      for (const leader of factionLeaders) {
        if (leaders.includes(leader)) continue
        throw new BadDataPack(`${where}.${faction}.factionLeaders`, `${leader} is not among the leaders`)
      }
      const faceless = romanLeaders.find(
        leader => leaders.includes(leader.id) && leader.faces[faction] === null,
      )
      if (faceless !== undefined)
        throw new BadDataPack(`${where}.${faction}`, `${faceless.id} has no ${faction} face`)
    }
  }
}

/** The data with a pack applied. Throws a BadDataPack that names the path of the first bad value. */
export function loadData(pack: unknown, series: Series): AleaData {
  const changes = readPack(packSchema, pack)
  const tables: AleaTables = {
    ...baseTables,
    romanLeaders: change(baseTables.romanLeaders, changes.leaders, changeLeader),
    foreignLeaders: change(baseTables.foreignLeaders, changes.foreignLeaders, changeForeignLeader),
    units: change(baseTables.units, changes.units, changeUnit),
    zones: change(baseTables.zones, changes.zones, changeZone),
    seas: change(baseTables.seas, changes.seas, changeSea),
    peoples: change(baseTables.peoples, changes.peoples, changePeople),
    stratagemCounters: change(baseTables.stratagemCounters, changes.stratagems, changeCounter),
    scenarios: change(baseTables.scenarios, changes.scenarios, changeScenario),
  }
  checkMap(tables)
  checkStratagems(tables)
  checkScenarios(tables)
  const coasts = tables.coasts.map(coast => ({
    ...coast,
    port: tables.zones.some(zone => zone.id === coast.zone && zone.port !== null),
  }))
  return assemble({ ...tables, coasts }, series, changes.name, changedRows(changes))
}
