import { inOrder, stackUp } from '../../imperator/rules/counters.ts'
import {
  type AleaData,
  type FactionId,
  type PeopleId,
  type RegionId,
  row,
  type ScenarioData,
} from '../data/index.ts'
import { factionIds, peopleIds, type ScenarioId, scenarioIds } from '../data/types.ts'
import { type AleaState, boxes, type Counter, newTurnNotes, type PeopleState, type Place } from './state.ts'

/**
 * AIE-3.3.1-a, AIE-SC-a, AIE-SC-b: the position with which a scenario begins. In Scenarios 1 and 2 everything
 * stands on the map (AIE-S2-a: both begin alike); in the others the armies wait beside it for the deployment.
 */
export function setUp(data: AleaData, scenarioId: string): AleaState {
  const scenario = data.scenarios[readScenarioId(scenarioId)]
  const counters = inOrder(data, [...placeLeaders(data, scenario), ...placeUnits(data, scenario)])
  const { caesarian, republican } = scenario.forces
  return {
    scenario: scenario.id,
    // AIE-0.3-a
    year: scenario.firstYear,
    // AIE-2.B-d
    initiative: scenario.initiative.faction,
    active: scenario.initiative.faction,
    score: 0,
    spqr: scenario.spqr.start,
    sequences: { caesarian: 0, republican: 0 },
    counters,
    stacks: stackUp(data, counters),
    arrivals: [],
    // AIE-3.5.1-a
    factionLeaders: {
      caesarian: [...caesarian.factionLeaders],
      republican: [...republican.factionLeaders],
    },
    pretenders: { caesarian: null, republican: null },
    joinedPretender: { caesarian: [], republican: [] },
    triumvirs: [],
    regions: controlledRegions(scenario),
    controlBeforeInvasion: controlledRegions(scenario),
    roma: caesarian.roma ? 'caesarian' : republican.roma ? 'republican' : null,
    peoples: startingPeoples(scenario),
    cup: Object.keys(data.stratagemCounters),
    hands: { caesarian: [], republican: [] },
    intrigues: [],
    plague: null,
    restingCounters: [],
    removedCounters: [],
    // RULING-53: Scenarios 5 to 7 begin after the murder.
    caesarMurdered: scenario.flags.caesarMurdered,
    assassinsAvenged: scenario.flags.caesarMurdered && !hasAssassins(data, scenario),
    reducedSequenceTurns: 0,
    octavianusInherits: true,
    dolabellaChanges: 0,
    factionLeadersKilled: 0,
    turn: newTurnNotes(),
  }
}

function readScenarioId(id: string): ScenarioId {
  const found = scenarioIds.find(known => known === id)
  if (found === undefined) throw new Error(`no scenario ${id}`)
  return found
}

function hasAssassins(data: AleaData, scenario: ScenarioData): boolean {
  return factionIds.some(faction =>
    scenario.forces[faction].leaders.some(id => row(data.romanLeaders, id).assassin),
  )
}

function counterAt(id: string, place: Place, faction: FactionId | null): Counter<FactionId> {
  return { id, place, faction, reduced: false, moved: false }
}

/** The leaders of the lists on the map or waiting for the deployment, those due later waiting too, the rest out. */
function placeLeaders(data: AleaData, scenario: ScenarioData): Counter<FactionId>[] {
  const leaders: Counter<FactionId>[] = []
  const entering = new Set(scenario.entrants)
  // AIE-S5-d: Dolabella is on no list; a die tells whose he is when the deployment begins.
  if (scenario.flags.dolabellaChangesSides) entering.add('dolabella')
  for (const { id, firstFaction } of Object.values(data.romanLeaders)) {
    const place = entering.has(id) ? boxes.coming : boxes.dead
    leaders.push(counterAt(id, place, firstFaction === 'random' ? null : firstFaction))
  }
  for (const faction of factionIds) {
    const force = scenario.forces[faction]
    for (const id of force.leaders) leaders.push(counterAt(id, boxes.coming, faction))
    for (const { zone, leaders: placed } of force.placements) {
      for (const id of placed) leaders.push(counterAt(id, zone, faction))
    }
  }
  for (const { id, people, home } of Object.values(data.foreignLeaders)) {
    const { inPlay, later } = scenario.foreignLeaders
    const at = home ?? row(data.units, data.peoples[people].units[0] ?? '').home ?? boxes.coming
    const place = inPlay.includes(id) ? at : later.includes(id) ? boxes.coming : boxes.dead
    leaders.push(counterAt(id, place, null))
  }
  return leaders
}

/** AIE-FD-f: what is not on the map is in the Reserve. AIE-4.2.3-a: Majors stand at home, Minors wait in their box. */
function placeUnits(data: AleaData, scenario: ScenarioData): Counter<FactionId>[] {
  const units: Counter<FactionId>[] = []
  const atWar = new Set(scenario.peoples.map(start => start.people))
  for (const { id, people, home } of Object.values(data.units)) {
    const onMap = people !== null && (data.peoples[people].major || atWar.has(people))
    const beside = people === null ? boxes.reserve : boxes.people
    units.push(counterAt(id, onMap && home !== null ? home : beside, null))
  }
  for (const faction of factionIds) {
    for (const { zone, units: placed } of scenario.forces[faction].placements) {
      for (const id of placed) units.push(counterAt(id, zone, faction))
    }
  }
  return units
}

/** AIE-3.7.3-a: the scenario says who controls what. */
function controlledRegions(scenario: ScenarioData): AleaState['regions'] {
  const owner = (region: RegionId): FactionId | null =>
    factionIds.find(faction => scenario.forces[faction].regions.includes(region)) ?? null
  // AIE-3.1.1-a
  return {
    italia: owner('italia'),
    asia: owner('asia'),
    gallia: owner('gallia'),
    africa: owner('africa'),
    graecia: owner('graecia'),
    sicilia: owner('sicilia'),
    hispania: owner('hispania'),
  }
}

/** AIE-S3-a, AIE-S4-a, AIE-S5-a, AIE-S6-a, AIE-S7-a: all Peoples are at peace but those the scenario names. */
function startingPeoples(scenario: ScenarioData): AleaState['peoples'] {
  const start = (id: PeopleId): PeopleState<FactionId> => {
    const named = scenario.peoples.find(({ people }) => people === id)
    return {
      status: named?.status ?? 'peace',
      faction: named?.faction ?? null,
      barredUntil: null,
      sentHomeBy: null,
    }
  }
  const peoples: Partial<AleaState['peoples']> = {}
  for (const id of peopleIds) peoples[id] = start(id)
  return allPeoples(peoples)
}

function allPeoples(peoples: Partial<AleaState['peoples']>): AleaState['peoples'] {
  if (!hasAll(peoples)) throw new Error('a People is missing')
  return peoples
}

function hasAll(peoples: Partial<AleaState['peoples']>): peoples is AleaState['peoples'] {
  return peopleIds.every(id => peoples[id] !== undefined)
}
