import type { Decision, Options, Rules, ScriptedRoll } from '@aquila/engine'
import {
  playProcedure,
  playProcedureUntil,
  type Run as RunOf,
  type Script as ScriptOf,
} from '@aquila/engine/testing'
import type { AleaData, FactionId } from '../data/index.ts'
import { alea } from '../index.ts'
import { aleaData } from '../rules/series.ts'
import { setUp } from '../rules/set-up.ts'
import { type Alea, type AleaPosition, type AleaState, boxes } from '../rules/state.ts'
import type { AleaDecision } from '../rules/tasks.ts'
import { changeFaction, put } from './counters.ts'
import { messages } from './english.ts'

export { choicesOf } from '@aquila/engine/testing'

/**
 * Runs one procedure of the rules alone, on the kernel, from a position that the test prepares.
 *
 *   const state = scenario('2', state => {
 *     place(state, 'GAL-2', 'caesarian', ['caesar', 'legio-X'])
 *   })
 *   const run = play(g => fightLandBattle(g, 'GAL-2'), {
 *     state,
 *     dice: [d6('battle', 4), d10('evasion', 9)],
 *     choices: ['evade', 'to GAL-4'],
 *   })
 *   expect(unit(run.state, 'legio-X').reduced).toBe(true)
 */
export type Script = Omit<ScriptOf<AleaState>, 'scenario'>

export type Run = RunOf<AleaState, AleaData>

type Procedure = (g: Alea) => Rules<unknown>

export function play(procedure: Procedure, script: Script): Run {
  return playProcedure(alea, procedure, { ...script, scenario: script.state.scenario })
}

/** Runs the procedure through the script and stops at the decision after it. */
export function playUntil(procedure: Procedure, script: Script): Run & { readonly decision: Decision } {
  return playProcedureUntil(alea, procedure, { ...script, scenario: script.state.scenario })
}

/** A position to look at, for functions that decide nothing. */
export function positionOf(state: AleaState, options: Options = {}): AleaPosition {
  return {
    state,
    data: aleaData,
    options: { ...aleaData.defaultOptions, ...options },
    roles: ['caesarian', 'republican'],
    seats: { caesarian: 0, republican: 1 },
  }
}

/** The start of a scenario, changed as the test needs. */
export function scenario(id: string, change?: (state: AleaState) => void): AleaState {
  const state = setUp(aleaData, id)
  change?.(state)
  return state
}

/** A scenario with no Roman on the map and no Faction Leader; the Peoples are as the scenario has them. */
export function emptyMap(id = '2', change?: (state: AleaState) => void): AleaState {
  return scenario(id, state => {
    state.factionLeaders = { caesarian: [], republican: [] }
    for (const piece of Object.keys(aleaData.romanLeaders)) put(state, piece, boxes.dead)
    for (const piece of aleaData.romanUnitIds) {
      put(state, piece, boxes.reserve)
      changeFaction(state, piece, null)
    }
    change?.(state)
  })
}

/** Puts counters into a place and, if they are Roman, gives them to a faction. */
export function place(
  state: AleaState,
  where: string,
  faction: FactionId | null,
  pieces: readonly string[],
): void {
  for (const piece of pieces) {
    put(state, piece, where)
    changeFaction(state, piece, faction)
  }
}

/** Gives a stratagem counter to a side. */
export function give(state: AleaState, faction: FactionId, counter: string): void {
  state.cup = state.cup.filter(other => other !== counter)
  state.hands[faction].push(counter)
}

export function d6(why: string, shows: number): ScriptedRoll {
  return [why, shows]
}

/** A d10 shows 0 to 9. */
export function d10(why: string, shows: number): ScriptedRoll {
  return [why, shows + 1]
}

/** A question of the kernel as one of this game's list. */
export function asAlea(decision: Decision): AleaDecision {
  if (!isOfList(decision)) throw new Error(`${decision.task} is no task of Alea Iacta Est`)
  return decision
}

function isOfList(decision: Decision): decision is AleaDecision {
  return messages.has(`task.${decision.task}`)
}
