import { isOnMap, leader } from '../../../imperator/rules/pieces.ts'
import { sideIds } from '../../data/types.ts'
import { opponentOf, type SemperPosition, type SemperState } from '../state.ts'

/** All that a side may know of a position. */
export interface SemperView extends Omit<SemperState, 'cup' | 'hands'> {
  readonly seats: SemperPosition['seats']
  /** SV-1.2.1-C: leaders who show their Pax Romana side. */
  readonly atPeace: readonly string[]
  readonly cupSize: number
  readonly handSizes: { readonly primus: number; readonly secondus: number }
  readonly hand: readonly string[]
  /** Counters that this side has not seen the place of: in the cup or in the other hand. */
  readonly unseen: readonly string[]
}

/** Everything but the stratagems in the cup and in the other hand (SV-2.A-2). A spectator sees neither hand. */
export function view(position: SemperPosition, role: string | null): SemperView {
  const { cup, hands, ...open } = position.state
  const side = sideIds.find(each => each === role)
  return {
    ...open,
    seats: position.seats,
    atPeace: leadersAtPeace(position),
    cupSize: cup.length,
    handSizes: { primus: hands.primus.length, secondus: hands.secondus.length },
    hand: side === undefined ? [] : hands[side].toSorted(),
    unseen: side === undefined ? [] : [...cup, ...hands[opponentOf(position, side)]].toSorted(),
  }
}

/** SV-1.2.1-C */
export function leadersAtPeace(position: SemperPosition): readonly string[] {
  const { state, data } = position
  return Object.values(data.foreignLeaders)
    .filter(
      ({ id, people }) =>
        state.peoples[people].status === 'peace' && isOnMap(data, leader(position, id).place),
    )
    .map(({ id }) => id)
}
