import { Worker } from 'node:worker_threads'
import { type Bout, type Fixture, fixturesOf, playFixture } from '@aquila/bots'
import { type ContestPlan, contestOf } from './contest.ts'

/** What a worker is sent: a match, and the contest that it belongs to. */
export interface Errand {
  readonly plan: ContestPlan
  readonly fixture: Fixture
}

/** Plays contests, one after the other, on several cores if there is more than one job. */
export class ArenaPool {
  readonly #jobs: number
  readonly #workers: Worker[] = []

  constructor(jobs: number) {
    this.#jobs = jobs
  }

  /** Plays all fixtures of a contest. The bouts keep their order. */
  async play(plan: ContestPlan, onBout: (bout: Bout) => void = () => {}): Promise<Bout[]> {
    const contest = contestOf(plan)
    const fixtures = fixturesOf(contest)
    if (this.#jobs > 1) return this.#playInWorkers(plan, fixtures, onBout)
    return fixtures.map(fixture => {
      const bout = playFixture(contest, fixture)
      onBout(bout)
      return bout
    })
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.splice(0).map(worker => worker.terminate()))
  }

  async #playInWorkers(
    plan: ContestPlan,
    fixtures: readonly Fixture[],
    onBout: (bout: Bout) => void,
  ): Promise<Bout[]> {
    while (this.#workers.length < Math.min(this.#jobs, fixtures.length))
      this.#workers.push(new Worker(new URL('./arena-worker.ts', import.meta.url)))
    const bouts: Bout[] = []
    const left = fixtures.entries()
    const work = async (worker: Worker) => {
      for (const [index, fixture] of left) {
        const bout = await played(worker, { plan, fixture })
        bouts[index] = bout
        onBout(bout)
      }
    }
    await Promise.all(this.#workers.map(work))
    return bouts
  }
}

function played(worker: Worker, errand: Errand): Promise<Bout> {
  return new Promise((resolve, reject) => {
    const onMessage = (bout: Bout) => {
      worker.off('error', onError)
      resolve(bout)
    }
    const onError = (error: Error) => {
      worker.off('message', onMessage)
      reject(error)
    }
    worker.once('message', onMessage)
    worker.once('error', onError)
    worker.postMessage(errand)
  })
}
