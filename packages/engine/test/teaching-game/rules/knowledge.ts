import type { DiceBox, Seats } from '@aquila/engine'
import type { CardId } from '../data/board.ts'
import { type FordPosition, type FordState, handOf } from './state.ts'

/** What a side is shown. */
export interface FordView extends Omit<FordState, 'deck' | 'hands'> {
  readonly seats: Seats
  readonly deckSize: number
  readonly handSizes: { readonly [side: string]: number }
  readonly hand: readonly CardId[]
}

/** What a side may know: everything but the cards in the deck and in other hands (TF-1.3). */
export function view({ state, seats }: FordPosition, role: string | null): FordView {
  const { deck, hands, ...open } = state
  return {
    ...open,
    seats,
    deckSize: deck.length,
    handSizes: Object.fromEntries(Object.entries(hands).map(([side, hand]) => [side, hand.length])),
    hand: role === null ? [] : [...handOf(state, role)].sort(),
  }
}

/** Deals the deck and the other hands afresh: any such deal looks the same to this side. */
export function redeal({ state }: FordPosition, role: string | null, dice: DiceBox): void {
  const hidden: CardId[] = state.deck.splice(0)
  const others = Object.keys(state.hands).filter(side => side !== role)
  const sizes = others.map(side => handOf(state, side).length)
  for (const side of others) hidden.push(...handOf(state, side).splice(0))
  // In the order of their names, so that the deal tells nothing of the one before.
  hidden.sort()
  dice.shuffle(hidden, 'redeal')
  for (const [index, side] of others.entries()) handOf(state, side).push(...hidden.splice(0, sizes[index]))
  state.deck.push(...hidden)
}

/** What must hold in every position. */
export function breaches({ state, data }: FordPosition): string[] {
  const found: string[] = []
  const cards = state.deck.length + Object.values(state.hands).reduce((sum, hand) => sum + hand.length, 0)
  if (cards !== 16) found.push(`TF-1.3: there are ${cards} cards, not 16`)
  for (const zone of data.zones) {
    const sides = new Set(state.units.filter(unit => unit.zone === zone.id).map(unit => unit.side))
    if (sides.size > 2) found.push(`TF-3.3: three sides in ${zone.id}`)
    if (zone.home !== null && [...sides].some(side => side !== zone.home))
      found.push(`TF-3.2: a rival in ${zone.id}`)
  }
  for (const [side, left] of Object.entries(state.influence))
    if (left < 0) found.push(`TF-2.2: ${side} owes influence`)
  return found
}
