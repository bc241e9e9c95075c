import { learn, pointsAgainst, type Rate, rateOf, settled, type Tuning, trialsOf } from '@aquila/bots'
import type { Weights } from '@aquila/engine'
import type { ArenaPool } from './arena-pool.ts'
import type { ContestPlan, TunedBot } from './contest.ts'
import type { TuningTask } from './tuning-state.ts'

/** Seeds of their own: kept tables begin at 1, and a bot is not measured by the matches it was tuned with. */
export const TUNING_SEEDS = { first: 1_000_000, last: 1_999_999 } as const
export const MEASURING_SEEDS = { first: 2_000_000, last: 2_999_999 } as const

/** Goes on with a tuning to its end; its caller is told of every iteration. */
export async function tune(
  task: TuningTask,
  begun: Tuning,
  pool: ArenaPool,
  onIteration: (tuning: Tuning, lead: number) => void,
): Promise<Tuning> {
  const { plan, level, pairs } = task
  let tuning = begun
  while (tuning.done < plan.iterations) {
    const { plus, minus } = trialsOf(plan, tuning)
    const seed = plan.seed + tuning.done * pairs
    const { share } = await met(task, pool, seed, pairs, [
      { name: 'plus', level, weights: plus },
      { name: 'minus', level, weights: minus },
    ])
    const lead = 2 * share - 1
    tuning = learn(plan, tuning, lead)
    onIteration(tuning, lead)
  }
  return tuning
}

/** How the tuned bot fares against the present one, on dice that it was not tuned with. */
export async function measure(
  task: TuningTask,
  tuning: Tuning,
  pool: ArenaPool,
  pairs: number,
  onBout: () => void,
): Promise<{ readonly weights: Weights; readonly gain: Rate }> {
  const weights = settled(task.plan, tuning)
  const { level } = task
  const gain = await met(
    task,
    pool,
    MEASURING_SEEDS.first,
    pairs,
    [
      { name: 'tuned', level, weights },
      { name: 'present', level, weights: {} },
    ],
    onBout,
  )
  return { weights, gain }
}

/** The points of the first against the second, in pairs of matches with the seats changed and the same dice. */
async function met(
  { game, scenarios }: TuningTask,
  pool: ArenaPool,
  seed: number,
  meetings: number,
  tuned: readonly [TunedBot, TunedBot],
  onBout: () => void = () => {},
): Promise<Rate> {
  const [one, other] = tuned
  const plan: ContestPlan = {
    game,
    levels: [one.name, other.name],
    tuned,
    scenarios,
    meetings,
    seed,
    onlyNeighbours: false,
    seats: undefined,
    byScore: true,
  }
  return rateOf(pointsAgainst(await pool.play(plan, onBout), one.name, other.name))
}
