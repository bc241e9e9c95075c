import { fastDice, type Weight, type Weights } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { beginTuning, learn, settled, type Tuning, type TuningPlan, trialsOf } from '../src/index.ts'

const weights: readonly Weight[] = [
  { name: 'boldness', value: 0, least: -10, most: 10, step: 0.5 },
  { name: 'patience', value: 5, least: 0, most: 10, step: 0.5 },
  { name: 'greed', value: 80, least: 0, most: 200, step: 10 },
]
const plan: TuningPlan = { weights, iterations: 2000, rate: 0.1, seed: 7 }

/** The best there is, and how far from it in steps a bot plays worse. */
const best: Weights = { boldness: 2, patience: 2, greed: 130 }

function weakness(of: Weights): number {
  return weights.reduce((sum, { name, step }) => sum + (((of[name] ?? 0) - (best[name] ?? 0)) / step) ** 2, 0)
}

/** The better of two wins a match more often, as in play: one match tells next to nothing. */
function lead({ plus, minus }: { plus: Weights; minus: Weights }, seed: number): number {
  const chance = 1 / (1 + Math.exp((weakness(plus) - weakness(minus)) / 10))
  return fastDice(seed).roll(1000, 'match', 0) <= 1000 * chance ? 1 : -1
}

function tuned(from: Tuning, until: number, by: TuningPlan = plan): Tuning {
  let tuning = from
  while (tuning.done < until) tuning = learn(by, tuning, lead(trialsOf(by, tuning), tuning.done))
  return tuning
}

describe('tuning weights', () => {
  it('begins with the weights as they are', () => {
    expect(beginTuning(plan)).toEqual({ done: 0, weights: { boldness: 0, patience: 5, greed: 80 } })
  })

  it('tries every weight to both sides, a step away in the last iteration and farther before', () => {
    const distance = (done: number) => {
      const { plus, minus } = trialsOf(plan, { ...beginTuning(plan), done })
      return weights.map(({ name, step }) => Math.abs((plus[name] ?? 0) - (minus[name] ?? 0)) / 2 / step)
    }
    for (const steps of distance(1999)) expect(steps).toBeCloseTo(1)
    for (const steps of distance(0)) expect(steps).toBeCloseTo(2000 ** 0.101)
  })

  it('finds the best weights of a noisy quadratic', () => {
    const found = tuned(beginTuning(plan), plan.iterations).weights
    expect(weakness(beginTuning(plan).weights)).toBeGreaterThan(70)
    for (const { name, step } of weights)
      expect(Math.abs((found[name] ?? 0) - (best[name] ?? 0)), name).toBeLessThan(step)
  })

  it('stays where it is when both trials fare alike', () => {
    const begun = beginTuning(plan)
    expect(learn(plan, begun, 0)).toEqual({ done: 1, weights: begun.weights })
  })

  it('goes towards the trial that fared better, and a clean sweep by its rate in the end', () => {
    const last = { ...beginTuning(plan), done: 1999 }
    const { plus } = trialsOf(plan, last)
    for (const [name, value] of Object.entries(learn(plan, last, 1).weights)) {
      const [from, to] = [last.weights[name] ?? 0, plus[name] ?? 0]
      expect(value).toBeCloseTo(from + 0.1 * (to - from))
    }
  })

  it('a tuning that was broken off and kept as text ends as one that was not', () => {
    const half: Tuning = JSON.parse(JSON.stringify(tuned(beginTuning(plan), 333)))
    expect(tuned(half, 700)).toEqual(tuned(beginTuning(plan), 700))
  })

  it('keeps trials and weights within their bounds', () => {
    const narrow: TuningPlan = {
      ...plan,
      iterations: 50,
      weights: weights.map(weight => ({
        ...weight,
        least: weight.value - weight.step / 3,
        most: weight.value + weight.step / 3,
      })),
    }
    let tuning = beginTuning(narrow)
    for (let round = 0; round < 50; round++) {
      const { plus, minus } = trialsOf(narrow, tuning)
      tuning = learn(narrow, tuning, round % 3 === 0 ? -1 : 1)
      for (const { name, least, most } of narrow.weights) {
        for (const each of [plus, minus, tuning.weights, settled(narrow, tuning)]) {
          expect(each[name]).toBeGreaterThanOrEqual(least)
          expect(each[name]).toBeLessThanOrEqual(most)
        }
      }
    }
  })

  it('writes weights down in tenths of a step', () => {
    const raw = { done: 1, weights: { boldness: 0.30000000000000004, patience: 5.024, greed: 123.456 } }
    expect(settled(plan, raw)).toEqual({ boldness: 0.3, patience: 5, greed: 123 })
    expect(settled(plan, { done: 1, weights: { patience: 5.026 } })).toMatchObject({ patience: 5.05 })
  })
})
