import { dueAfter, type Hours, quietUntil, spentBetween } from './hours.ts'
import { type Pace, reactionTime } from './pace.ts'

/** Somebody who must choose now. */
export interface Asked {
  readonly player: number
  readonly question: number
  /** He is asked in the middle of what another does. */
  readonly reacts: boolean
}

/** The clock of a player, as it is kept. Times are milliseconds. */
export interface PlayerClock {
  /** What he has beyond the time of his turns. */
  readonly bank: number
  /** How many turns he has begun. A turn is what he decides until another must decide: dozens of choices. */
  readonly turn: number
  readonly isInTurn: boolean
  /** What is left of this turn before the bank is touched. */
  readonly left: number
  /** The question in the middle of another’s turn, and what is left to answer it. */
  readonly reaction: { readonly question: number; readonly left: number } | null
  /** Since when it runs; null: it stands. */
  readonly since: number | null
  /** His time has run out in this turn. */
  readonly isOut: boolean
  /** It has stood for a proposal in this turn. */
  readonly hasStood: boolean
}

/** For how long the clock stands of whoever proposes something, once a turn. */
export const STANDS_FOR = 30_000

export function newClock(pace: Pace): PlayerClock {
  const bank = pace.kind === 'none' ? 0 : pace.bank
  const rest = { isInTurn: false, left: 0, reaction: null, since: null, isOut: false, hasStood: false }
  return { bank, turn: 0, ...rest }
}

/** What a player has before his time runs out, as of when his clock began to run. */
export function timeLeft({ bank, left, reaction, isInTurn }: PlayerClock): number {
  if (reaction !== null) return reaction.left + bank
  return (isInTurn ? left : 0) + bank
}

/** When his time runs out; null: it does not. */
export function dueOf(pace: Pace, clock: PlayerClock, hours: Hours): number | null {
  const { since, isOut } = clock
  if (pace.kind === 'none' || since === null || isOut) return null
  const left = timeLeft(clock)
  // At a live table all are there: neither night nor absence counts.
  return pace.kind === 'live' ? since + left : dueAfter(since, left, hours)
}

/** Whether his deadline was moved out of the night. */
export function isMovedFromNight(pace: Pace, clock: PlayerClock, hours: Hours): boolean {
  if (pace.kind !== 'days' || clock.since === null || hours.quiet === null) return false
  return quietUntil(dueAfter(clock.since, timeLeft(clock), { ...hours, quiet: null }), hours) !== null
}

/** His clock stands from now on: what it has run is taken from the turn, then from the bank. */
function stopped(pace: Pace, clock: PlayerClock, now: number, hours: Hours): PlayerClock {
  const { since } = clock
  if (since === null) return clock
  const spent = pace.kind === 'days' ? spentBetween(since, now, hours) : Math.max(0, now - since)
  const { reaction, bank, left } = clock
  const free = reaction?.left ?? left
  const fromBank = Math.max(0, spent - free)
  return {
    ...clock,
    since: null,
    bank: Math.max(0, bank - fromBank),
    ...(reaction === null
      ? { left: Math.max(0, left - spent) }
      : { reaction: { ...reaction, left: Math.max(0, reaction.left - spent) } }),
  }
}

function turnBegun(pace: Pace, clock: PlayerClock): PlayerClock {
  const begun = { ...clock, turn: clock.turn + 1, isInTurn: true, isOut: false, hasStood: false }
  if (pace.kind === 'live') return { ...begun, bank: clock.bank + pace.perTurn, left: 0 }
  return { ...begun, left: pace.kind === 'days' ? pace.perTurn : 0 }
}

/**
 * The clock of a player when these are asked. It runs for whoever must decide, for several at once if several must; an undo gives
 * no time back. `isHalted`: all clocks stand.
 */
export function clockAfter(
  pace: Pace,
  clock: PlayerClock,
  player: number,
  asked: readonly Asked[],
  { now, hours, isHalted }: { readonly now: number; readonly hours: Hours; readonly isHalted: boolean },
): PlayerClock {
  const own = asked.find(each => each.player === player)
  const isHisTurn = own !== undefined && !own.reacts
  const isAnothers = asked.some(each => each.player !== player && !each.reacts)
  let after = stopped(pace, clock, now, hours)
  if (after.isInTurn && !isHisTurn && isAnothers) after = { ...after, isInTurn: false, isOut: false }
  if (isHisTurn && !after.isInTurn) after = turnBegun(pace, after)
  const { reaction } = after
  if (own === undefined || !own.reacts) after = { ...after, reaction: null }
  else if (reaction?.question !== own.question)
    after = { ...after, isOut: false, reaction: { question: own.question, left: reactionTime(pace) } }
  return own === undefined || isHalted ? after : { ...after, since: now }
}

/** Whoever proposes something while his clock runs has a moment more, once a turn. */
export function clockStood(clock: PlayerClock): PlayerClock {
  if (clock.since === null || clock.hasStood) return clock
  const { reaction, left } = clock
  const more =
    reaction === null
      ? { left: left + STANDS_FOR }
      : { reaction: { ...reaction, left: reaction.left + STANDS_FOR } }
  return { ...clock, ...more, hasStood: true }
}

/** His time has run out. He may still play: what he has is what the next turn brings. */
export function clockOut(clock: PlayerClock): PlayerClock {
  const { reaction } = clock
  return {
    ...clock,
    bank: 0,
    left: 0,
    reaction: reaction === null ? null : { ...reaction, left: 0 },
    isOut: true,
  }
}
