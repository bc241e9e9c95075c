import * as counters from '../../imperator/rules/counters.ts'
import type { FactionId } from '../data/index.ts'
import { aleaData } from '../rules/series.ts'
import type { AleaBoard, AleaState, Counter, Place } from '../rules/state.ts'

/** The counters of a bare state, as tests prepare and look at it, with the data as shipped. */

export const { leaders: leaderIds, units: unitIds, counters: counterIds, places } = aleaData.index

function board(state: AleaState): AleaBoard {
  return { state, data: aleaData }
}

export function isLeader(piece: string): boolean {
  return counters.isLeader(aleaData, piece)
}

export function counterOf(state: AleaState, piece: string): Counter {
  return counters.counterOf(board(state), piece)
}

export function leader(state: AleaState, id: string): Counter {
  return counters.leader(board(state), id)
}

export function unit(state: AleaState, id: string): Counter {
  return counters.unit(board(state), id)
}

export function placeOf(state: AleaState, piece: string): Place {
  return counters.placeOf(board(state), piece)
}

export function unitsIn(state: AleaState, place: Place): readonly string[] {
  return counters.unitsIn(board(state), place)
}

export function stackIn(state: AleaState, place: Place): readonly string[] {
  return counters.stackIn(board(state), place)
}

export function put(state: AleaState, piece: string, place: Place): void {
  counters.put(board(state), piece, place)
}

export function changeFaction(state: AleaState, piece: string, faction: FactionId | null): void {
  counters.changeFaction(board(state), piece, faction)
}

export function setReduced(state: AleaState, unit: string, reduced: boolean): void {
  counters.setReduced(board(state), unit, reduced)
}

export function setMoved(state: AleaState, piece: string, moved: boolean): void {
  counters.setMoved(board(state), piece, moved)
}
