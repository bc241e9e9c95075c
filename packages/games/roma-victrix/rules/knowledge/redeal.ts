import type { DiceBox, Role } from '@aquila/engine'
import { isShip } from '../pieces.ts'
import type { RomaPosition, Unit } from '../state.ts'
import { isKnown } from './known.ts'

/** Deals anew what a role cannot know: the other hands with the deck, face-down markers, and the units of others. */
export function redeal(position: RomaPosition, role: Role | null, dice: DiceBox): void {
  redealCards(position.state, role, dice)
  redealMarkers(position.state, dice)
  redealUnits(position, role, dice)
}

/** RV-6.2-a: the units of a Power that a role cannot see change places; how many stand where stays as it is. */
function redealUnits(position: RomaPosition, role: Role | null, dice: DiceBox): void {
  const { state } = position
  const hidden = new Map<string, Pick<Unit, 'kind' | 'reduced'>[]>()
  const heapOf = (unit: Unit) => `${unit.power} ${isShip(unit)}`
  const unseen = state.stacks.map((stack, area) => stack.map(unit => !isKnown(position, role, area, unit)))
  for (const [area, stack] of state.stacks.entries())
    for (const [index, unit] of stack.entries())
      if (unseen[area]?.[index] === true)
        hidden.set(heapOf(unit), [...(hidden.get(heapOf(unit)) ?? []), unit])
  for (const heap of hidden.values()) dice.shuffle(heap, 'redeal')
  state.stacks = state.stacks.map((stack, area) =>
    stack.map((unit, index) => {
      const drawn = unseen[area]?.[index] === true ? hidden.get(heapOf(unit))?.shift() : undefined
      return drawn === undefined ? unit : { ...unit, kind: drawn.kind, reduced: drawn.reduced }
    }),
  )
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
