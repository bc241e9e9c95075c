import type { Role } from './decision.ts'
import type { DiceSource } from './dice/dice.ts'
import { commitmentTo, verifiableDice } from './dice/verifiable.ts'
import { BadSetUp } from './errors.ts'
import type { Made, Making } from './making.ts'
import { NO_MORE_ROLLS } from './replay.ts'
import type { Timeline } from './timeline.ts'

/** For whom a branch is dealt afresh, and when. */
export interface BranchFor {
  /** Null is a spectator. Left out, everything stays as it is. */
  readonly as?: Role | null
  readonly redealAt?: 'checkpoint'
}

/** An independent copy to look ahead with, on other dice. */
export function branchOff<S, D, V>(
  { onlyToLook: _, resumed: __, ...before }: Making<S, D, V>,
  timeline: Timeline<S, D>,
  source: DiceSource,
  { as, redealAt }: BranchFor,
): Made<S, D, V> {
  const making: Making<S, D, V> = { ...before, source, dice: { kind: 'given' } }
  const entries = timeline.entries.length
  const past = timeline.pastAt(entries, false)
  if (as === undefined) return [making, past]
  const atCheckpoint = redealAt === 'checkpoint'
  const dealing = { role: as, entries, atCheckpoint, rolls: [] }
  const onlyToLook = atCheckpoint || mayGoOn(timeline, as) ? {} : { onlyToLook: nothingToChoose(as) }
  return [
    { ...making, redealt: true, ...onlyToLook },
    { ...past, dealings: [...past.dealings, dealing] },
  ]
}

/** The question that waits was put before the deal: if it is another role's, its choices fit the old hands. */
function mayGoOn<S, D>({ course }: Timeline<S, D>, role: Role | null): boolean {
  const { result, pending, secretSince } = course
  return result !== null || pending.some(decision => decision.role === role) || secretSince !== null
}

function nothingToChoose(role: Role | null): string {
  return `this branch was dealt afresh for ${role ?? 'a spectator'}, who has nothing to choose now`
}

/** The match as it stood after its first `entries` entries, to be looked at. */
export function asItStood<S, D, V>(
  making: Making<S, D, V>,
  timeline: Timeline<S, D>,
  entries: number,
): Made<S, D, V> {
  mustHaveReached(timeline, entries)
  const onlyToLook = 'this is a position to look at: to play on from it, branch off a new match'
  return [{ ...making, source: NO_MORE_ROLLS, onlyToLook }, timeline.pastAt(entries, true)]
}

/** A match that goes another way after the first `entries` entries, with dice of its own. */
export function otherWay<S, D, V>(
  { onlyToLook: _, ...before }: Making<S, D, V>,
  timeline: Timeline<S, D>,
  entries: number,
  seed: string,
): Made<S, D, V> {
  mustHaveReached(timeline, entries)
  const past = timeline.pastAt(entries, true)
  const dice = { commitment: commitmentTo(seed), seed, salts: [], from: past.rolls.length }
  return [{ ...before, source: verifiableDice(dice), dice: { kind: 'verifiable', ...dice } }, past]
}

function mustHaveReached<S, D>(timeline: Timeline<S, D>, entries: number): void {
  const { length } = timeline.entries
  if (!Number.isInteger(entries) || entries < timeline.firstEntry || entries > length) {
    throw new BadSetUp(`this match has ${length} choices: there is no position after ${entries}`)
  }
}
