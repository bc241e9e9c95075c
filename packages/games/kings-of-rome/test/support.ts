import type { Decision, Options, Rules, ScriptedRoll } from '@aquila/engine'
import {
  playProcedure,
  playProcedureUntil,
  type Run as RunOf,
  type Script as ScriptOf,
} from '@aquila/engine/testing'
import { type Face, type HexId, type KingsData, kingsData, type PeriodId, type Place } from '../data/index.ts'
import { loadData } from '../data/pack.ts'
import { kings } from '../index.ts'
import { containerOf } from '../rules/containers.ts'
import type { KingsEventKind } from '../rules/events.ts'
import { isHex, isUnit } from '../rules/pieces.ts'
import { setUp } from '../rules/set-up.ts'
import * as stacks from '../rules/stacks.ts'
import { boxes, eventBox, type Kings, type KingsPosition, type KingsState, ROME } from '../rules/state.ts'
import type { KingsDecision } from '../rules/tasks.ts'
import { messages } from './english.ts'

export { choicesOf } from '@aquila/engine/testing'

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
export type Script = Omit<ScriptOf<KingsState>, 'scenario'>
export type Run = RunOf<KingsState, KingsData>

type Procedure = (g: Kings) => Rules<unknown>

const scenario = 'seven-kings'

/**
 * The data with garrisons and a king of its own, so that tests of the rules do not hang on how the game is balanced. Tests
 * of the data look at the data as shipped.
 */
export const testData: KingsData = loadData({
  name: 'the tests',
  garrisons: {
    lat: [1, 9, 7],
    sab: [1, 4, 3],
    etr: [1, 7, 7],
    fal: [0, 1, 2],
    aeq: [0, 3, 1],
    vol: [1, 5, 4],
    umb: [2, 4, 1],
  },
  kings: { ancus: { virtus: 3, astutia: 2 } },
})

const game = { ...kings, load: () => testData }

export function play(procedure: Procedure, script: Script): Run {
  return playProcedure(game, procedure, { ...script, scenario })
}

/** Runs the procedure through the script and stops at the decision after it. */
export function playUntil(procedure: Procedure, script: Script): Run & { readonly decision: Decision } {
  return playProcedureUntil(game, procedure, { ...script, scenario })
}

/** A question of the kernel as one of this game's list. */
export function asKings(decision: Decision): KingsDecision {
  if (!isOfList(decision)) throw new Error(`${decision.task} is no task of Kings of Rome`)
  return decision
}

function isOfList(decision: Decision): decision is KingsDecision {
  return messages.has(`task.${decision.task}`)
}

/** What the events of a kind say. */
export function told(run: Pick<Run, 'events'>, kind: KingsEventKind): unknown[] {
  return run.events.flatMap(event => (event.kind === kind ? [event.data] : []))
}

/** A position to look at, for functions that decide nothing. */
export function positionOf(state: KingsState, options: Options = {}): KingsPosition {
  const defaults = Object.fromEntries(kings.options.map(({ id, values }) => [id, values[0] ?? '']))
  return {
    state,
    data: testData,
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
    if (!isHex(placeOf(state, piece))) continue
    put(state, piece, isUnit(kingsData, piece) ? boxes.pool : boxes.coming)
  }
  put(state, 'romulus', '3907', 'roman')
  put(state, 'G-rome', '3907', 'roman')
  for (let number = 1; number <= 18; number++) {
    put(state, `U${String(number).padStart(2, '0')}`, number <= 9 ? boxes.roman : boxes.hostile)
  }
  state.turn = 1
  state.vp = 0
  state.ip = 8
  state.notes.actions = 20
  change?.(state)
  return state
}

/** The pieces of a state, by the data of the tests. */
function board(state: KingsState): stacks.Board {
  return { state, data: testData }
}

export function put(state: KingsState, piece: string, place: Place, face?: Face): void {
  stacks.put(board(state), piece, place, face)
}

export function placeOf(state: KingsState, piece: string): Place {
  return stacks.placeOf(board(state), piece)
}

export function faceOf(state: KingsState, piece: string): Face {
  return stacks.faceOf(board(state), piece)
}

export function stackIn(state: KingsState, place: Place): readonly string[] {
  return stacks.stackIn(board(state), place)
}

export function chitsIn(state: KingsState, face: Face): readonly string[] {
  return stackIn(state, containerOf(face))
}

/** Where each piece lies. */
export function placesIn({ pieces }: KingsState): Record<string, Place> {
  return Object.fromEntries(pieces.map(({ id, place }) => [id, place]))
}

/** KOR-SIEGE-7: the hex from which a leader has entered the one he stands in. */
export function cameFrom(state: KingsState, leader: string, from: HexId): void {
  stacks.noteEntry(board(state), leader, from)
}

/** Puts pieces into a hex with a face. */
export function place(state: KingsState, hex: HexId, face: Face, pieces: readonly string[]): void {
  for (const piece of pieces) put(state, piece, hex, face)
}

/** Another reign: its king instead of the one who reigns, where that one stands. */
export function reign(state: KingsState, period: PeriodId, turn: number): void {
  const king = kingsData.periods[period - 1]?.king
  if (king === undefined || state.king === null) throw new Error(`no period ${period}`)
  const where = placeOf(state, state.king) ?? '3907'
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
  return (stackIn(state, hex) ?? []).filter(piece => faceOf(state, piece) === face).toSorted()
}

/** Where the pieces of a war stand before it breaks out. */
export function warBox(war: string): string {
  return eventBox(war)
}

export function d6(why: string, shows: number): ScriptedRoll {
  return [why, shows]
}
