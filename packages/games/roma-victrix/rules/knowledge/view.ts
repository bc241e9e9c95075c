import type { Role, Seats } from '@aquila/engine'
import type { CardId } from '../../data/index.ts'
import type { Marks, RomaPosition, RomaState } from '../state.ts'

type Hidden = 'hands' | 'deck' | 'marks'

/** All that a role may know: not the other hands, the order of the deck and what lies face down. */
export interface RomaView extends Omit<RomaState, Hidden> {
  readonly seats: Seats
  readonly hand: readonly CardId[]
  readonly handSizes: Readonly<Record<Role, number>>
  readonly deckSize: number
  readonly marks: readonly (Omit<Marks, 'markers'> & { readonly markers: number })[]
}

export function view({ state, seats }: RomaPosition, role: Role | null): RomaView {
  const { hands, deck, marks, ...open } = state
  return {
    ...open,
    seats,
    hand: role === null ? [] : [...(hands[role] ?? [])],
    handSizes: Object.fromEntries(Object.entries(hands).map(([each, hand]) => [each, hand.length])),
    deckSize: deck.length,
    marks: marks.map(({ markers, ...seen }) => ({ ...seen, markers: markers.length })),
    markers: [],
  }
}
