import { Worker } from 'node:worker_threads'
import type { Trial, Verdict } from './trial.ts'

/**
 * Tries all mutants, on several cores. A worker that does not answer in time hangs where no loop could be watched: it is
 * ended, and the mutant has been found out. What to try is asked for when a worker is free: earlier verdicts may tell.
 */
export async function tryAll(
  script: string,
  count: number,
  trialAt: (index: number) => Trial,
  jobs: number,
  onVerdict: (index: number, verdict: Verdict) => void,
): Promise<void> {
  let next = 0
  const work = async (): Promise<void> => {
    let worker = start(script)
    try {
      for (let index = next++; index < count; index = next++) {
        const trial = trialAt(index)
        const verdict = trial.tests.length === 0 ? null : await answerOf(worker, trial)
        if (verdict === 'silence') {
          await worker.terminate()
          worker = start(script)
        }
        onVerdict(index, verdict === 'silence' ? { by: 'endless loop', test: null } : verdict)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs, count) }, work))
}

function start(script: string): Worker {
  return new Worker(new URL('./pool-worker.ts', import.meta.url), { workerData: script })
}

function answerOf(worker: Worker, trial: Trial): Promise<Verdict | 'silence'> {
  const { promise, resolve, reject } = Promise.withResolvers<Verdict | 'silence'>()
  const clock = setTimeout(() => resolve('silence'), trial.milliseconds)
  worker.once('message', resolve).once('error', reject).postMessage(trial)
  return promise.finally(() => {
    clearTimeout(clock)
    worker.off('message', resolve).off('error', reject)
  })
}
