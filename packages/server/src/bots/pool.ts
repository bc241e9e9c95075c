import { Worker } from 'node:worker_threads'
import { NotDone } from '../not-done.ts'
import type { Done, Task } from './tasks.ts'

/** How long a thread may take, in milliseconds. */
const LONGEST = 30_000

/** How many tasks may wait. */
const MOST_WAITING = 500

interface Waiting {
  readonly number: number
  readonly task: Task
  resolve(value: never): void
  reject(error: Error): void
}

/** What a thread could not do. */
export class TaskFailed extends Error {
  override name = 'TaskFailed'
}

export interface PoolOptions {
  readonly threads: number
  /** A thread that does not answer for so long is ended, in milliseconds. */
  readonly longest?: number | undefined
  /** The module that a thread runs: tests put faulty ones here. */
  readonly worker?: string | undefined
}

/** Threads for whatever takes long. One that dies or does not end is replaced; what it had to do has failed. */
export class Pool {
  readonly #free: Worker[] = []
  readonly #busy = new Map<Worker, { readonly waiting: Waiting; readonly timer: NodeJS.Timeout }>()
  readonly #waiting: Waiting[] = []
  readonly #threads: number
  readonly #longest: number
  readonly #module: URL
  #last = 0
  #isClosed = false

  constructor({
    threads,
    longest = LONGEST,
    worker = new URL('./worker.ts', import.meta.url).href,
  }: PoolOptions) {
    this.#threads = threads
    this.#longest = longest
    this.#module = new URL(worker)
  }

  get size(): number {
    return this.#threads
  }

  run<T extends Task>(task: T): Promise<Done[T['kind']]> {
    if (this.#isClosed || this.#waiting.length >= MOST_WAITING)
      return Promise.reject(new NotDone('too-fast', 'the server is busy'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ number: ++this.#last, task, resolve, reject })
      this.#goOn()
    })
  }

  /** A person who waits for an answer is served before bots. */
  #next(): Waiting | undefined {
    const first = this.#waiting.findIndex(({ task }) => task.kind !== 'play' && task.kind !== 'fold')
    return this.#waiting.splice(Math.max(first, 0), 1)[0]
  }

  #goOn(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#free.pop() ?? (this.#busy.size < this.#threads ? this.#start() : undefined)
      if (worker === undefined) return
      const waiting = this.#next()
      if (waiting === undefined) return void this.#free.push(worker)
      const timer = setTimeout(() => void worker.terminate(), this.#longest)
      this.#busy.set(worker, { waiting, timer })
      worker.postMessage({ number: waiting.number, task: waiting.task })
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#module)
    worker.on('message', (answer: { number: number; value?: never; error?: string }) => {
      if (this.#busy.get(worker)?.waiting.number !== answer.number) return
      const doing = this.#done(worker)
      if (!this.#isClosed) this.#free.push(worker)
      if (answer.error === undefined) doing?.resolve(answer.value as never)
      else doing?.reject(new TaskFailed(answer.error))
      this.#goOn()
    })
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      const index = this.#free.indexOf(worker)
      if (index !== -1) this.#free.splice(index, 1)
      const why = this.#isClosed
        ? new NotDone('too-fast', 'the server stops')
        : new TaskFailed('the thread has ended')
      this.#done(worker)?.reject(why)
      if (!this.#isClosed) this.#goOn()
    })
    return worker
  }

  #done(worker: Worker): Waiting | undefined {
    const doing = this.#busy.get(worker)
    this.#busy.delete(worker)
    clearTimeout(doing?.timer)
    return doing?.waiting
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.splice(0)) reject(new NotDone('too-fast', 'the server stops'))
    await Promise.all([...this.#free, ...this.#busy.keys()].map(worker => worker.terminate()))
  }
}
