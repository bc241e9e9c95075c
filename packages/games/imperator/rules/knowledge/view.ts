import type { Seats } from '@aquila/engine'
import type { CampaignState, FactionId } from '../state.ts'

/** What a side is shown of a campaign: all but the cup and the other hand (2.A). A game adds its own. */
export interface CampaignView<F extends FactionId = FactionId>
  extends Omit<CampaignState<F>, 'cup' | 'hands'> {
  readonly seats: Seats
  readonly cupSize: number
  readonly handSizes: Readonly<Record<F, number>>
  readonly hand: readonly string[]
  /** Counters that this side has not seen the place of: in the cup or in the other hand. */
  readonly unseen: readonly string[]
}
