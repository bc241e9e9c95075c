import {
  type Choice,
  type Decision,
  endMatch,
  type GameDefinition,
  Match,
  type Options,
  type Rules,
  type ScriptedRoll,
  type SeenEvent,
  scriptedDice,
} from '@aquila/engine'
import { type AleaData, aleaData, type FactionId } from '../data/index.ts'
import { options } from '../data/options.ts'
import { load } from '../load.ts'
import { breaches } from '../rules/knowledge/breaches.ts'
import { copyState } from '../rules/knowledge/copy.ts'
import { readState } from '../rules/knowledge/read-state.ts'
import { put } from '../rules/pieces.ts'
import { setUp } from '../rules/set-up.ts'
import { type Alea, type AleaPosition, type AleaState, boxes } from '../rules/state.ts'

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
 *   expect(run.state.units['legio-X']?.reduced).toBe(true)
 */
export interface Script {
  readonly state: AleaState
  /** Every roll the procedure makes, in order. */
  readonly dice?: readonly ScriptedRoll[]
  /** The answers, in order: 'verb' or 'verb noun'. Each must be legal. */
  readonly choices?: readonly string[]
  readonly options?: Options
  /** Do not look for breaches at the end: for positions that no match could reach. */
  readonly impossible?: boolean
}

export interface Run {
  readonly match: Match<AleaState, AleaData>
  /** The position afterwards. The state that was given in stays as it was. */
  readonly position: AleaPosition
  readonly state: AleaState
  /** What was reported; all secrets of both sides included. */
  readonly events: readonly SeenEvent[]
  /** The decision that waits, or null. */
  readonly decision: Decision | null
}

/** Runs the procedure to its end. Fails if a choice, a roll or an answer is missing or left over. */
export function play(procedure: (g: Alea) => Rules<unknown>, script: Script): Run {
  const { run, assertSpent } = start(procedure, script)
  if (run.decision !== null) {
    throw new Error(`the script has ended, but ${describe(run.decision)}`)
  }
  assertSpent()
  if (script.impossible !== true) {
    const found = breaches(run.position)
    if (found.length > 0) throw new Error(found.join('; '))
  }
  return run
}

/** Runs the procedure through the script and stops at the decision after it. */
export function playUntil(
  procedure: (g: Alea) => Rules<unknown>,
  script: Script,
): Run & { decision: Decision } {
  const { run } = start(procedure, script)
  if (run.decision === null) throw new Error('the procedure ended without another decision')
  return { ...run, decision: run.decision }
}

/** The choices of a decision as the script writes them. */
export function choicesOf(decision: Decision | null): string[] {
  return (decision?.choices ?? []).map(written)
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
      const counter = state.units[piece]
      if (counter !== undefined) counter.faction = null
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
    const counter = state.leaders[piece] ?? state.units[piece]
    if (counter !== undefined) counter.faction = faction
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

function start(
  procedure: (g: Alea) => Rules<unknown>,
  script: Script,
): { run: Run; assertSpent: () => void } {
  const dice = scriptedDice(script.dice ?? [])
  const match = Match.start(definitionOf(procedure, script.state), {
    scenario: script.state.scenario,
    dice,
    ...(script.options === undefined ? {} : { options: script.options }),
  })
  for (const answer of script.choices ?? []) {
    const { decision } = match
    if (decision === null) throw new Error(`"${answer}" is left over: nobody has to choose`)
    const choice = decision.choices.find(candidate => written(candidate) === answer)
    if (choice === undefined) throw new Error(`"${answer}" is not legal: ${describe(decision)}`)
    match.choose(choice)
  }
  return {
    run: {
      match,
      position: match.position,
      state: match.position.state,
      events: eventsOf(match),
      decision: match.decision,
    },
    assertSpent: () => dice.assertSpent(),
  }
}

/** The log with the secrets of both sides. */
function eventsOf(match: Match<AleaState, AleaData>): SeenEvent[] {
  const others = match.log('republican')
  return match.log('caesarian').map((event, index) => ({
    ...event,
    data: { ...event.data, ...others[index]?.data },
  }))
}

function written({ verb, noun }: Choice): string {
  return noun === undefined ? verb : `${verb} ${noun}`
}

function describe({ role, task, choices }: Decision): string {
  return `${role} must do "${task}": ${choices.map(written).join(', ')}`
}

function definitionOf(
  procedure: (g: Alea) => Rules<unknown>,
  prepared: AleaState,
): GameDefinition<AleaState, AleaData> {
  return {
    id: 'alea-iacta-est-test',
    title: 'A test',
    version: '1.0.0',
    scenarios: Object.values(aleaData.scenarios).map(({ id, title }) => ({
      id,
      title,
      roles: ['caesarian', 'republican'],
    })),
    options: options.map(({ id, values, rule }) => ({ id, values, rule })),
    windows: [],
    phases: [
      {
        id: 'test',
        rule: 'test',
        *run(g) {
          yield* procedure(g)
          yield* endMatch({ winners: [], outcome: 'test', rule: 'test' })
        },
      },
    ],
    messages: {},
    load,
    setUp: () => prepared,
    readState,
    copy: copyState,
    view: () => null,
    redeal: () => {},
    explain: () => null,
    nameOf: (_data, noun) => String(noun),
    sketch: () => '',
    breaches,
  }
}
