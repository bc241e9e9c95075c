import type { DiceBox, Role } from '@aquila/engine'
import { isShip } from '../pieces.ts'
import type { RomaPosition, Unit } from '../state.ts'
import { isKnown } from './known.ts'

/** Deals afresh what a role cannot know: the other hands with the deck, face-down markers, and the units of others. */
export function redeal(position: RomaPosition, role: Role | null, dice: DiceBox): void {
  redealCards(position.state, role, dice)
  redealMarkers(position.state, dice)
  redealUnits(position, role, dice)
}

/**
 * RV-6.2-a, RV-6.2-b: what a role sees of others is that a stack is there. So the units of a Power that it cannot see are
 * dealt out again among the stacks it sees, one at least to each. A unit that marches with a Leader or is aboard changes
 * its kind only: the rules are counting on him.
 */
function redealUnits(position: RomaPosition, role: Role | null, dice: DiceBox): void {
  const heaps = new Map<string, Heap>()
  position.state.stacks.forEach((stack, area) => {
    for (const unit of stack) if (!isKnown(position, role, area, unit)) lay(heaps, area, unit)
  })
  for (const heap of heaps.values()) deal(heap, dice)
  position.state.stacks = position.state.stacks.map((stack, area) => {
    const laid = new Set<string>()
    return stack.flatMap(unit => {
      const heap = isKnown(position, role, area, unit) ? undefined : heaps.get(heapName(unit))
      if (heap === undefined) return [unit]
      if (isCountedOn(unit)) return [{ ...unit, ...heap.dealt.get(unit.id) }]
      const group = groupName(area, unit)
      if (laid.has(group)) return []
      laid.add(group)
      return heap.groups.get(group)?.units ?? []
    })
  })
}

type Face = Pick<Unit, 'kind' | 'reduced'>

/** The hidden units of a Power, on land or at sea: what they are, and where some of them stand. */
interface Heap {
  readonly faces: Face[]
  readonly ids: number[]
  readonly groups: Map<string, { readonly like: Unit; units: Unit[] }>
  readonly counted: Unit[]
  readonly dealt: Map<number, Face>
}

function emptyHeap(): Heap {
  return { faces: [], ids: [], groups: new Map(), counted: [], dealt: new Map() }
}

function heapName(unit: Unit): string {
  return `${unit.power} ${isShip(unit)}`
}

function groupName(area: number, unit: Unit): string {
  return `${area} ${heapName(unit)} ${unit.where} ${unit.coast} ${unit.served}`
}

function isCountedOn({ leader, where }: Unit): boolean {
  return leader !== null || where === 'aboard'
}

function lay(heaps: Map<string, Heap>, area: number, unit: Unit): void {
  const name = heapName(unit)
  const heap = heaps.get(name) ?? emptyHeap()
  heaps.set(name, heap)
  heap.faces.push({ kind: unit.kind, reduced: unit.reduced })
  if (isCountedOn(unit)) {
    heap.counted.push(unit)
    return
  }
  heap.ids.push(unit.id)
  heap.groups.set(groupName(area, unit), { like: unit, units: [] })
}

function deal({ faces, ids, groups, counted, dealt }: Heap, dice: DiceBox): void {
  dice.shuffle(faces, 'redeal')
  for (const { id, reduced } of counted) dealt.set(id, { kind: faces.pop()?.kind ?? 'aux', reduced })
  const places = [...groups.values()]
  for (const [index, face] of faces.entries()) {
    const place = places[index] ?? places[dice.roll(places.length, 'redeal') - 1]
    const id = ids[index]
    if (place !== undefined && id !== undefined) place.units.push({ ...place.like, ...face, id })
  }
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
