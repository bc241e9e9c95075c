import type { Extent, SavedCheckpoint } from '@aquila/engine'
import { type Change, lesser, NOTHING } from '@aquila/play'
import type { KeptEntry } from './annals.ts'
import type { OpenMatch } from './open-match.ts'
import { headOf, type StoredMatch, type Write } from './stored.ts'

/** So many changes lie in the store one by one before they are put together: thousands of pieces are slow to read. */
const MOST_APART = 50

/** What of an open match stands in the store: only what has come since is written. */
export class Ledger {
  #writes = 0
  /** True if what stands in the store, if anything does, is not this match. */
  #isNew = true
  /** How much of it stands in the store and is still so. */
  #kept = NOTHING
  /** The changes from this number on have been put together by nobody: they hold what comes after `keep`. */
  #apart = { from: 1, keep: NOTHING }
  /** The head in the store, as text. */
  #head = ''
  #checkpoint: SavedCheckpoint | null = null
  /** What was still so of what is being written, whatever was taken back meanwhile. */
  #stillSo = NOTHING

  /** The number of the last change in the store. */
  get writes(): number {
    return this.#writes
  }

  /** The match was opened from the store. `intact`: what stands there is the match, to the last event. */
  knows(
    { writes = 0, pieces = 0 }: StoredMatch,
    { extent, isIntact }: { extent: Extent; isIntact: boolean },
  ): void {
    this.#writes = writes
    const isScattered = pieces > MOST_APART + (2 * extent.entries) / MOST_APART
    if (!isIntact || writes === 0 || isScattered) return
    this.#isNew = false
    this.#kept = extent
    this.#apart = { from: writes + 1, keep: extent }
  }

  /** Somebody else has written the match: all of it is written next. */
  forget(): void {
    this.#isNew = true
  }

  changed({ keep }: Pick<Change, 'keep'>): void {
    this.#kept = lesser(this.#kept, keep)
    this.#stillSo = lesser(this.#stillSo, keep)
    this.#apart = { ...this.#apart, keep: lesser(this.#apart.keep, keep) }
  }

  /** What is to be written now; `done` is called when it is in the store. */
  next(open: OpenMatch, entry: KeptEntry | null): { write: Write; done: (number: number) => void } {
    const { id, match, particulars } = open
    const isNew = this.#isNew
    const from = this.#from()
    const keep = isNew ? NOTHING : from <= this.#writes ? this.#apart.keep : this.#kept
    const added = match.since(keep)
    const { withdrawn, ending, sitters, checkpoint, players } = match
    const reasons = open.sitting.reasonsAfter(match.choices - added.entries.length)
    // A result has its form in the record, which is worth making only when there is one.
    const result = match.result === null ? null : match.record.result
    const head = JSON.stringify([particulars, players])
    const isHeadKept = !isNew && head === this.#head
    const isCheckpointKept = !isNew && checkpoint === this.#checkpoint
    this.#stillSo = match.extent
    return {
      write: {
        match: id,
        after: isNew ? null : this.#writes,
        from,
        change: { keep, added, withdrawn, ending, sitters: [...sitters], result, reasons },
        head: isHeadKept ? null : { ...particulars, record: headOf(match) },
        checkpoint: isCheckpointKept ? null : { checkpoint, position: match.hash },
        summary: open.summary(),
        entry,
      },
      done: number => {
        this.#writes = number
        this.#isNew = false
        this.#kept = this.#stillSo
        if (from < number) this.#apart = { from: number + 1, keep: this.#stillSo }
        this.#head = head
        this.#checkpoint = checkpoint
      },
    }
  }

  /** From which number on changes are put together with the next one. */
  #from(): number {
    if (this.#isNew) return 0
    const next = this.#writes + 1
    return next - this.#apart.from < MOST_APART ? next : this.#apart.from
  }
}
