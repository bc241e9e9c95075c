/** What a choice has cost, from look aheads in pairs on the same dice. */

export type Verdict = 'good' | 'doubtful' | 'mistake'

/** By how much the adviser did better, as a chance, and how sure that is. */
export interface Cost {
  readonly mean: number
  /** Half the interval (95%). */
  readonly within: number
  readonly tries: number
}

/** Below this nobody would call it worse. */
const DOUBTFUL = 0.02
/** From here on it is a mistake, if it is no accident of the dice. */
const MISTAKE = 0.05

export function costOf(differences: readonly number[]): Cost {
  const tries = differences.length
  const mean = differences.reduce((sum, each) => sum + each, 0) / Math.max(1, tries)
  const square = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  const error = tries < 2 ? 1 : Math.sqrt(square / (tries - 1) / tries)
  return { mean, within: 1.96 * error, tries }
}

/** A mistake is at least twice as large as its uncertainty. */
export function verdictOn({ mean, within }: Cost): Verdict {
  if (mean >= MISTAKE && mean >= 2 * within) return 'mistake'
  return mean >= DOUBTFUL ? 'doubtful' : 'good'
}

/** True if more look aheads would hardly lead to another verdict. */
export function isSettled({ mean, within }: Cost): boolean {
  return mean + within < DOUBTFUL || (mean - within >= MISTAKE && mean >= 2 * within)
}
