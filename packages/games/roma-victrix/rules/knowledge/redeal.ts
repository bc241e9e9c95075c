import type { DiceBox, Role } from '@aquila/engine'
import type { RomaPosition } from '../state.ts'

/** Deals anew what a role cannot know: the other hands with the deck, and the markers that lie face down. */
export function redeal({ state }: RomaPosition, role: Role | null, dice: DiceBox): void {
  redealCards(state, role, dice)
  redealMarkers(state, dice)
}

function redealCards(state: RomaPosition['state'], role: Role | null, dice: DiceBox): void {
  const others = Object.keys(state.hands).filter(each => each !== role)
  const hidden = state.deck.splice(0)
  const sizes = others.map(each => state.hands[each]?.length ?? 0)
  for (const each of others) hidden.push(...(state.hands[each] ?? []))
  dice.shuffle(hidden, 'redeal')
  for (const [index, each] of others.entries()) state.hands[each] = hidden.splice(0, sizes[index])
  state.deck = hidden
}

/** What lies face down and what is in the cup is one heap to those who look on. */
function redealMarkers(state: RomaPosition['state'], dice: DiceBox): void {
  const heap = state.markers.flatMap((number, index) => Array.from({ length: number }, () => index + 1))
  for (const { markers } of state.marks) heap.push(...markers)
  dice.shuffle(heap, 'redeal')
  state.marks = state.marks.map(marks =>
    marks.markers.length === 0 ? marks : { ...marks, markers: heap.splice(0, marks.markers.length) },
  )
  state.markers = state.markers.map((_, index) => heap.filter(value => value === index + 1).length)
}
