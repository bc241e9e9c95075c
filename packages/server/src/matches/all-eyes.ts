import type { Sitting } from '@aquila/play'
import { Moment } from '@aquila/play/wire'
import { Eyes } from './eyes.ts'

/** All pairs of eyes at one table. */
export class AllEyes {
  readonly #eyes = new Map<number | null, Eyes>()
  readonly #clock: () => number
  #now: { readonly sitting: Sitting; readonly seq: number; readonly moment: Moment } | null = null

  constructor(clock: () => number) {
    this.#clock = clock
  }

  get areRead(): boolean {
    return [...this.#eyes.values()].some(({ readers }) => readers.size > 0)
  }

  all(): Iterable<Eyes> {
    return this.#eyes.values()
  }

  of(player: number | null): Eyes {
    const known = this.#eyes.get(player) ?? new Eyes(player)
    known.readAt = this.#clock()
    this.#eyes.set(player, known)
    return known
  }

  known(player: number | null): Eyes | undefined {
    return this.#eyes.get(player)
  }

  /** They look at the match as it is stored now. */
  look(eyes: Eyes, sitting: Sitting): void {
    eyes.look(sitting, this.#momentOf(sitting))
  }

  /** Whoever has readers looks. */
  lookAll(sitting: Sitting): void {
    for (const eyes of this.#eyes.values()) if (eyes.readers.size > 0) this.look(eyes, sitting)
  }

  /** Of the log only the first so many events are as they were. */
  changedFrom(events: number): void {
    for (const eyes of this.#eyes.values()) eyes.changedFrom(events)
  }

  /** What was told to eyes with which nobody has read since then is forgotten: whoever comes back later fetches the whole. */
  forget(since: number): void {
    for (const [player, { readers, readAt }] of this.#eyes)
      if (readers.size === 0 && readAt <= since) this.#eyes.delete(player)
    if (this.#eyes.size === 0) this.#now = null
  }

  /** The match as it is now, for all who look at it before the next act. */
  #momentOf(sitting: Sitting): Moment {
    const { seq } = sitting
    if (this.#now?.sitting !== sitting || this.#now.seq !== seq)
      this.#now = { sitting, seq, moment: new Moment() }
    return this.#now.moment
  }
}
