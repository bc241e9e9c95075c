import type { Sitting } from '@aquila/play'
import { type BareSight, bareSight, type Moment, type ToldSight } from '@aquila/play/wire'

/** How many steps from one sight to the next are kept for readers who come back. */
const KEPT = 64

/** Somebody who reads with these eyes: a socket or a stream. */
export interface EyesReader {
  /** The number of the sight he has; null if he has none, and waits to fetch it. */
  seq: number | null
  tellSight(text: string, seq: number): void
  /** He must fetch the whole. */
  tellAgain(): void
}

/**
 * What a player, or all who look on, have been told: the last sight, and the steps that led there. Several tabs and devices
 * of one player are one pair of eyes.
 */
export class Eyes {
  readonly player: number | null
  readonly readers = new Set<EyesReader>()
  /** When somebody last read with them, if nobody does now. */
  readAt = 0
  #last: { readonly seq: number; readonly bare: BareSight } | null = null
  /** How many events were told. */
  #told = 0
  /** So many of them are still as they were told: what was taken back is told again. */
  #stillSo = Number.POSITIVE_INFINITY
  #steps: { readonly from: number; readonly seq: number; readonly text: string }[] = []

  constructor(player: number | null) {
    this.player = player
  }

  /** Of the log only the first so many events are as they were. */
  changedFrom(events: number): void {
    this.#stillSo = Math.min(this.#stillSo, events)
  }

  /** Looks at the match as it is stored now, and tells the readers what has changed. `moment` is that of the match now. */
  look(sitting: Sitting, moment: Moment): void {
    if (this.#last?.seq === sitting.seq) return
    const from = this.#last === null ? 0 : Math.min(this.#told, this.#stillSo)
    const sight = sitting.glance(this.player, from)
    const { seq, told } = sight
    if (this.#last === null) this.#last = { seq, bare: moment.first(bareSight(sight)) }
    else {
      const { step, bare } = moment.next(this.#last, { seq, told, bare: bareSight(sight) })
      this.#last = { seq, bare }
      this.#step(step)
    }
    this.#told = told.from + told.events.length
    this.#stillSo = Number.POSITIVE_INFINITY
  }

  #step(told: ToldSight): void {
    const step = { from: told.from, seq: told.seq, text: JSON.stringify(told) }
    this.#steps.push(step)
    if (this.#steps.length > KEPT) this.#steps.shift()
    for (const reader of this.readers) {
      if (reader.seq === step.from) reader.tellSight(step.text, step.seq)
      else if (reader.seq !== null) reader.tellAgain()
    }
  }

  /** Leads a reader on from the sight he has, step by step; if that is not possible, he must fetch the whole. */
  resume(reader: EyesReader, after: number | null): void {
    reader.seq = after
    const steps = after === null ? null : this.#stepsAfter(after)
    if (steps === null) reader.tellAgain()
    else for (const { text, seq } of steps) reader.tellSight(text, seq)
  }

  /** Null if they are not known any more. */
  #stepsAfter(seq: number): readonly { readonly text: string; readonly seq: number }[] | null {
    if (seq === this.#last?.seq) return []
    const first = this.#steps.findIndex(({ from }) => from === seq)
    return first === -1 ? null : this.#steps.slice(first)
  }
}
