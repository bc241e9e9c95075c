import type { Seats } from '@aquila/engine'
import { type CountersKnown, countersKnown, leadersAtPeace } from '../../../imperator/rules/knowledge/view.ts'
import type { FactionId } from '../../data/types.ts'
import { spqrFace } from '../spqr.ts'
import type { AleaPosition, AleaState } from '../state.ts'

/** What a side is shown: all but the cup and the other hand. */
export interface AleaView extends Omit<AleaState, 'cup' | 'hands'>, CountersKnown {
  readonly seats: Seats
  readonly handSizes: Readonly<Record<FactionId, number>>
  readonly spqrFace: 'cicero' | 'princeps'
  /** Leaders of Peoples who show their side of peace (AIE-1.2.1-c, RULING-03). */
  readonly paxRomana: readonly string[]
}

/**
 * All that a side may know: everything but the stratagems in the cup and in the other hand (AIE-2.A-b). A spectator
 * sees neither hand.
 */
export function view(position: AleaPosition, role: string | null): AleaView {
  const { cup: _, hands, ...open } = position.state
  return {
    ...open,
    ...countersKnown(position, role),
    seats: position.seats,
    spqrFace: spqrFace(position),
    paxRomana: leadersAtPeace(position),
    handSizes: { caesarian: hands.caesarian.length, republican: hands.republican.length },
  }
}
