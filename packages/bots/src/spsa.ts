import { fastDice, type Weight, type Weights } from '@aquila/engine'

/**
 * Weights tuned by play: simultaneous perturbation (SPSA), with the gains that Spall advises and chess engines use. All
 * weights are changed at once, each up or down by chance; the bot so changed plays the one changed the other way, and
 * the weights go a little towards the one that fared better. Every iteration follows from the plan and its number, so that
 * a tuning that was broken off goes on as if nothing had been.
 * (J. C. Spall, "Implementation of the simultaneous perturbation algorithm for stochastic optimization", 1998.)
 */
export interface TuningPlan {
  readonly weights: readonly Weight[]
  readonly iterations: number
  /** How far a clean sweep moves the weights in the last iteration, as a part of the way to the better trial. */
  readonly rate: number
  readonly seed: number
}

/** How far a tuning has come. */
export interface Tuning {
  readonly done: number
  readonly weights: Weights
}

/** The two that play each other in an iteration. */
interface Trials {
  readonly plus: Weights
  readonly minus: Weights
}

/** How fast moves grow smaller, and how fast trials come closer (Spall's alpha and gamma). */
const MOVES_SHRINK = 0.602
const TRIALS_SHRINK = 0.101

/** The first tenth of the iterations moves with caution (Spall's A). */
const CAUTION = 0.1

export function beginTuning({ weights }: TuningPlan): Tuning {
  return { done: 0, weights: Object.fromEntries(weights.map(({ name, value }) => [name, value])) }
}

/** Each weight a step to one side for one, and to the other for the other; in the last iteration just a step. */
export function trialsOf(plan: TuningPlan, tuning: Tuning): Trials {
  // Matches have no seeds below zero: what is tried has nothing to do with their dice.
  const coin = fastDice(-1 - plan.seed - tuning.done)
  const reach = (plan.iterations / (tuning.done + 1)) ** TRIALS_SHRINK
  const signs = plan.weights.map((_, index) => (coin.roll(2, 'trial', index) === 1 ? 1 : -1))
  const trial = (side: number) =>
    changed(plan, tuning, ({ step }, index) => side * reach * step * (signs[index] ?? 0))
  return { plus: trial(1), minus: trial(-1) }
}

/** `lead`: by how much the first trial fared better, from -1 (lost everything) to 1 (won everything). */
export function learn(plan: TuningPlan, tuning: Tuning, lead: number): Tuning {
  const { plus, minus } = trialsOf(plan, tuning)
  const { iterations, rate } = plan
  const caution = CAUTION * iterations
  const now = tuning.done + 1
  const moves = ((caution + iterations) / (caution + now)) ** MOVES_SHRINK
  const trials = (iterations / now) ** TRIALS_SHRINK
  const part = (rate * moves) / trials ** 2
  // Half of what lies between the trials, not what was meant to: at its bounds a weight was tried by less.
  const weights = changed(
    plan,
    tuning,
    ({ name }) => (part * lead * ((plus[name] ?? 0) - (minus[name] ?? 0))) / 2,
  )
  return { done: now, weights }
}

/** The weights as one would write them down: what has moved less than a twentieth of a step has not moved. */
export function settled(plan: TuningPlan, { weights }: Tuning): Weights {
  return Object.fromEntries(
    plan.weights.map(weight => {
      const { name, value, step } = weight
      const tenths = Math.round((10 * ((weights[name] ?? value) - value)) / step)
      return [name, within(weight, Number((value + (tenths * step) / 10).toPrecision(6)))]
    }),
  )
}

function changed(plan: TuningPlan, tuning: Tuning, by: (weight: Weight, index: number) => number): Weights {
  return Object.fromEntries(
    plan.weights.map((weight, index) => {
      const { name, value } = weight
      return [name, within(weight, (tuning.weights[name] ?? value) + by(weight, index))]
    }),
  )
}

function within({ least, most }: Weight, value: number): number {
  return Math.min(most, Math.max(least, value))
}
