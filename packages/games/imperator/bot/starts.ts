import type { Seat, Start } from '@aquila/engine'
import type { CampaignPosition } from '../rules/state.ts'
import { timeLeft } from './situation.ts'

/** The first movement of the last year of a scenario, and of its second half: from there bots of the series are compared. */
export function startsOf<V, D, P extends CampaignPosition>(
  outlook: (seat: Seat<V, D>) => { readonly position: P },
  isLastYear: (position: P) => boolean,
): readonly Start<V, D>[] {
  const atMovement = (seat: Seat<V, D>, isWanted: (position: P) => boolean): boolean =>
    seat.decision.task === 'movement' && isWanted(outlook(seat).position)
  return [
    { name: 'last-year', isHere: seat => atMovement(seat, isLastYear) },
    { name: 'middle-year', isHere: seat => atMovement(seat, position => timeLeft(position) <= 0.5) },
  ]
}
