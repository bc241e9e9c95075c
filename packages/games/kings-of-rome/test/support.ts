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
import { type Face, type HexId, type KingsData, kingsData, type PeriodId } from '../data/index.ts'
import { kings } from '../index.ts'
import { breaches } from '../rules/knowledge/breaches.ts'
import { faceOf, isHex, isLeader, isUnit, put } from '../rules/pieces.ts'
import { setUp } from '../rules/set-up.ts'
import { boxes, eventBox, type Kings, type KingsPosition, type KingsState, ROME } from '../rules/state.ts'

/**
 * Runs one procedure of the rules alone, on the kernel, from a position that the test prepares.
 *
 *   const state = bareMap(state => {
 *     place(state, '4306', 'hostile', ['G-lat-1', 'U01'])
 *     place(state, '4306', 'roman', ['romulus', 'S1', 'S2'])
 *   })
 *   const run = play(g => siege(g, '4306'), { state, dice: [d6('siege', 5)], choices: ['second-assault'] })
 *   expect(run.state.ip).toBe(11)
 */
export interface Script {
  readonly state: KingsState
  /** Every roll the procedure makes, in order, with its purpose. */
  readonly dice?: readonly ScriptedRoll[]
  /** The answers, in order: 'verb' or 'verb noun'. Each must be legal. A single choice is taken by itself. */
  readonly choices?: readonly string[]
  readonly options?: Options
}

export interface Run {
  readonly match: Match<KingsState, KingsData>
  /** The position afterwards. The state that was given in stays as it was. */
  readonly position: KingsPosition
  readonly state: KingsState
  readonly events: readonly SeenEvent[]
  readonly decision: Decision | null
}

/** Runs the procedure to its end. Fails if a choice, a roll or an answer is missing or left over. */
export function play(procedure: (g: Kings) => Rules<unknown>, script: Script): Run {
  const { run, assertSpent } = start(procedure, script)
  if (run.decision !== null) throw new Error(`the script has ended, but ${describe(run.decision)}`)
  assertSpent()
  const found = breaches(run.position)
  if (found.length > 0) throw new Error(found.join('; '))
  return run
}

/** Runs the procedure through the script and stops at the decision after it. */
export function playUntil(
  procedure: (g: Kings) => Rules<unknown>,
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

/** What the events of a kind say. */
export function told(run: Pick<Run, 'events'>, kind: string): unknown[] {
  return run.events.flatMap(event => (event.kind === kind ? [event.data] : []))
}

/** A position to look at, for functions that decide nothing. */
export function positionOf(state: KingsState, options: Options = {}): KingsPosition {
  const defaults = Object.fromEntries(kings.options.map(({ id, values }) => [id, values[0] ?? '']))
  return {
    state,
    data: kingsData,
    options: { ...defaults, ...options },
    roles: [ROME],
    seats: { [ROME]: 0 },
  }
}

/**
 * Turn 1 with nothing on the map but the King in Rome: no garrisons, no units; 9 chits in each container (first levies
 * of the period, U01 to U18), 8 IP, 0 VP, as many actions as one could wish.
 */
export function bareMap(change?: (state: KingsState) => void): KingsState {
  const state = setUp(kingsData, 'seven-kings', {})
  for (const piece of kingsData.pieceIds) {
    if (!isHex(state.places[piece] ?? '')) continue
    put(state, piece, isUnit(kingsData, piece) ? boxes.pool : boxes.coming)
  }
  put(state, 'romulus', '3907', 'roman')
  put(state, 'G-rome', '3907', 'roman')
  for (let number = 1; number <= 18; number++) {
    put(state, `U${String(number).padStart(2, '0')}`, number <= 9 ? boxes.roman : boxes.hostile)
  }
  state.turn = 1
  state.notes.actions = 20
  change?.(state)
  return state
}

/** Puts pieces into a hex with a face. */
export function place(state: KingsState, hex: HexId, face: Face, pieces: readonly string[]): void {
  for (const piece of pieces) put(state, piece, hex, face)
}

/** Another reign: its king instead of the one who reigns, where that one stands. */
export function reign(state: KingsState, period: PeriodId, turn: number): void {
  const king = kingsData.periods[period - 1]?.king
  if (king === undefined || state.king === null) throw new Error(`no period ${period}`)
  const where = state.places[state.king] ?? '3907'
  put(state, state.king, boxes.out)
  put(state, king, where, 'roman')
  state.king = king
  state.period = period
  state.turn = turn
  state.senate = period > 1
  state.pontifex = period > 1
}

/** The pieces of a face in a hex, garrisons included, sorted. */
export function inHex(state: KingsState, hex: HexId, face: Face): string[] {
  return (state.stacks[hex] ?? []).filter(piece => faceOf(state, piece) === face).toSorted()
}

/** Where the pieces of a war stand before it breaks out. */
export function warBox(war: string): string {
  return eventBox(war)
}

export function leadersOnMap(state: KingsState): string[] {
  return kingsData.pieceIds.filter(piece => isLeader(kingsData, piece) && isHex(state.places[piece] ?? ''))
}

export function d6(why: string, shows: number): ScriptedRoll {
  return [why, shows]
}

function start(
  procedure: (g: Kings) => Rules<unknown>,
  script: Script,
): { run: Run; assertSpent: () => void } {
  const dice = scriptedDice(script.dice ?? [])
  const match = Match.start(definitionOf(procedure, script.state), {
    scenario: 'seven-kings',
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
      events: match.log(ROME),
      decision: match.decision,
    },
    assertSpent: () => dice.assertSpent(),
  }
}

function written({ verb, noun }: Choice): string {
  return noun === undefined ? verb : `${verb} ${noun}`
}

function describe({ role, task, choices }: Decision): string {
  return `${role} must do "${task}": ${choices.map(written).join(', ')}`
}

function definitionOf(
  procedure: (g: Kings) => Rules<unknown>,
  prepared: KingsState,
): GameDefinition<KingsState, KingsData> {
  return {
    ...kings,
    id: 'kings-of-rome-test',
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
    setUp: () => kings.copy(prepared),
  }
}
