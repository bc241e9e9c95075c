import type { Play, Position } from '@aquila/engine'
import type { FactionId, PeopleId, Place, RegionId } from '../data/map.ts'
import type { CampaignData } from '../data/series.ts'
import type { CampaignEvent } from './events/index.ts'

export { boxes } from '../data/places.ts'
export type { FactionId, PeopleId, Place, RegionId }

/**
 * Where a leader or a unit is, and what it shows. It never changes, so that copies of a state can share it: counters.ts
 * puts another in its place.
 */
export interface Counter<F extends FactionId = FactionId> {
  readonly id: string
  readonly place: Place
  /** The face a Roman leader shows, and whose a Roman unit is while it is in play; null for counters of a People. */
  readonly faction: F | null
  /** A unit that shows its reduced side; no leader does. */
  readonly reduced: boolean
  /** Has moved in this E.1. */
  readonly moved: boolean
}

/** Counters that stand together, in the order in which they came. */
export interface Company {
  readonly leaders: readonly string[]
  readonly units: readonly string[]
}

/**
 * The counters in one place, by the faction they show; under `others` Peoples, and Romans off the map who belong to
 * nobody. It is an index of `counters`, because rules ask for it thousands of times a second. Only counters.ts makes
 * one. It never changes, so that who goes through it may move its counters.
 */
export interface Stack {
  readonly [faction: FactionId]: Company
  readonly others: Company
}

export type PeopleStatus = 'peace' | 'war' | 'allegiance'

export interface PeopleState<F extends FactionId = FactionId> {
  status: PeopleStatus
  /** Who controls it at war, or has its allegiance; at peace null. */
  faction: F | null
  /** The year in whose Phase C it can rise again; null if it is not barred. */
  barredUntil: number | null
  /** A Major pacified this turn, whose counters this side puts home in the adjustments. */
  sentHomeBy: F | null
}

/** How a counter came into a zone in this sequence: where from, and over a river or strait. */
export interface Arrival {
  readonly piece: string
  readonly zone: Place
  readonly from: Place
  readonly crossed: boolean
}

/** What is remembered for one turn only. */
export interface CampaignTurn<F extends FactionId = FactionId> {
  event: string | null
  /** The leaders who are ill: they stay where they are. */
  ill: string[]
  /** Who gets one more sequence at the end of Phase E. */
  extraSequence: F | null
  /** How many sequences each side has finished this turn. */
  sequencesDone: Record<F, number>
}

/** The part of a state that every game of the series has. A game adds its own, and narrows the ids. */
export interface CampaignState<F extends FactionId = FactionId> {
  readonly scenario: string
  year: number
  initiative: F
  /** Whose sequence it is in Phase E; whose turn it is in the other phases. */
  active: F
  /** Movement/combat sequences left this turn. */
  sequences: Record<F, number>
  /** All leaders, then all units. */
  counters: Counter<F>[]
  /** Who stands in each place: the zones, the seas, the boxes. */
  stacks: Stack[]
  arrivals: Arrival[]
  /** Who controls each region; null: nobody. */
  regions: Record<RegionId, F | null>
  peoples: Record<PeopleId, PeopleState<F>>
  /** Stratagem counters: in the cup, held in secret, out for a turn, out for good. */
  cup: string[]
  hands: Record<F, string[]>
  restingCounters: string[]
  removedCounters: string[]
  turn: CampaignTurn<F>
}

/** What the rules work on. */
export type Campaign<F extends FactionId = FactionId> = Play<CampaignState<F>, CampaignData<F>, CampaignEvent>
/** What functions that only look work on. */
export type CampaignPosition<F extends FactionId = FactionId> = Position<CampaignState<F>, CampaignData<F>>
/** The part of it that tells where counters stand. */
export type CampaignBoard<F extends FactionId = FactionId> = Pick<CampaignPosition<F>, 'state' | 'data'>

export function opponentOf<F extends FactionId>(
  { data: { factions } }: { readonly data: { readonly factions: readonly [F, F] } },
  side: F,
): F {
  return side === factions[0] ? factions[1] : factions[0]
}
