import type { Choice, EventView, KeptRecord, Refusal } from '@aquila/engine'
import type { Hinted, Sight } from '@aquila/play'

/**
 * The keeper of a match, as its reader knows him: the desk of this browser, or a server. All that these eyes may not know
 * stays with him.
 */
export interface Keeper {
  /** True if he is a server: then nobody but the viewer sits at this screen. */
  readonly isFar: boolean
  /** Why each of these choices cannot be made now; null for what can. */
  refusals(choices: readonly Choice[]): Promise<readonly (Refusal | null)[]>
  /** What a good bot would do; null if nobody can tell. */
  advise(): Promise<Hinted | null>
  /** What these eyes saw right after each of these events. */
  viewsAfter(events: readonly number[]): Promise<ReadonlyMap<number, EventView>>
  /** What they saw just before each of these events came about: before its dice fell. */
  viewsBefore(events: readonly number[]): Promise<ReadonlyMap<number, EventView>>
  /** What they saw after each of these numbers of choices, when all that they led to had happened. */
  viewsAt(choices: readonly number[]): Promise<ReadonlyMap<number, EventView>>
  /** The sight after so many choices. */
  sightAt(choices: number): Promise<Sight>
  /** The whole record when the match is over; null while it runs. */
  record(): Promise<KeptRecord | null>
}
