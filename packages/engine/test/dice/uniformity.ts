import type { DiceSource } from '@aquila/engine'

export function sample(dice: DiceSource, sides: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => dice.roll(sides, 'sample', index))
}

/**
 * Pearson's statistic of values from 1 to `sides`, and the limit that fair dice pass in all but one of about ten
 * thousand samples (Wilson and Hilferty's approximation). Seeds are fixed, so a test passes always or never.
 */
export function chiSquare(values: readonly number[], sides: number): { statistic: number; limit: number } {
  const counts = new Array<number>(sides).fill(0)
  for (const value of values) {
    const count = counts[value - 1]
    if (count === undefined) return { statistic: Number.POSITIVE_INFINITY, limit: 0 }
    counts[value - 1] = count + 1
  }
  const expected = values.length / sides
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const freedom = sides - 1
  const limit = freedom * (1 - 2 / (9 * freedom) + 3.72 * Math.sqrt(2 / (9 * freedom))) ** 3
  return { statistic, limit }
}
