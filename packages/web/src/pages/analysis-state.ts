import type { Role } from '@aquila/engine'
import type { AnalysedStep, Analysis } from '@aquila/play/analysis'
import { isTurningPoint, priceOf, sumsOf } from '@aquila/play/analysis/sums'

/** What of an analysis is looked at. */

export type Filter = 'mine' | 'theirs' | 'mistakes'

/** A step with its place among all. */
export interface Numbered extends AnalysedStep {
  readonly number: number
}

export function numbered({ steps }: Analysis): readonly Numbered[] {
  return steps.map((step, number) => ({ ...step, number }))
}

export function filtered(steps: readonly Numbered[], filter: Filter, own: Role): readonly Numbered[] {
  if (filter === 'mine') return steps.filter(({ role }) => role === own)
  if (filter === 'theirs') return steps.filter(({ role }) => role !== own)
  return steps.filter(({ verdict }) => verdict === 'mistake' || verdict === 'doubtful')
}

/** Where the match turned for a role: its own mistakes, and dice that moved its chance. */
export function turningPoints(steps: readonly Numbered[], own: Role): readonly Numbered[] {
  return steps.filter(step => (step.role === own || step.verdict !== 'mistake') && isTurningPoint(step, own))
}

/** The next of some steps after a choice, or the last before it. */
export function stepFrom(
  steps: readonly Numbered[],
  choices: number,
  direction: 1 | -1,
): Numbered | undefined {
  return direction === 1
    ? steps.find(step => step.choices > choices)
    : steps.findLast(step => step.choices < choices)
}

/** The choice that cost most, if one cost anything. */
export function worstOf(steps: readonly Numbered[], own: Role): Numbered | undefined {
  return steps
    .filter(step => step.role === own && priceOf(step) > 0)
    .toSorted((one, other) => priceOf(other) - priceOf(one))[0]
}

/** A choice that did better than the adviser by more than could be chance; the best of them. */
export function bestOf(steps: readonly Numbered[], own: Role): Numbered | undefined {
  return steps
    .filter(step => step.role === own && -step.cost > Math.max(0.01, step.within))
    .toSorted((one, other) => one.cost - other.cost)[0]
}

/** What moved the chance of a role most, of all that was rolled. */
export function rollOf(steps: readonly Numbered[], own: Role): Numbered | undefined {
  const [first] = steps.toSorted(
    (one, other) => Math.abs(other.dice[own] ?? 0) - Math.abs(one.dice[own] ?? 0),
  )
  return Math.abs(first?.dice[own] ?? 0) < 0.02 ? undefined : first
}

/** A difference of chances as people read it: in a hundred, with its sign. */
export function signed(chance: number): string {
  const value = Math.round(100 * chance)
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}

export function inHundred(chance: number): string {
  return String(Math.round(100 * chance))
}

/** Whether the dice were for a role or against it, on the whole. */
export function luckOf(analysis: Analysis, own: Role): 'yes' | 'no' | 'even' {
  const { dice } = sumsOf(analysis, own)
  return dice >= 0.03 ? 'yes' : dice <= -0.03 ? 'no' : 'even'
}
