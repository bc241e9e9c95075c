import { Worker } from 'node:worker_threads'
import { type Bout, type Fixture, fixturesOf, playFixture } from '@aquila/bots'
import { type ContestPlan, contestOf } from './contest.ts'

/** Plays all fixtures of a contest, on several cores if there is more than one job. The bouts keep their order. */
export async function playContest(
  plan: ContestPlan,
  jobs: number,
  onBout: (bout: Bout) => void,
): Promise<Bout[]> {
  const contest = contestOf(plan)
  const fixtures = fixturesOf(contest)
  if (jobs > 1) return playInWorkers(plan, fixtures, jobs, onBout)
  return fixtures.map(fixture => {
    const bout = playFixture(contest, fixture)
    onBout(bout)
    return bout
  })
}

async function playInWorkers(
  plan: ContestPlan,
  fixtures: readonly Fixture[],
  jobs: number,
  onBout: (bout: Bout) => void,
): Promise<Bout[]> {
  const bouts: Bout[] = []
  let next = 0
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let index = -1
      const send = () => {
        index = next++
        const fixture = fixtures[index]
        if (fixture === undefined) resolve()
        else worker.postMessage(fixture)
      }
      worker.on('message', (bout: Bout) => {
        bouts[index] = bout
        onBout(bout)
        send()
      })
      worker.on('error', reject)
      send()
    })
  const workers = Array.from(
    { length: Math.min(jobs, fixtures.length) },
    () => new Worker(new URL('./arena-worker.ts', import.meta.url), { workerData: plan }),
  )
  try {
    await Promise.all(workers.map(work))
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
  return bouts
}
