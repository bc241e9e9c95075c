import type { Seats } from '@aquila/engine'
import { type CountersKnown, countersKnown, leadersAtPeace } from '../../../imperator/rules/knowledge/view.ts'
import type { SideId } from '../../data/types.ts'
import type { SemperPosition, SemperState } from '../state.ts'

/** All that a side may know of a position. */
export interface SemperView extends Omit<SemperState, 'cup' | 'hands'>, CountersKnown {
  readonly seats: Seats
  readonly handSizes: Readonly<Record<SideId, number>>
  /** SV-1.2.1-C: leaders who show their Pax Romana side. */
  readonly atPeace: readonly string[]
}

/** Everything but the stratagems in the cup and in the other hand (SV-2.A-2). A spectator sees neither hand. */
export function view(position: SemperPosition, role: string | null): SemperView {
  const { cup: _, hands, ...open } = position.state
  return {
    ...open,
    ...countersKnown(position, role),
    seats: position.seats,
    atPeace: leadersAtPeace(position),
    handSizes: { primus: hands.primus.length, secondus: hands.secondus.length },
  }
}
