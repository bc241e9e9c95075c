import type { Bye, ToReader } from '@aquila/play/wire'
import type { Limits } from '../limits.ts'
import type { EyesReader } from '../matches/eyes.ts'
import type { OpenTable } from '../matches/open-table.ts'

/** The line to a reader: a socket or a stream. */
export interface Line {
  send(text: string): void
  /** How many letters are not sent yet. */
  readonly unsent: number
  end(): void
}

/** Somebody who reads at a table. He never holds the table up: if he does not read, he is told nothing more. */
export class Reader implements EyesReader {
  readonly table: OpenTable
  readonly user: string | null
  /** Where he sits; null: he looks on. */
  player: number | null
  seq: number | null = null
  /** False on a stream: there the whole sight is sent instead. */
  readonly canFetch: boolean
  readonly #line: Line
  readonly #limits: Limits
  /** Since when he has not read what he was told. */
  #behindSince: number | null = null
  #isGone = false

  constructor(
    line: Line,
    limits: Limits,
    who: { table: OpenTable; user: string | null; player: number | null; canFetch: boolean },
  ) {
    this.#line = line
    this.#limits = limits
    this.table = who.table
    this.user = who.user
    this.player = who.player
    this.canFetch = who.canFetch
  }

  get isGone(): boolean {
    return this.#isGone
  }

  /** True while he is told nothing more, because he has not read what he was told. */
  get isBehind(): boolean {
    return this.#behindSince !== null
  }

  tell(message: ToReader): void {
    this.#send(JSON.stringify(message))
  }

  tellSight(text: string, seq: number): void {
    // A reader who is behind fetches the whole when he has read the rest.
    if (this.#behindSince !== null) return
    this.seq = seq
    this.#send(text)
  }

  tellAgain(): void {
    this.seq = null
    if (this.#behindSince !== null) return
    if (this.canFetch) this.tell({ kind: 'again' })
    else void this.#tellWhole()
  }

  async #tellWhole(): Promise<void> {
    try {
      await this.table.tellWhole(this.player, this, sight => this.tell({ kind: 'whole', sight }))
    } catch {
      this.bye('restart', 1000)
    }
  }

  #send(text: string): void {
    if (this.#isGone) return
    this.#line.send(text)
    if (this.#line.unsent > this.#limits.mostUnsent) this.bye('slow', 5000)
    else if (this.#line.unsent > this.#limits.unsent) this.#behindSince ??= performance.now()
  }

  /** Called every second: a reader who has caught up is led on, one who does not is told to come again. */
  check(): void {
    if (this.#behindSince === null) return
    if (this.#line.unsent === 0) {
      this.#behindSince = null
      this.tellAgain()
    } else if (performance.now() - this.#behindSince > this.#limits.behind) this.bye('slow', 5000)
  }

  bye(why: Bye, retry: number): void {
    if (this.#isGone) return
    // What is not read yet is not waited for.
    if (why !== 'slow') this.#line.send(JSON.stringify({ kind: 'bye', why, retry } satisfies ToReader))
    this.#isGone = true
    this.#line.end()
  }

  gone(): void {
    this.#isGone = true
  }
}
