import type { Rooms } from '../live/rooms.ts'
import type { Keeper } from '../matches/keeper.ts'
import type { Log } from '../operations/log.ts'
import type { JobRow, StoredMatch } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { type Pool, TaskFailed } from './pool.ts'

/** A job that nobody has done for so long is anybody's again, in milliseconds. */
const LEASE = 60_000

/** What a job has to wait before it is tried again, by how often it has failed. */
const AGAIN = [1000, 1000, 5000, 60_000]
const FOLD_AGAIN = 3_600_000

/** Bots' turns are rows of the database: a server that dies over one leaves it to the next. */
export class Jobs {
  readonly #store: Store
  readonly #keeper: Keeper
  readonly #pool: Pool
  readonly #rooms: Rooms
  readonly #seedOf: (stored: StoredMatch) => string
  readonly #now: () => number
  readonly #log: Log
  #running = 0
  #isLooking = false
  #lookAgain = false
  #isStopped = false

  constructor(
    house: { store: Store; keeper: Keeper; pool: Pool; rooms: Rooms; log: Log; now: () => number },
    seedOf: (stored: StoredMatch) => string,
  ) {
    this.#store = house.store
    this.#keeper = house.keeper
    this.#pool = house.pool
    this.#rooms = house.rooms
    this.#now = house.now
    this.#log = house.log
    this.#seedOf = seedOf
  }

  /** Looks for work: when an act has left a bot to move, and every second. */
  look(): void {
    this.#lookAgain = true
    if (!this.#isLooking) void this.#lookOn()
  }

  stop(): void {
    this.#isStopped = true
  }

  async #lookOn(): Promise<void> {
    this.#isLooking = true
    try {
      while (this.#lookAgain && !this.#isStopped) {
        this.#lookAgain = false
        const free = this.#pool.size - this.#running
        if (free <= 0) break
        const now = this.#now()
        for (const job of await this.#store.write('lease', now, now + LEASE, free)) void this.#run(job)
      }
    } catch (error) {
      this.#log.warn('jobs', error)
    } finally {
      this.#isLooking = false
    }
  }

  async #run(job: JobRow): Promise<void> {
    this.#running++
    try {
      await this.#play(job)
    } catch (error) {
      this.#log.warn('bot', error, { match: job.match, failures: job.failures })
      await this.#later(job, error)
      // What could not be stored, or came too late, is no failure of the bot.
      if (error instanceof TaskFailed) this.#tell(job.match, job.failures + 1)
    } finally {
      this.#running--
      this.look()
    }
  }

  async #play({ match, key, failures }: JobRow): Promise<void> {
    const table = await this.#keeper.table(match)
    if (table.row.state === 'running') await table.ready()
    const stored = await this.#store.read('match', match)
    if (stored === null || stored.table.state !== 'running')
      return await this.#store.write('release', key, NEVER, false, null)
    const seed = this.#seedOf(stored)
    const moves = await this.#pool.run({ kind: 'play', stored, seed, failures })
    // What is stored with the moves says whether a bot has to go on.
    if (!(await table.playBots(moves))) throw new Error('the match went on while the bot thought')
    this.#tell(match, 0)
  }

  /** Those at the table read that a bot has failed and is tried again, and that it has moved. */
  #tell(match: string, failed: number): void {
    const table = this.#keeper.known(match)
    if (table !== null) this.#rooms.botFailed(table, failed)
  }

  async #later({ key, failures }: JobRow, error: unknown): Promise<void> {
    const wait = AGAIN[Math.min(failures, AGAIN.length - 1)] ?? 0
    const message = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
    const failed = error instanceof TaskFailed
    await this.#store.write('release', key, this.#now() + wait, failed, message).catch(() => undefined)
  }

  /** Folds the acts of matches that have been over for a while. */
  async fold(): Promise<void> {
    for (const match of await this.#store.write('toFold', this.#now(), 10)) {
      try {
        const stored = await this.#store.read('match', match)
        if (stored === null || stored.archive !== null) continue
        await this.#store.write('fold', match, await this.#pool.run({ kind: 'fold', stored }))
      } catch (error) {
        // The others do not wait for one that cannot be folded.
        this.#log.warn('fold', error, { match })
        await this.#store.write('release', `fold:${match}`, this.#now() + FOLD_AGAIN, true, null)
      }
    }
  }
}

/** A match that runs no more has no turns. */
const NEVER = Number.MAX_SAFE_INTEGER
