import type { Seats } from '@aquila/engine'
import { chitsIn } from '../containers.ts'
import { boxes, type KingsPosition, type KingsState } from '../state.ts'

export interface KingsView extends KingsState {
  readonly seats: Seats
  readonly containers: { readonly roman: number; readonly hostile: number }
  /** The chits of both containers together: what has not been seen to leave them. */
  readonly unseen: readonly string[]
}

/** KOR-DEF-2: all that the player may know: everything but which chit is in which container. */
export function view({ state, seats }: KingsPosition, _role: string | null): KingsView {
  const hidden = new Set([...chitsIn(state, 'roman'), ...chitsIn(state, 'hostile')])
  const { [boxes.roman]: _roman, [boxes.hostile]: _hostile, ...stacks } = state.stacks
  return {
    ...state,
    seats,
    places: withoutKeys(state.places, hidden),
    faces: withoutKeys(state.faces, hidden),
    stacks,
    containers: { roman: chitsIn(state, 'roman').length, hostile: chitsIn(state, 'hostile').length },
    unseen: [...hidden].toSorted(),
  }
}

function withoutKeys<T>(table: Readonly<Record<string, T>>, hidden: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(table).filter(([key]) => !hidden.has(key)))
}
