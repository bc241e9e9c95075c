import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Answer, Call } from './batch.ts'
import type { Reads } from './reads.ts'
import { type Given, type Got, MOST_WAITING, type Names, type Store, StoreFailed } from './store.ts'
import type { ThreadData } from './thread.ts'
import type { Writes } from './writes.ts'

export interface SqliteOptions {
  readonly file: string
  /** The module that opens the database: tests put faulty ones here. */
  readonly driver?: string
}

/** The store: one thread that writes, with common commits, and one that reads, which waits for no writer. */
export class SqliteStore implements Store {
  readonly isShared = false
  readonly #writer: Thread
  readonly #reader: Thread
  readonly broken: Promise<Error>

  private constructor(writer: Thread, reader: Thread) {
    this.#writer = writer
    this.#reader = reader
    this.broken = Promise.race([writer.broken, reader.broken])
  }

  static async open({
    file,
    driver = new URL('./driver.ts', import.meta.url).href,
  }: SqliteOptions): Promise<SqliteStore> {
    mkdirSync(dirname(file), { recursive: true })
    const writer = await Thread.start({ file, driver, readonly: false })
    try {
      return new SqliteStore(writer, await Thread.start({ file, driver, readonly: true }))
    } catch (error) {
      await writer.close()
      throw error
    }
  }

  write<K extends Names<Writes>>(name: K, ...args: Given<Writes, K>): Promise<Got<Writes, K>> {
    return this.#writer.call(name, args) as Promise<Got<Writes, K>>
  }

  read<K extends Names<Reads>>(name: K, ...args: Given<Reads, K>): Promise<Got<Reads, K>> {
    return this.#reader.call(name, args) as Promise<Got<Reads, K>>
  }

  /** Nobody else writes to its file. */
  hear(): void {}

  async close(): Promise<void> {
    await this.#reader.close()
    await this.#writer.close()
  }
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

class Thread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly #gone: Promise<void>
  /** Resolves if it ends though nobody has closed it. */
  readonly broken: Promise<Error>
  #last = 0
  #isClosing = false
  #failure: Error | null = null

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (answers: readonly Answer[] | 'ready') => {
      if (answers !== 'ready') for (const answer of answers) this.#answer(answer)
    })
    this.#gone = new Promise(resolve => worker.once('exit', () => resolve()))
    worker.on('error', error => this.#fail(error instanceof Error ? error : new Error(String(error))))
    this.broken = new Promise(resolve => {
      void this.#gone.then(() => {
        const failure = this.#fail(new StoreFailed('the store has ended'))
        if (!this.#isClosing) resolve(failure)
      })
    })
  }

  static async start(data: ThreadData): Promise<Thread> {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data })
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', reject)
    })
    return new Thread(worker)
  }

  call(name: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#failure !== null) return Promise.reject(new StoreFailed(this.#failure.message))
    if (this.#waiting.size >= MOST_WAITING) return Promise.reject(new StoreFailed('the store is busy'))
    const number = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      this.#worker.postMessage({ number, name, args } satisfies Call)
    })
  }

  async close(): Promise<void> {
    this.#isClosing = true
    this.#worker.postMessage('close')
    await this.#gone
  }

  #answer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.number)
    this.#waiting.delete(answer.number)
    if ('value' in answer) waiting?.resolve(answer.value)
    else waiting?.reject(answer.failed ? new StoreFailed(answer.error) : new Error(answer.error))
  }

  /** The thread is gone: nobody waits for it any more. Gives what it has ended of. */
  #fail(error: Error): Error {
    this.#failure ??= error
    for (const { reject } of this.#waiting.values()) reject(new StoreFailed(error.message))
    this.#waiting.clear()
    return this.#failure
  }
}
