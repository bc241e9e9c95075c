import type { Sitting } from '@aquila/play'
import { Moment } from '@aquila/play/wire'
import { Eyes, type EyesReader } from './eyes.ts'
import type { CarriedOut } from './parley.ts'

/** All pairs of eyes that look at a match, and the moment that they share until the next act. */
export class Audience {
  readonly #now: () => number
  readonly #eyes = new Map<number | null, Eyes>()
  #shared: { readonly sitting: Sitting; readonly seq: number; readonly moment: Moment } | null = null

  constructor(now: () => number) {
    this.#now = now
  }

  /** True while somebody reads. */
  get isThere(): boolean {
    for (const { readers } of this.#eyes.values()) if (readers.size > 0) return true
    return false
  }

  /** What was told of a match that others have led on is told again. */
  tellAgain(): void {
    for (const eyes of this.#eyes.values()) eyes.changedFrom(0)
  }

  /** Acts are stored: whoever has acted is told at once, the others with `look`. */
  acted(acts: readonly CarriedOut[], sitting: Sitting | null): void {
    const actors = new Set(acts.map(({ player }) => player))
    for (const eyes of this.#eyes.values()) {
      for (const { change } of acts) eyes.changedFrom(change.keep.events)
      if (actors.has(eyes.player) && eyes.player !== null) this.#lookWith(eyes, sitting)
    }
  }

  look(sitting: Sitting | null): void {
    for (const eyes of this.#eyes.values()) this.#lookWith(eyes, sitting)
  }

  #lookWith(eyes: Eyes, sitting: Sitting | null): void {
    if (eyes.readers.size > 0 && sitting !== null) eyes.look(sitting, this.#momentOf(sitting))
  }

  /** The eyes of a player, or of a watcher, which have seen the match as it is now. */
  seeing(player: number | null, sitting: Sitting): Eyes {
    const eyes = this.#eyesOf(player)
    eyes.look(sitting, this.#momentOf(sitting))
    return eyes
  }

  leave(player: number | null, reader: EyesReader): void {
    const eyes = this.#eyes.get(player)
    if (eyes?.readers.delete(reader)) eyes.readAt = this.#now()
  }

  /** What was told to eyes with which nobody has read since then is forgotten: whoever comes back later fetches the whole. */
  forget(since: number): void {
    for (const [player, { readers, readAt }] of this.#eyes)
      if (readers.size === 0 && readAt <= since) this.#eyes.delete(player)
    if (this.#eyes.size === 0) this.#shared = null
  }

  /** The match as it is now, for all who look at it before the next act. */
  #momentOf(sitting: Sitting): Moment {
    const { seq } = sitting
    if (this.#shared?.sitting !== sitting || this.#shared.seq !== seq)
      this.#shared = { sitting, seq, moment: new Moment() }
    return this.#shared.moment
  }

  #eyesOf(player: number | null): Eyes {
    const known = this.#eyes.get(player) ?? new Eyes(player)
    known.readAt = this.#now()
    this.#eyes.set(player, known)
    return known
  }
}
