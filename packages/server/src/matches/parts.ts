import { type Change, lesser, NOTHING, type Sitting } from '@aquila/play'
import type { Material } from './opening.ts'
import type { Part, StartAct } from './stored-acts.ts'

/** What of an open match lies in parts in the store: only what has come since goes into the next one. */
export class Parts {
  readonly #start: StartAct
  /** A match whose rules have changed has no parts: what stood before may be another match. */
  readonly #hasParts: boolean
  #kept: Material['inParts']

  constructor({ start, inParts, earlier }: Pick<Material, 'start' | 'inParts' | 'earlier'>) {
    this.#start = start
    this.#hasParts = earlier.length === 0
    this.#kept = inParts
  }

  /** Of a match that begins. */
  static none(start: StartAct): Parts {
    return new Parts({ start, inParts: NOTHING, earlier: [] })
  }

  /** Of what lies in parts this much is still so. */
  changed({ keep }: Pick<Change, 'keep'>): void {
    this.#kept = lesser(this.#kept, keep)
  }

  /** All that has come since the last part, to be stored now; null if the match has no parts. */
  take(sitting: Sitting, seq: number, at: number): Part | null {
    if (!this.#hasParts) return null
    const { match } = sitting
    const keep = this.#kept
    const added = match.since(keep)
    const made = added.entries.filter(entry => !('window' in entry)).length
    this.#kept = match.extent
    const { choices, withdrawn, ending, sitters, skipped } = match
    return {
      start: this.#start,
      change: {
        ...{ keep, added, withdrawn, ending, sitters: [...sitters] },
        ...(skipped.length === 0 ? {} : { skipped: [...skipped] }),
      },
      reasons: sitting.reasonsAfter(choices - made),
      ...{ choices, seq, at },
    }
  }
}
