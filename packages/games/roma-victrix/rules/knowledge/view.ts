import type { Role, Seats } from '@aquila/engine'
import type { CardId } from '../../data/index.ts'
import { isShip } from '../pieces.ts'
import type { Marks, RomaPosition, RomaState, Unit, Whereabouts } from '../state.ts'
import { isKnown } from './known.ts'

type Hidden = 'hands' | 'deck' | 'marks' | 'stacks' | 'nextUnit'

/** RV-6.2-b: others see that there is a stack, on land or on a coast, and whose, but not of what. */
export interface HiddenStack {
  readonly hidden: true
  readonly power: number
  readonly ships: boolean
  readonly where: Whereabouts
  readonly coast: number | null
}

/** All that a role may know: not the other hands, the order of the deck, other stacks and what lies face down. */
export interface RomaView extends Omit<RomaState, Hidden> {
  readonly seats: Seats
  readonly hand: readonly CardId[]
  readonly handSizes: Readonly<Record<Role, number>>
  readonly deckSize: number
  readonly stacks: readonly (readonly (Unit | HiddenStack)[])[]
  readonly marks: readonly (Omit<Marks, 'markers'> & { readonly markers: number })[]
}

export function view(position: RomaPosition, role: Role | null): RomaView {
  const { hands, deck, marks, stacks, nextUnit: _, ...open } = position.state
  return {
    ...open,
    seats: position.seats,
    hand: role === null ? [] : [...(hands[role] ?? [])],
    handSizes: Object.fromEntries(Object.entries(hands).map(([each, hand]) => [each, hand.length])),
    deckSize: deck.length,
    stacks: stacks.map((stack, area) => seenStack(position, role, area, stack)),
    marks: marks.map(({ markers, ...seen }) => ({ ...seen, markers: markers.length })),
    markers: [],
  }
}

function seenStack(
  position: RomaPosition,
  role: Role | null,
  area: number,
  stack: readonly Unit[],
): (Unit | HiddenStack)[] {
  const seen: (Unit | HiddenStack)[] = []
  const covered = new Set<string>()
  for (const unit of stack) {
    if (isKnown(position, role, area, unit)) {
      seen.push(unit)
      continue
    }
    const { power, where, coast } = unit
    const ships = isShip(unit)
    const key = `${power} ${ships} ${where} ${coast}`
    if (!covered.has(key)) seen.push({ hidden: true, power, ships, where, coast })
    covered.add(key)
  }
  return seen
}
