import { type Bout, type Fixture, fixturesOf, playFixture } from '@aquila/bots'
import { type ContestPlan, contestOf } from './contest.ts'
import { WorkerPool } from './worker-pool.ts'

/** What a worker is sent: a match, and the contest that it belongs to. */
export interface Errand extends Fixture {
  readonly plan: ContestPlan
}

/** Plays contests, one after the other, on several cores if there is more than one job. */
export class ArenaPool {
  readonly #jobs: number
  readonly #workers: WorkerPool<Errand, Bout>

  constructor(jobs: number) {
    this.#jobs = jobs
    this.#workers = new WorkerPool(new URL('./arena-worker.ts', import.meta.url), jobs)
  }

  /** Plays all fixtures of a contest. The bouts keep their order. */
  async play(plan: ContestPlan, onBout: (bout: Bout) => void = () => {}): Promise<Bout[]> {
    const contest = contestOf(plan)
    const fixtures = fixturesOf(contest)
    if (this.#jobs > 1)
      return this.#workers.run(
        fixtures.map(fixture => ({ ...fixture, plan })),
        onBout,
      )
    return fixtures.map(fixture => {
      const bout = playFixture(contest, fixture)
      onBout(bout)
      return bout
    })
  }

  close(): Promise<void> {
    return this.#workers.close()
  }
}
