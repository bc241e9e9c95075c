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
 * A game writes its hooks for its own, narrower types (`BotTypes`); `asDoctrine` hands them over to the shared planner.
 */

import type { GameTypes } from '../data/series.ts'
import type { Place, RegionId } from '../rules/state.ts'
import type { Evaluation } from './evaluation.ts'
import type { Thought } from './mind.ts'
import type { Muster } from './muster.ts'
import type { Order } from './orders.ts'

/** What the hooks of a doctrine are called with, beside what those of the rules are. */
export interface BotTypes extends GameTypes {
  readonly evaluation: Evaluation
  readonly thought: Thought
}

/** The planner knows a game's positions only as positions of the series: as `asSeries` does for the rules, this tells the compiler. */
export function asDoctrine<T extends Terms, G extends BotTypes>(own: Doctrine<T, G>): Doctrine<T> {
  return own as unknown as Doctrine<T>
}

/** How the bots of a game think. `T` are the terms that only it has, `G` what its hooks are called with. */
export interface Doctrine<T extends Terms = Terms, G extends BotTypes = BotTypes> {
  /** An independent copy, on which orders can be tried. */
  readonly copy: (position: G['position']) => G['position']

  /** What a side fights for; `factor`: how much that counts for now, beside armies. */
  readonly aims: (position: G['position'], side: G['side'], factor: number) => Aims
  /** True if the side would win the scenario as things stand. */
  readonly isWinning: (position: G['position'], side: G['side']) => boolean
  /** 3.7.3: what it takes to win a region. */
  readonly conquest: (position: G['position'], region: G['region']) => Conquest
  /** What only this game has to be weighed. The terms may look at the evaluation as soon as they are asked. */
  readonly terms: (evaluation: G['evaluation']) => T

  /** Strength that would be lost in a place if the year ended now; it must follow from who stands there alone (kept.ts). */
  readonly lostInWinter: (
    position: G['position'],
    place: Place,
    strength: number,
    naves: readonly string[],
  ) => number
  /** Kinds of units that are given up before others. */
  readonly supports: readonly string[]

  /** Of these units, so many at most as may leave a zone for another region; in their order. */
  readonly sparing: (
    position: G['position'],
    side: G['side'],
    from: Place,
    units: readonly string[],
    most: number,
  ) => string[]
  /** What takes a leader to a zone all by himself, as a key of the messages; null: nothing. */
  readonly errand: (position: G['position'], side: G['side'], zone: Place) => string | null
  /** How many go, in the words of the game: values for the messages of the bots. */
  readonly tally: (position: G['position'], units: readonly string[]) => Tally

  /** What a leader can do besides marching. */
  readonly otherOrders: (
    position: G['position'],
    side: G['side'],
    leader: string,
    rough: boolean,
  ) => Iterable<Order>
  /** True if a side could put to sea from a coast. */
  readonly hasShips: (position: G['position'], side: G['side'], coast: Place) => boolean
  /** What an army could bring over the sea, and to where; null: nothing. */
  readonly landing: (
    position: G['position'],
    side: G['side'],
    from: Place,
    army: readonly string[],
  ) => { readonly units: readonly string[]; readonly coasts: Iterable<Place> } | null
  /** True if a unit that comes into a place is lost there for certain, whatever else happens. */
  readonly isLostIn: (position: G['position'], unit: string, place: Place) => boolean
  /** A voyage as it can be made now, with all who can still go aboard; null if it leads there no more. */
  readonly asItCanSail: (position: G['position'], side: G['side'], order: Order) => Order | null
  /** True if all land units of a side could leave a zone by ship. */
  readonly canSailAway: (position: G['position'], zone: Place, side: G['side']) => boolean

  /** The stratagems that can be played at any time of Phase E, in the order in which they are thought of. */
  readonly campaignStratagems: readonly Ripeness<G>[]
}

/** What a side fights for, in the same coin as the strength of units: a good legion is worth five. */
export interface Aims {
  /** What it means to a side that it holds a region and not the enemy. */
  readonly regions: Readonly<Record<RegionId, number>>
  /** Other places that armies are wanted near, and what that is worth. */
  readonly places: readonly { readonly zones: readonly Place[]; readonly worth: number }[]
}

/** What it takes to win a region: so many of these zones, with so many of its cities, and a leader in one or in each of them. */
export interface Conquest {
  readonly zones: readonly Place[]
  readonly needed: number
  readonly cities: number
  readonly leaders: 'one' | 'each'
}

export interface Terms {
  readonly [name: string]: Term
}

/** A part of what a position is worth to a side that only one game has. */
export interface Term {
  /** What a region is worth beside the grip on it. */
  readonly ofRegion?: (region: RegionId) => number
  /** What it adds where counters have moved, or may. */
  readonly worthOf?: (touched: Touched) => number
  /** What a battle brings about beside its losses, if the side wins it with this chance. */
  readonly fearOfBattle?: (muster: Muster, chance: number) => number
}

/** Some places, and what the planner has found out about them. */
export interface Touched {
  readonly places: ReadonlySet<Place>
  readonly regions: ReadonlySet<RegionId>
  /** True if the enemy has land units in one of them. */
  readonly fought: boolean
}

/** When a stratagem is worth its counter. */
export interface Ripeness<G extends BotTypes = BotTypes> {
  readonly stratagem: string
  readonly isRipe: (thought: G['thought']) => boolean
  /** False if it cannot become worth it any more this year. */
  readonly mayRipen: (thought: G['thought']) => boolean
  /** True of a counter that is kept for what it has on its other face. */
  readonly isKept?: (thought: G['thought'], counter: string) => boolean
}

/** How many go: of one kind, where the game counts them apart, or of several. */
export type Tally = { readonly legions?: number; readonly units?: number }
