import {
  type Added,
  canonicalJson,
  type EarlyEnd,
  type Extent,
  type KeptRecord,
  type LoggedEvent,
  type Match,
  type SeatTaken,
} from '@aquila/engine'

/**
 * What an act has changed in a record, as it is stored: how much of it stays, and what comes after that. A record is what
 * all its changes add up to, so nobody has to write the whole of it after every choice.
 */
export interface Change {
  readonly keep: Extent
  readonly added: Added
  /** How many questions were put and taken back by now. */
  readonly withdrawn: number
  /** How the people at the table ended the match with it; null if they have not. */
  readonly ending: EarlyEnd | null
  /** All who have taken the seat of a player over by now. */
  readonly sitters: readonly SeatTaken[]
  /** All rolls that were taken back with everybody’s consent by now; left out: none. */
  readonly skipped?: Skipped
}

type Skipped = Match['skipped']

/** What there is of a match before anything has come. */
export const NOTHING: Extent = { entries: 0, rolls: 0, events: 0 }

/** What is in both of two extents. */
export function lesser(one: Extent, other: Extent): Extent {
  return {
    entries: Math.min(one.entries, other.entries),
    rolls: Math.min(one.rolls, other.rolls),
    events: Math.min(one.events, other.events),
  }
}

/** What a match has come to without any act: its first question, and what happened before it. */
export function beginningOf(match: Match): Change {
  return { ...rest(match), keep: NOTHING, added: match.since(NOTHING) }
}

/** Carries something out that only adds to the match, and says what. */
export function changeBy(match: Match, act: () => void): Change {
  const keep = match.extent
  act()
  return { ...rest(match), keep, added: match.since(keep) }
}

/** Carries something out that goes back, and says how much has stayed. */
export function changeBack(match: Match, act: () => void): Change {
  const before = match.since(NOTHING)
  act()
  return changeFrom(before, match)
}

/** What has become of a match that was something else before: how much has stayed, and what came after that. */
export function changeFrom(before: Added, match: Match): Change {
  const after = match.since(NOTHING)
  const keep = {
    entries: inBoth(before.entries, after.entries),
    rolls: inBoth(before.rolls, after.rolls),
    events: inBoth(before.events, after.events),
  }
  return { ...rest(match), keep, added: match.since(keep) }
}

function rest({ withdrawn, ending, sitters, skipped }: Match): Omit<Change, 'keep' | 'added'> {
  const made = { withdrawn, ending, sitters: [...sitters] }
  return skipped.length === 0 ? made : { ...made, skipped: [...skipped] }
}

/** How many elements two lists begin with in common. */
function inBoth<T>(one: readonly T[], other: readonly T[]): number {
  const end = Math.min(one.length, other.length)
  for (let index = 0; index < end; index++) {
    const [a, b] = [one[index], other[index]]
    if (a === undefined || b === undefined || !isSame(a, b)) return index
  }
  return end
}

/** Events since the last checkpoint are told again when a choice is taken back, and all of them under other rules. */
function isSame<T>(one: T, other: T): boolean {
  return one === other || canonicalJson(one) === canonicalJson(other)
}

/** What changes while a match is played; all else of a record stays as it was at the beginning. */
export interface Growth {
  readonly entries: KeptRecord['choices']
  readonly rolls: KeptRecord['rolls']
  readonly events: LoggedEvent[]
  withdrawn: number
  ending: EarlyEnd | null
  sitters: readonly SeatTaken[]
  skipped?: Skipped
}

/** A match that nothing has been added to. */
export function nothingGrown(): Growth {
  return { entries: [], rolls: [], events: [], withdrawn: 0, ending: null, sitters: [] }
}

/** Adds a change to what has grown so far. */
export function grow(growth: Growth, { keep, added, withdrawn, ending, sitters, skipped }: Change): void {
  goOn(growth.entries, keep.entries, added.entries)
  goOn(growth.rolls, keep.rolls, added.rolls)
  goOn(growth.events, keep.events, added.events)
  growth.withdrawn = withdrawn
  growth.ending = ending
  growth.sitters = sitters
  if (skipped !== undefined) growth.skipped = skipped
}

/** A list goes on after its first elements. One by one: a whole match may be more than a call takes at once. */
function goOn<T>(list: T[], kept: number, added: readonly T[]): void {
  list.length = kept
  for (const each of added) list.push(each)
}
