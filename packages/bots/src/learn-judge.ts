import { inverse, type Numbers } from './newton.ts'

/**
 * A judge learned from what came of sister plans: of all plans of one position, those that are worth more must be judged to be
 * worth more. What they have in common, and how such positions end in general, says nothing about it.
 */

/** A plan of a root: its measures where its look aheads end, and what came of it when they were played on. */
export interface Sister {
  readonly measures: Numbers
  readonly judged: number
  readonly worth: number
}

/** The weights of measures that tell best how much one of two sisters is worth more than the other (ridge regression). */
export function weightsFrom(roots: readonly (readonly Sister[])[], size: number, ridge: number): Numbers {
  const square = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (row === column ? ridge : 0)),
  )
  const side = new Array<number>(size).fill(0)
  for (const sisters of roots) {
    const usual = Array.from({ length: size }, (_, number) =>
      mean(sisters.map(({ measures }) => measures[number] ?? 0)),
    )
    const worth = mean(sisters.map(each => each.worth))
    for (const sister of sisters) {
      const apart = usual.map((each, number) => (sister.measures[number] ?? 0) - each)
      for (const [row, one] of apart.entries()) {
        side[row] = (side[row] ?? 0) + one * (sister.worth - worth)
        const line = square[row]
        if (line !== undefined)
          for (const [column, other] of apart.entries()) line[column] = (line[column] ?? 0) + one * other
      }
    }
  }
  return inverse(square).map(row => row.reduce((sum, each, column) => sum + each * (side[column] ?? 0), 0))
}

export function worthBy(weights: Numbers, measures: Numbers): number {
  return weights.reduce((sum, weight, number) => sum + weight * (measures[number] ?? 0), 0)
}

/** Spearman's: how well one list of numbers puts things in the order of another; null where one of them tells nothing apart. */
export function rankCorrelation(one: Numbers, other: Numbers): number | null {
  const [first, second] = [ranksOf(one), ranksOf(other)]
  const [middle, center] = [mean(first), mean(second)]
  let [both, ofOne, ofOther] = [0, 0, 0]
  for (const [number, rank] of first.entries()) {
    const [left, right] = [rank - middle, (second[number] ?? 0) - center]
    both += left * right
    ofOne += left * left
    ofOther += right * right
  }
  return ofOne === 0 || ofOther === 0 ? null : both / Math.sqrt(ofOne * ofOther)
}

/** The place of each number among all; equals share theirs. */
function ranksOf(numbers: Numbers): number[] {
  return numbers.map(each => {
    const below = numbers.filter(other => other < each).length
    const alike = numbers.filter(other => other === each).length
    return below + (alike - 1) / 2
  })
}

function mean(numbers: Numbers): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)
}
