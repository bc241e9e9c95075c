import { type Answer, answered, type Call, nextBatch, type Procedures, together } from './batch.ts'
import { type Connection, connect } from './postgres.ts'
import { readsOn } from './reads.ts'
import { MOST_WAITING, StoreFailed } from './store.ts'
import { writesOn } from './writes.ts'

/** How often a batch is tried whose transaction was ended for the sake of another. */
const TRIES = 4

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** What a lane is made for: where it connects, what holds for its transactions, and who hears of what was stored. */
export interface LaneOptions {
  readonly url: string
  readonly settings: readonly string[]
  readonly reads: boolean
  stored(calls: readonly Call[]): void
}

/**
 * One connection on which one batch comes after another: while a commit runs the next one gathers. A connection that is lost
 * is made again for the next batch; what was asked on it has failed, and whoever asked may ask again.
 */
export class Lane {
  readonly #options: LaneOptions
  readonly #calls: Call[] = []
  readonly #waiting = new Map<number, Waiting>()
  #connection: Connection | null = null
  #procedures: Procedures = {}
  #last = 0
  #working: Promise<void> | null = null
  #isClosed = false

  constructor(options: LaneOptions) {
    this.#options = options
  }

  get waiting(): number {
    return this.#waiting.size
  }

  call(name: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(new StoreFailed('the store is closed'))
    if (this.#waiting.size >= MOST_WAITING) return Promise.reject(new StoreFailed('the store is busy'))
    const number = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      this.#calls.push({ number, name, args })
      this.#working ??= this.#work()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#working
    await this.#connection?.close().catch(() => undefined)
  }

  async #work(): Promise<void> {
    // What is called in the same turn goes with it.
    await Promise.resolve()
    while (this.#calls.length > 0) {
      const batch = nextBatch(this.#calls)
      const answers = await this.#answersTo(batch)
      const isStored = new Set(answers.flatMap(answer => ('value' in answer ? [answer.number] : [])))
      if (isStored.size > 0) this.#options.stored(batch.filter(({ number }) => isStored.has(number)))
      for (const answer of answers) this.#answer(answer)
    }
    this.#working = null
  }

  async #answersTo(batch: readonly Call[]): Promise<Answer[]> {
    try {
      const connection = await this.#connected()
      if (!this.#options.reads) return await this.#written(connection, batch)
      const answers: Answer[] = []
      for (const call of batch) answers.push(await answered(connection, this.#procedures, call))
      return answers
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      return batch.map(({ number }) => ({ number, error: message, failed: true }))
    }
  }

  /** If a batch has failed and the line stands, one of its calls may be to blame: each is tried alone. */
  async #written(connection: Connection, batch: readonly Call[]): Promise<Answer[]> {
    let answers = await together(connection, this.#procedures, batch)
    for (let tries = 1; tries < TRIES && haveFailed(answers) && connection.wasInTheWay; tries++)
      answers = await together(connection, this.#procedures, batch)
    if (!haveFailed(answers) || connection.isLost || batch.length === 1) return answers
    const alone: Answer[] = []
    for (const call of batch) alone.push(...(await together(connection, this.#procedures, [call])))
    return alone
  }

  async #connected(): Promise<Connection> {
    if (this.#connection !== null && !this.#connection.isLost) return this.#connection
    const { url, settings, reads } = this.#options
    const connection = await connect(url, settings)
    this.#connection = connection
    this.#procedures = (reads ? readsOn(connection) : writesOn(connection)) as unknown as Procedures
    return connection
  }

  #answer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.number)
    this.#waiting.delete(answer.number)
    if ('value' in answer) waiting?.resolve(answer.value)
    else waiting?.reject(answer.failed ? new StoreFailed(answer.error) : new Error(answer.error))
  }
}

function haveFailed(answers: readonly Answer[]): boolean {
  return answers.some(answer => 'failed' in answer && answer.failed)
}
