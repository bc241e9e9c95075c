import type { Decision, Options, Rules, ScriptedRoll } from '@aquila/engine'
import {
  playProcedure,
  playProcedureUntil,
  type Run as RunOf,
  type Script as ScriptOf,
} from '@aquila/engine/testing'
import { changeFaction, counterOf, put, setReduced } from '../../imperator/rules/pieces.ts'
import type { PeopleId, SemperData, SideId } from '../data/index.ts'
import { dioceseIds, peopleIds } from '../data/types.ts'
import { semper } from '../index.ts'
import { semperData } from '../rules/series.ts'
import { setUp } from '../rules/set-up.ts'
import { boxes, type Semper, type SemperPosition, type SemperState, type Thorn } from '../rules/state.ts'

export { choicesOf } from '@aquila/engine/testing'

/** Runs one procedure of the rules alone, on the kernel, from a position that the test prepares. */
export type Script = Omit<ScriptOf<SemperState>, 'scenario'>
export type Run = RunOf<SemperState, SemperData>

type Procedure = (g: Semper) => Rules<unknown>

export function play(procedure: Procedure, script: Script): Run {
  return playProcedure(semper, procedure, { ...script, scenario: script.state.scenario })
}

/** Runs the procedure through the script and stops at the decision after it. */
export function playUntil(procedure: Procedure, script: Script): Run & { readonly decision: Decision } {
  return playProcedureUntil(semper, procedure, { ...script, scenario: script.state.scenario })
}

/** A position to look at, for functions that decide nothing. */
export function positionOf(state: SemperState, options: Options = {}): SemperPosition {
  return {
    state,
    data: semperData,
    options: { ...semperData.defaultOptions, ...options },
    roles: ['primus', 'secondus'],
    seats: { primus: 0, secondus: 1 },
  }
}

/** The start of a scenario, changed as the test needs. */
export function scenario(id: string, change?: (state: SemperState) => void): SemperState {
  const state = setUp(semperData, id)
  change?.(state)
  return state
}

/** The great campaign in 313 with nobody on the map, no emperor, and all Peoples at peace. */
export function emptyMap(change?: (state: SemperState) => void): SemperState {
  return scenario('6', state => {
    state.year = 313
    const board = { state, data: semperData }
    state.emperors = { primus: null, secondus: null }
    state.augusti = { primus: [], secondus: [] }
    state.caesares = { primus: [], secondus: [] }
    state.protectores = { primus: null, secondus: null }
    state.usurpations = []
    for (const piece of semperData.romanLeaderIds) put(board, piece, boxes.coming)
    for (const piece of semperData.romanUnitIds) {
      put(board, piece, boxes.reserve)
      changeFaction(board, piece, null)
    }
    for (const people of peopleIds) if (people !== 'armenia') peace(state, people)
    state.active = 'primus'
    state.initiative = 'primus'
    state.sequences = { primus: 3, secondus: 3 }
    change?.(state)
  })
}

/** Puts counters into a place and, if they are Roman, gives them to a side. */
export function place(state: SemperState, where: string, side: SideId | null, ...pieces: string[]): void {
  const board = { state, data: semperData }
  for (const piece of pieces) {
    put(board, piece, where)
    changeFaction(board, piece, side)
  }
}

export function primus(state: SemperState, where: string, ...pieces: string[]): void {
  place(state, where, 'primus', ...pieces)
}

export function secondus(state: SemperState, where: string, ...pieces: string[]): void {
  place(state, where, 'secondus', ...pieces)
}

/** A People at war for a side, with its units at home. */
export function atWar(state: SemperState, people: PeopleId, side: SideId): void {
  state.peoples[people] = { status: 'war', faction: side, barredUntil: null, sentHomeBy: null }
  const board = { state, data: semperData }
  for (const unit of semperData.peoples[people].units) put(board, unit, semperData.units[unit]?.home ?? '')
}

export function peace(state: SemperState, people: PeopleId): void {
  state.peoples[people] = { status: 'peace', faction: null, barredUntil: null, sentHomeBy: null }
  const board = { state, data: semperData }
  const { major, units } = semperData.peoples[people]
  for (const unit of units) put(board, unit, major ? (semperData.units[unit]?.home ?? '') : boxes.people)
}

export function reduced(state: SemperState, ...units: string[]): void {
  for (const unit of units) setReduced({ state, data: semperData }, unit, true)
}

export function where(state: SemperState, piece: string): string {
  return counterOf({ state, data: semperData }, piece).place
}

export function sideIn(state: SemperState, piece: string): SideId | null {
  return counterOf({ state, data: semperData }, piece).faction
}

export function isReduced(state: SemperState, unit: string): boolean {
  return counterOf({ state, data: semperData }, unit).reduced
}

/** Every Diocese to one side. */
export function allTo(state: SemperState, side: SideId): void {
  for (const diocese of dioceseIds) state.regions[diocese] = side
}

/** Gives a stratagem counter to a side. */
export function give(state: SemperState, side: SideId, counter: string): void {
  state.cup = state.cup.filter(other => other !== counter)
  state.restingCounters = state.restingCounters.filter(other => other !== counter)
  state.removedCounters = state.removedCounters.filter(other => other !== counter)
  state.hands[side].push(counter)
}

/** A focus of plague lies on a zone (SV-6.3-D). */
export function infest(state: SemperState, zone: string): void {
  const counter = state.cup.find(each => each.startsWith('foyer-de-peste'))
  if (counter === undefined) throw new Error('no plague is in the cup')
  state.cup = state.cup.filter(other => other !== counter)
  state.plagues.push({ counter, zone, epidemic: false })
}

/** A stratagem counter that lies on the map, with nobody there before it. */
export function thorn(counter: string, zone: string): Thorn {
  return { counter, zone, early: [] }
}

/** Makes a leader the Usurper of a side. */
export function usurper(state: SemperState, id: string, master: SideId, ...followers: string[]): void {
  state.usurpations.push({
    usurper: id,
    master,
    bonus: 0,
    followers,
    companions: [],
    everybody: false,
    extension: null,
    rose: semperData.zones[where(state, id)]?.region ?? null,
  })
}

export function d6(why: string, shows: number): ScriptedRoll {
  return [why, shows]
}

/** A d10 shows 0 to 9. */
export function d10(why: string, shows: number): ScriptedRoll {
  return [why, shows + 1]
}

/** Constantin reigns alone in Nicomedia. */
export function constantinAlone(change?: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    primus(state, 'PON1', 'constantin')
    state.emperors.primus = 'constantin'
    allTo(state, 'primus')
    change?.(state)
  })
}

/** Galère reigns in Nicomedia, Licinius in Treveri. */
export function empire(change: (state: SemperState) => void = () => {}): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    state.regions.galliae = 'secondus'
    primus(state, 'PON1', 'galere')
    secondus(state, 'GAL2', 'licinius')
    state.emperors = { primus: 'galere', secondus: 'licinius' }
    change(state)
  })
}

/** Primus holds the Empire, and attacks if there is a battle. */
export function field(change: (state: SemperState) => void = () => {}): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    change(state)
  })
}

/** The M/CS of Primus, who holds the Empire; no fleet, and somebody far away who could always move. */
export function openRoads(change: (state: SemperState) => void): SemperState {
  return field(state => {
    state.fleets.occidentalis.returns = 999
    state.fleets.orientalis.returns = 999
    primus(state, 'MOE5', 'arbetio')
    change(state)
  })
}

/** In place of a phase that is not there: the test sees that nothing has happened. */
export function* nothing() {}
