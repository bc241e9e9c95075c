import { row, type Seats } from '@aquila/engine'
import { isOnMap, leader } from '../pieces.ts'
import { type CampaignPosition, type CampaignState, type FactionId, opponentOf } from '../state.ts'

/** What a side is shown of a campaign: all but the cup and the other hand (2.A). A game adds its own. */
export interface CampaignView<F extends FactionId = FactionId>
  extends Omit<CampaignState<F>, 'cup' | 'hands'> {
  readonly seats: Seats
  readonly cupSize: number
  readonly handSizes: Readonly<Record<F, number>>
  readonly hand: readonly string[]
  readonly unseen: readonly string[]
}

/** What a side knows of the stratagem counters, beside how many each hand holds. */
export interface CountersKnown {
  readonly cupSize: number
  readonly hand: string[]
  /** Counters that this side has not seen the place of: in the cup or in the other hand. */
  readonly unseen: string[]
}

/** A spectator sees neither hand. */
export function countersKnown(position: CampaignPosition, role: string | null): CountersKnown {
  const { cup, hands } = position.state
  const side = position.data.factions.find(faction => faction === role)
  return {
    cupSize: cup.length,
    hand: side === undefined ? [] : row(hands, side).toSorted(),
    unseen: side === undefined ? [] : [...cup, ...row(hands, opponentOf(position, side))].toSorted(),
  }
}

/** 1.2.1: leaders of Peoples who show their side of peace. */
export function leadersAtPeace(position: CampaignPosition): string[] {
  const { state, data } = position
  return Object.values(data.foreignLeaders)
    .filter(
      ({ id, people }) =>
        row(state.peoples, people).status === 'peace' && isOnMap(data, leader(position, id).place),
    )
    .map(({ id }) => id)
}
