/**
 * What a game of the series tells its bots.
 *
 * The bots of the series are in this folder: a planner that tries orders on a copy of the position (plan.ts), moves that
 * are worth a thought by themselves (marches.ts) and together (columns.ts), an evaluation that is a sum over places and
 * regions (evaluation.ts), and answers to the questions that both games put (movement.ts, battle.ts, losses.ts,
 * stratagems.ts). A game
 *
 * 1. writes a `Doctrine`: what its sides fight for, what decides who has a region, what its ships can do, and the terms
 *    that only it has. What it has no rule for answers null, false or an empty list;
 * 2. answers the questions that only it puts, as `Answers` of its list of tasks;
 * 3. makes of both a `School` (levels.ts), and its levels with `botOf`.
 *
 * Hooks are methods, so that a game may write them for its own, narrower position.
 */

import type { CampaignPosition, FactionId, Place, RegionId } from '../rules/state.ts'
import type { Evaluation } from './evaluation.ts'
import type { Thought } from './mind.ts'
import type { Muster } from './muster.ts'
import type { Order } from './orders.ts'

export interface Doctrine<T extends Terms = Terms> {
  /** An independent copy, on which orders can be tried. */
  copy(position: CampaignPosition): CampaignPosition

  /** What a side fights for; `factor`: how much that counts for now, beside armies. */
  aims(position: CampaignPosition, side: FactionId, factor: number): Aims
  /** True if the side would win the scenario as things stand. */
  isWinning(position: CampaignPosition, side: FactionId): boolean
  /** 3.7.3: what it takes to win a region. */
  conquest(position: CampaignPosition, region: RegionId): Conquest
  /** What only this game has to be weighed. The terms may look at the evaluation as soon as they are asked. */
  terms(evaluation: Evaluation): T

  /** Strength that would be lost in a place if the year ended now; it must follow from who stands there alone (kept.ts). */
  lostInWinter(position: CampaignPosition, place: Place, strength: number, naves: readonly string[]): number
  /** Kinds of units that are given up before others. */
  readonly supports: readonly string[]

  /** Of these units, so many at most as may leave a zone for another region; in their order. */
  sparing(
    position: CampaignPosition,
    side: FactionId,
    from: Place,
    units: readonly string[],
    most: number,
  ): string[]
  /** What takes a leader to a zone all by himself, as a key of the messages; null: nothing. */
  errand(position: CampaignPosition, side: FactionId, zone: Place): string | null
  /** How many go, in the words of the game: values for the messages of the bots. */
  tally(position: CampaignPosition, units: readonly string[]): Tally

  /** What a leader can do besides marching. */
  otherOrders(position: CampaignPosition, side: FactionId, leader: string, rough: boolean): Iterable<Order>
  /** True if a side could put to sea from a coast. */
  hasShips(position: CampaignPosition, side: FactionId, coast: Place): boolean
  /** What an army could bring over the sea, and to where; null: nothing. */
  landing(
    position: CampaignPosition,
    side: FactionId,
    from: Place,
    army: readonly string[],
  ): { readonly units: readonly string[]; readonly coasts: Iterable<Place> } | null
  /** True if all land units of a side could leave a zone by ship. */
  canSailAway(position: CampaignPosition, zone: Place, side: FactionId): boolean

  /** The stratagems that can be played at any time of Phase E, in the order in which they are thought of. */
  readonly campaignStratagems: readonly Ripeness[]
}

/** What a side fights for, in the same coin as the strength of units: a good legion is worth five. */
export interface Aims {
  /** What it means to a side that it holds a region and not the enemy. */
  readonly regions: Readonly<Record<RegionId, number>>
  /** Other places that armies are wanted near, and what that is worth. */
  readonly places: readonly { readonly zones: readonly Place[]; readonly worth: number }[]
}

/** What it takes to win a region: so many of these zones, with so many of its cities. */
export interface Conquest {
  readonly zones: readonly Place[]
  readonly needed: number
  readonly cities: number
}

export interface Terms {
  readonly [name: string]: Term
}

/** A part of what a position is worth to a side that only one game has. */
export interface Term {
  /** What a region is worth beside the grip on it. */
  ofRegion?(region: RegionId): number
  /** What it adds where counters have moved, or may. */
  worthOf?(touched: Touched): number
  /** What a battle brings about beside its losses, if the side wins it with this chance. */
  fearOfBattle?(muster: Muster, chance: number): number
}

/** Some places, and what the planner has found out about them. */
export interface Touched {
  readonly places: ReadonlySet<Place>
  readonly regions: ReadonlySet<RegionId>
  /** True if the enemy has land units in one of them. */
  readonly fought: boolean
}

/** When a stratagem is worth its counter. */
export interface Ripeness {
  readonly stratagem: string
  isRipe(thought: Thought): boolean
  /** False if it cannot become worth it any more this year. */
  mayRipen(thought: Thought): boolean
  /** True of a counter that is kept for what it has on its other face. */
  isKept?(thought: Thought, counter: string): boolean
}

/** How many go: of one kind, where the game counts them apart, or of several. */
export type Tally = { readonly legions?: number; readonly units?: number }
