import type { Role } from '@aquila/engine'
import type { AnalysedStep, Analysis } from './kept.ts'

/** What the dice gave a role and what its choices cost, as chances of the match: two sums that never mix. */
export interface Sums {
  readonly dice: number
  readonly choices: number
  readonly judged: number
  readonly doubtful: number
  readonly mistakes: number
}

export function sumsOf({ steps, together }: Pick<Analysis, 'steps' | 'together'>, role: Role): Sums {
  const own = steps.filter(step => step.role === role)
  const judged = own.filter(({ verdict }) => verdict !== null)
  const rolled = together ? own : steps
  return {
    dice: rolled.reduce((sum, step) => sum + (step.dice[role] ?? 0), 0),
    choices: -judged.reduce((sum, step) => sum + priceOf(step), 0),
    judged: judged.length,
    doubtful: judged.filter(({ verdict }) => verdict === 'doubtful').length,
    mistakes: judged.filter(({ verdict }) => verdict === 'mistake').length,
  }
}

/** What a choice counts for: nothing if it was as good as any. */
export function priceOf({ verdict, cost }: AnalysedStep): number {
  return verdict === 'doubtful' || verdict === 'mistake' ? cost : 0
}

/** A roll that moves a chance by this much is worth a mark of its own. */
const TURNING = 0.05

/** Where a match turned for a role: mistakes, and dice that moved much. */
export function isTurningPoint(step: AnalysedStep, role: Role | null): boolean {
  if (step.verdict === 'mistake') return true
  const moved =
    role === null ? Math.max(0, ...Object.values(step.dice).map(Math.abs)) : (step.dice[role] ?? 0)
  return Math.abs(moved) >= TURNING
}
