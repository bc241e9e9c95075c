import { rankCorrelation, type Sister, weightsFrom, worthBy } from '@aquila/bots'
import type { Root } from './root.ts'

/** How well sister plans are put in order: as they are judged today, and by weights that were learned from other roots. */

/** So many parts are held out in turn. */
const PARTS = 5
/** How far learned weights are held back, for each root that they were learned from: in units of their measures. */
const RIDGE = 0.3

/** A root in which plans ended differently. */
interface Telling {
  readonly root: Root
  readonly sisters: readonly Sister[]
}

export function sistersReport(title: string, roots: readonly Root[]): string {
  const names = roots.find(({ sisters }) => sisters.length > 1)?.names ?? []
  const telling = roots.flatMap(root => tellingIn(root, names))
  if (telling.length < PARTS)
    return `${title}: ${telling.length} roots with plans that end differently are too few`
  const scales = scalesOf(telling.flatMap(({ sisters }) => sisters))
  const judged = telling.map(({ sisters }) => orderedBy(sisters, ({ judged: worth }) => worth))
  const learned = telling.map(({ sisters }, number) => {
    const others = telling.filter((_, other) => other % PARTS !== number % PARTS)
    const weights = weightsOf(others, scales)
    return orderedBy(sisters, ({ measures }) => worthBy(weights, scaled(measures, scales)))
  })
  const gains = learned.map((each, number) => each.correlation - (judged[number]?.correlation ?? 0))
  const all = weightsOf(telling, scales)
  return [
    `${title}: ${roots.length} roots, ${telling.length} of them with plans that end differently`,
    `rank correlation with what comes of a plan, over roots, with intervals of 95%:`,
    `  as judged today            ${interval(judged.map(each => each.correlation))}`,
    `  learned from other roots   ${interval(learned.map(each => each.correlation))}`,
    `  the difference             ${interval(gains)}`,
    `what the plan that is put first is worth more than the mean of its sisters:`,
    `  as judged today            ${interval(judged.map(each => each.gain))}`,
    `  learned from other roots   ${interval(learned.map(each => each.gain))}`,
    `  the best there was         ${interval(judged.map(each => each.best))}`,
    `weights learned from all, at the beginning of a match and at its end:`,
    ...names.map((name, number) => {
      const [first, last] = [2 * number, 2 * number + 1].map(each => (all[each] ?? 0) / (scales[each] ?? 1))
      return `  ${name}: ${(first ?? 0).toPrecision(3)}, ${(last ?? 0).toPrecision(3)}`
    }),
  ].join('\n')
}

function tellingIn(root: Root, names: readonly string[]): Telling[] {
  const [first] = root.sisters
  const isTelling =
    root.names.join() === names.join() && root.sisters.some(({ worth }) => worth !== first?.worth)
  return isTelling ? [{ root, sisters: root.sisters }] : []
}

function weightsOf(some: readonly Telling[], scales: readonly number[]): readonly number[] {
  const roots = some.map(({ sisters }) =>
    sisters.map(sister => ({ ...sister, measures: scaled(sister.measures, scales) })),
  )
  return weightsFrom(roots, scales.length, RIDGE * some.length)
}

/** How an order agrees with what comes of plans, and what the first is worth more than the mean; the best too. */
function orderedBy(
  sisters: readonly Sister[],
  worthOf: (sister: Sister) => number,
): { readonly correlation: number; readonly gain: number; readonly best: number } {
  const worths = sisters.map(({ worth }) => worth)
  const said = sisters.map(worthOf)
  const first = worths[said.indexOf(Math.max(...said))] ?? 0
  const mean = meanOf(worths)
  return {
    correlation: rankCorrelation(said, worths) ?? 0,
    gain: first - mean,
    best: Math.max(...worths) - mean,
  }
}

/** How much each measure usually differs, so that all are held back alike. */
function scalesOf(sisters: readonly Sister[]): number[] {
  const size = sisters[0]?.measures.length ?? 0
  return Array.from({ length: size }, (_, number) => {
    const values = sisters.map(({ measures }) => measures[number] ?? 0)
    const mean = meanOf(values)
    return Math.sqrt(meanOf(values.map(each => (each - mean) ** 2))) || 1
  })
}

function scaled(measures: readonly number[], scales: readonly number[]): number[] {
  return measures.map((each, number) => each / (scales[number] ?? 1))
}

function interval(numbers: readonly number[]): string {
  const mean = meanOf(numbers)
  const spread = meanOf(numbers.map(each => (each - mean) ** 2))
  const within = 1.96 * Math.sqrt(spread / Math.max(1, numbers.length - 1))
  return `${mean.toFixed(3)} ± ${within.toFixed(3)}`
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)
}
