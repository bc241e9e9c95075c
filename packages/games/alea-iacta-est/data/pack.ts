import { BadDataPack } from '@aquila/engine'
import * as v from 'valibot'
import {
  changeTables,
  faceSchema,
  foreignLeaderEntries,
  optionalName,
  type Part,
  rowsOf,
  title,
  unitEntries,
} from '../../imperator/data/pack.ts'
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
  text,
  whole,
} from '../../kit/pack.ts'
import { type AleaData, type AleaTables, assemble, baseTables } from './index.ts'
import type { LeaderFace, RomanLeaderData } from './leaders.ts'
import type { ZoneData } from './map.ts'
import type { PeopleData } from './peoples.ts'
import type { Placement } from './placements.ts'
import { roma } from './regions.ts'
import { entrants, type ForceData, type ScenarioData } from './scenarios.ts'
import { type StratagemCounter, stratagemIds, stratagems } from './stratagems.ts'
import { factionIds, peopleIds, scenarioIds } from './types.ts'

/**
 * A data pack is a JSON file with which somebody who owns the printed game replaces rebuilt values: ratings of
 * leaders and units, names, cities and ports, VP of Peoples, stratagem counters, set-ups. What a pack does not
 * name stays as shipped.
 */

const zoneIds = idsOf(baseTables.zones)
const leaderIds = idsOf(baseTables.romanLeaders)
const romanUnitIds = idsOf(baseTables.units.filter(unit => unit.people === null))

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
  ...title,
  leaders: rowsOf(
    'leader',
    leaderIds,
    object({
      name: optionalName,
      assassin: v.exactOptional(flag),
      faces: v.exactOptional(
        object({
          caesarian: v.exactOptional(v.nullable(faceSchema)),
          republican: v.exactOptional(v.nullable(faceSchema)),
        }),
      ),
    }),
  ),
  foreignLeaders: rowsOf('non-Roman leader', idsOf(baseTables.foreignLeaders), object(foreignLeaderEntries)),
  units: rowsOf('unit', idsOf(baseTables.units), object(unitEntries)),
  zones: rowsOf(
    'zone',
    zoneIds,
    object({
      name: optionalName,
      city: v.exactOptional(v.nullable(text())),
      port: v.exactOptional(v.nullable(text())),
    }),
  ),
  seas: rowsOf('sea', idsOf(baseTables.seas), object({ name: optionalName })),
  peoples: rowsOf(
    'People',
    peopleIds,
    object({ name: optionalName, victoryPoints: v.exactOptional(whole(0, 50)) }),
  ),
  stratagems: rowsOf(
    'stratagem counter',
    idsOf(baseTables.stratagemCounters),
    v.strictTuple([stratagemFaceSchema, stratagemFaceSchema], issue =>
      issue.expected === 'never'
        ? 'expected two faces, got more'
        : `expected two faces, got ${show(issue.input)}`,
    ),
  ),
  scenarios: rowsOf(
    'scenario',
    scenarioIds,
    object({ caesarian: v.exactOptional(forceSchema), republican: v.exactOptional(forceSchema) }),
  ),
})

/** A pack that has passed the schema. */
export type Pack = v.InferOutput<typeof packSchema>

function changeFace(
  leader: RomanLeaderData,
  faction: 'caesarian' | 'republican',
  changes: Part<Pack, 'leaders'>['faces'],
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

function changeLeader(leader: RomanLeaderData, changes: Part<Pack, 'leaders'>): RomanLeaderData {
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

function changeZone(zone: ZoneData, changes: Part<Pack, 'zones'>): ZoneData {
  if (zone.id === roma.zone && changes.city === null) {
    throw new BadDataPack(`zones.${zone.id}.city`, 'Roma cannot be taken off the map')
  }
  return { ...zone, ...changes }
}

function changePeople(people: PeopleData, changes: Part<Pack, 'peoples'>): PeopleData {
  if (changes.victoryPoints !== undefined && !people.major) {
    throw new BadDataPack(`peoples.${people.id}.victoryPoints`, 'a Minor People has no VP')
  }
  return { ...people, ...changes }
}

function changeCounter(counter: StratagemCounter, [one, two]: Part<Pack, 'stratagems'>): StratagemCounter {
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
  changes: Part<Pack, 'scenarios'>['caesarian'],
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

function changeScenario(scenario: ScenarioData, changes: Part<Pack, 'scenarios'>): ScenarioData {
  const caesarian = changeForce(scenario, 'caesarian', changes.caesarian)
  const republican = changeForce(scenario, 'republican', changes.republican)
  const listed = new Set([...caesarian.units, ...republican.units])
  // RULING-74: a legion that the pack puts on a list takes nobody's place.
  const withoutListed = (force: ForceData): ForceData => ({
    ...force,
    replacements: force.replacements.filter(id => !listed.has(id)),
  })
  const forces = { caesarian: withoutListed(caesarian), republican: withoutListed(republican) }
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
    ...changeTables(baseTables, changes),
    romanLeaders: change(baseTables.romanLeaders, changes.leaders, changeLeader),
    zones: change(baseTables.zones, changes.zones, changeZone),
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
