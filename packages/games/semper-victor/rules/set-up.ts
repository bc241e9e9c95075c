import { row } from '@aquila/engine'
import { inOrder, stackUp } from '../../imperator/rules/counters.ts'
import { fleetIds } from '../data/dioceses.ts'
import type { DioceseId, FleetId, PeopleId, ScenarioData, SemperData, SideId } from '../data/index.ts'
import { dioceseIds, peopleIds, scenarioIds, sideIds } from '../data/types.ts'
import { boxes, type Fleet, newTurnNotes, type Place, type SemperState, type Usurpation } from './state.ts'

/** SV-SC-C to SV-SC-K, SV-S5-B, SV-S7-A, SV-S8-A: the position with which a scenario begins. */
export function setUp(data: SemperData, scenarioId: string): SemperState {
  const id = scenarioIds.find(each => each === scenarioId)
  if (id === undefined) throw new Error(`no scenario ${scenarioId}`)
  const scenario = data.scenarios[id]
  const { primus, secondus } = scenario.sides
  const regions = recordOf(dioceseIds, diocese => ownerOf(scenario, diocese))
  const counters = inOrder(data, [...leaders(data, scenario, regions), ...units(data, scenario, regions)])
  return {
    scenario: id,
    year: scenario.firstYear,
    initiative: scenario.initiative,
    active: scenario.initiative,
    points: { ...scenario.points },
    sequences: { primus: 0, secondus: 0 },
    counters,
    stacks: stackUp(data, counters),
    arrivals: [],
    emperors: { primus: primus.emperor, secondus: secondus.emperor },
    augusti: { primus: listOf(primus.augustus), secondus: listOf(secondus.augustus) },
    caesares: { primus: [...primus.caesares], secondus: [...secondus.caesares] },
    honoured: honours(data, scenario),
    // SV-SC-I
    protectores: { primus: primus.emperor, secondus: secondus.emperor },
    usurpations: scenario.usurpations.map(
      ({ usurper, master, everybody }): Usurpation => ({
        usurper,
        master,
        bonus: 0,
        followers: [],
        companions: [],
        everybody,
        extension: null,
        // SV-S2-A, SV-S5-A: they have risen where they stand.
        rose: data.zones[scenario.sides[master].leaders[usurper] ?? '']?.region ?? null,
      }),
    ),
    // SV-SC-H
    fleets: recordOf(fleetIds, fleet => newFleet(data, fleet, regions)),
    constantinopolis: { box: null, built: scenario.rules.constantinopolis === 'built' },
    regions,
    peoples: recordOf(peopleIds, people => startOf(data, scenario, people, regions)),
    thorns: [],
    plagues: [],
    ...stratagemCounters(data, scenario),
    // SV-SC-J
    hands: { primus: [], secondus: [] },
    paxRomana: false,
    exchanged: false,
    constantin: { died: null, side: null },
    endedBy: null,
    turn: newTurnNotes(),
  }
}

function listOf(id: string | null): string[] {
  return id === null ? [] : [id]
}

/** SV-3.5.1-M: sons of Constantin who bear a rank when the scenario begins. */
function honours(data: SemperData, { sides }: ScenarioData): SemperState['honoured'] {
  const sons = (ids: readonly (string | null)[]) =>
    ids.filter(id => id !== null).filter(id => row(data.romanLeaders, id).house === 'son-of-constantin')
  const augustus = sideIds.flatMap(side => sons([sides[side].emperor, sides[side].augustus]))
  const caesar = sideIds.flatMap(side => sons(sides[side].caesares))
  return { caesar: [...caesar, ...augustus], augustus }
}

function ownerOf({ sides }: ScenarioData, diocese: DioceseId): SideId {
  return sides.primus.dioceses.includes(diocese) ? 'primus' : 'secondus'
}

function newFleet(data: SemperData, id: FleetId, regions: SemperState['regions']): Fleet {
  return { side: regions[data.fleets[id].diocese], at: 'port', returns: null, moved: false }
}

/** SV-SC-F: at peace unless the scenario has it at war; Armenia is with the player who has Oriens (SV-4.4.2-A). */
function startOf(
  data: SemperData,
  { atWar, rules }: ScenarioData,
  people: PeopleId,
  regions: SemperState['regions'],
): SemperState['peoples'][PeopleId] {
  const { band, rank } = data.peoples[people]
  const neighbour = regions[band]
  const enemy = neighbour === 'primus' ? 'secondus' : 'primus'
  if (rank === 'ally' && rules.peoples)
    return { status: 'allegiance', faction: neighbour, barredUntil: null, sentHomeBy: null }
  const war = atWar.includes(people)
  return { status: war ? 'war' : 'peace', faction: war ? enemy : null, barredUntil: null, sentHomeBy: null }
}

interface Placed {
  readonly id: string
  readonly place: Place
  readonly faction: SideId | null
  readonly reduced: boolean
  readonly moved: boolean
}

function placed(id: string, place: Place, faction: SideId | null): Placed {
  return { id, place, faction, reduced: false, moved: false }
}

/** SV-SC-C, SV-SC-D, SV-SC-G: who stands on the map, who comes later, who is dead. */
function leaders(data: SemperData, scenario: ScenarioData, regions: SemperState['regions']): Placed[] {
  const romans = data.romanLeaderIds.map(id => {
    const { dux, entry } = row(data.romanLeaders, id)
    if (dux !== null) return placed(id, dux, regions[regionOf(data, dux)])
    const side = sideIds.find(each => Object.hasOwn(scenario.sides[each].leaders, id))
    const zone = side === undefined ? undefined : scenario.sides[side].leaders[id]
    if (side !== undefined && zone !== undefined) return placed(id, zone, side)
    return placed(id, entry.at !== null && entry.year >= scenario.firstYear ? boxes.coming : boxes.dead, null)
  })
  const foreign = Object.values(data.foreignLeaders).map(({ id, entry, leaves, home }) => {
    if (!scenario.rules.peoples || (leaves !== null && leaves < scenario.firstYear))
      return placed(id, boxes.dead, null)
    return placed(id, entry > scenario.firstYear ? boxes.coming : home, null)
  })
  return [...romans, ...foreign]
}

/** SV-SC-E, SV-SC-F, SV-4.2.3-A: the standing set-up with the differences of the scenario. */
function units(data: SemperData, scenario: ScenarioData, regions: SemperState['regions']): Placed[] {
  return Object.values(data.units).map(({ id, people, home }) => {
    if (people === null) {
      const zone = scenario.units[id] ?? home
      return placed(id, zone, leaderIn(scenario, zone) ?? regions[regionOf(data, zone)])
    }
    const present = data.peoples[people].rank !== 'minor' || scenario.atWar.includes(people)
    return placed(id, scenario.rules.peoples && present ? home : boxes.people, null)
  })
}

/** SV-3.7.2-A: the side of the leaders who begin in the zone. */
function leaderIn({ sides }: ScenarioData, zone: Place): SideId | null {
  return sideIds.find(side => Object.values(sides[side].leaders).includes(zone)) ?? null
}

function regionOf(data: SemperData, zone: Place): DioceseId {
  const { region } = row(data.zones, zone)
  if (region === null) throw new Error(`${zone} lies outside the Empire`)
  return region
}

/** SV-SC-J, SV-S1-C: all counters are in the cup but those that the scenario leaves out. Phase A sorts out seasons. */
function stratagemCounters(data: SemperData, { rules }: ScenarioData) {
  const all = Object.values(data.stratagemCounters)
  const isIn = ({ faces: [{ stratagem }] }: (typeof all)[number]) =>
    rules.stratagems === null || rules.stratagems.includes(stratagem)
  return {
    cup: all.filter(isIn).map(({ id }) => id),
    restingCounters: [],
    removedCounters: all.filter(counter => !isIn(counter)).map(({ id }) => id),
  }
}

function recordOf<K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> {
  const entries: Partial<Record<K, T>> = {}
  for (const key of keys) entries[key] = make(key)
  return complete(keys, entries)
}

function complete<K extends string, T>(keys: readonly K[], record: Partial<Record<K, T>>): Record<K, T> {
  if (!hasAll(keys, record)) throw new Error('something is missing')
  return record
}

function hasAll<K extends string, T>(
  keys: readonly K[],
  record: Partial<Record<K, T>>,
): record is Record<K, T> {
  return keys.every(key => record[key] !== undefined)
}
