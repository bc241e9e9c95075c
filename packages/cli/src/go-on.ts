import { progressBar } from './progress.ts'
import { WorkerPool } from './worker-pool.ts'

/** What is to be done, by workers, and how what has been done is known and kept. */
export interface Series<Errand, Answer> {
  readonly errands: readonly Errand[]
  /** Where a program before this one has left off. */
  readonly known: readonly Answer[]
  readonly keyOf: (each: Errand | Answer) => string
  readonly worker: URL
  readonly jobs: number
  /** Keeps an answer as it comes: whenever the work is broken off, it goes on from there. */
  readonly keep: (answer: Answer) => void
}

/** Does what is still to be done. Gives all answers by their keys, those that were known too. */
export async function goOn<Errand, Answer extends { readonly scenario: string }>({
  errands,
  known,
  keyOf,
  worker,
  jobs,
  keep,
}: Series<Errand, Answer>): Promise<Map<string, Answer>> {
  const done = new Map(known.map(each => [keyOf(each), each]))
  const left = errands.filter(errand => !done.has(keyOf(errand)))
  if (left.length < errands.length) console.log(`${errands.length - left.length} are there already`)
  const bar = progressBar(left.length)
  const pool = new WorkerPool<Errand, Answer>(worker, jobs)
  await pool
    .run(left, answer => {
      keep(answer)
      done.set(keyOf(answer), answer)
      bar.step(`scenario ${answer.scenario}`)
    })
    .finally(() => pool.close())
  bar.end()
  return done
}
