import { Worker } from 'node:worker_threads'

/** Workers that each answer one errand after another. */
export class WorkerPool<Errand, Answer> {
  readonly #script: URL
  readonly #jobs: number
  readonly #workers: Worker[] = []

  constructor(script: URL, jobs: number) {
    this.#script = script
    this.#jobs = jobs
  }

  /** Has all errands run, as many at a time as there are workers. The answers keep the order of the errands. */
  async run(errands: readonly Errand[], onAnswer: (answer: Answer) => void = () => {}): Promise<Answer[]> {
    while (this.#workers.length < Math.min(this.#jobs, errands.length))
      this.#workers.push(new Worker(this.#script))
    const answers: Answer[] = []
    const left = errands.entries()
    const work = async (worker: Worker) => {
      for (const [index, errand] of left) {
        const answer = await answered<Errand, Answer>(worker, errand)
        answers[index] = answer
        onAnswer(answer)
      }
    }
    await Promise.all(this.#workers.map(work))
    return answers
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.splice(0).map(worker => worker.terminate()))
  }
}

function answered<Errand, Answer>(worker: Worker, errand: Errand): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: Answer) => {
      worker.off('error', onError)
      resolve(answer)
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
