import type { Seats } from '@aquila/engine'
import { chitsIn } from '../containers.ts'
import { stackOf } from '../stacks.ts'
import { boxes, type KingsPosition, type KingsState } from '../state.ts'

export interface KingsView extends KingsState {
  readonly seats: Seats
  readonly containers: { readonly roman: number; readonly hostile: number }
  /** The chits of both containers together: what has not been seen to leave them. */
  readonly unseen: readonly string[]
}

/** KOR-DEF-2: all that the player may know: everything but which chit is in which container. */
export function view(position: KingsPosition, _role: string | null): KingsView {
  const { state, data, seats } = position
  const { numberOf, numberOfPlace } = data.index
  const [roman, hostile] = [chitsIn(position, 'roman'), chitsIn(position, 'hostile')]
  const unseen = [...roman, ...hostile].toSorted()
  const pieces = state.pieces.slice()
  for (const id of unseen)
    pieces[numberOf.get(id) ?? -1] = { id, place: boxes.unseen, face: 'hostile', from: null }
  const stacks = state.stacks.slice()
  for (const box of [boxes.roman, boxes.hostile]) stacks[numberOfPlace.get(box) ?? -1] = null
  stacks[numberOfPlace.get(boxes.unseen) ?? -1] = stackOf(position, boxes.unseen, unseen)
  return {
    ...state,
    seats,
    pieces,
    stacks,
    containers: { roman: roman.length, hostile: hostile.length },
    unseen,
  }
}
