import type { Seats } from '@aquila/engine'
import { type FactionId, factionIds } from '../../data/types.ts'
import { isOnMap, leader } from '../pieces.ts'
import { spqrFace } from '../spqr.ts'
import { type AleaPosition, type AleaState, opponentOf } from '../state.ts'

/** What a side is shown: all but the cup and the other hand. */
export interface AleaView extends Omit<AleaState, 'cup' | 'hands'> {
  readonly seats: Seats
  readonly spqrFace: 'cicero' | 'princeps'
  /** Leaders of Peoples who show their side of peace. */
  readonly paxRomana: readonly string[]
  readonly cupSize: number
  readonly handSizes: Readonly<Record<FactionId, number>>
  readonly hand: string[]
  /** Counters that this side has not seen the place of: in the cup or in the other hand. */
  readonly unseen: string[]
}

/**
 * All that a side may know: everything but the stratagems in the cup and in the other hand (AIE-2.A-b). A spectator
 * sees neither hand.
 */
export function view(position: AleaPosition, role: string | null): AleaView {
  const { cup, hands, ...open } = position.state
  const side = factionIds.find(faction => faction === role)
  return {
    ...open,
    seats: position.seats,
    spqrFace: spqrFace(position),
    paxRomana: leadersAtPeace(position),
    cupSize: cup.length,
    handSizes: { caesarian: hands.caesarian.length, republican: hands.republican.length },
    hand: side === undefined ? [] : hands[side].toSorted(),
    unseen: side === undefined ? [] : [...cup, ...hands[opponentOf(position, side)]].toSorted(),
  }
}

/** AIE-1.2.1-c, RULING-03: leaders who show their Pax Romana side, because their People is at peace. */
export function leadersAtPeace(position: AleaPosition): string[] {
  const { state, data } = position
  return Object.values(data.foreignLeaders)
    .filter(
      ({ id, people }) =>
        state.peoples[people].status === 'peace' && isOnMap(data, leader(position, id).place),
    )
    .map(({ id }) => id)
}
