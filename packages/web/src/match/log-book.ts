import type { SeenEvent } from '@aquila/engine'
import type { Told } from '@aquila/play'
import { startOfMarch, wholeMarch } from '@aquila/play'
import { affairOf } from './affairs.ts'
import { startOfRow, wholeRow } from './alike.ts'
import { logLine, namesIn, type Teller } from './show.ts'
import type { LogLine, TableState } from './table-match.ts'
import { LATEST } from './told-log.ts'

/** The log as its reader sees it. Each line is written once, with what the bot who caused it was up to. */
export class LogBook {
  readonly #teller: Teller
  /** The number of the first line that is written; those before it when somebody wants them. */
  #first = 0
  #lines: LogLine[] = []
  /** How far the page has been given them. */
  #shown = 0
  #whole = false

  constructor(teller: Teller) {
    this.#teller = teller
  }

  get length(): number {
    return this.#first + this.#lines.length
  }

  /** Somebody else looks, who has never read a line; or somebody wants to read the whole of it. */
  beginAfresh(whole = false): void {
    this.#first = 0
    this.#lines = []
    this.#shown = 0
    this.#whole = whole
  }

  /** What was taken back was never told. */
  forgetAfter(length: number): void {
    this.#lines.length = Math.max(0, Math.min(this.#lines.length, length - this.#first))
  }

  from(number: number): LogLine[] {
    return this.#lines.slice(Math.max(0, number - this.#first))
  }

  /** The log for the page: its latest lines with all that is news, or what the page has not been given yet. */
  show(
    events: readonly SeenEvent[],
    reasons: Told['reasons'],
    fromFirst: boolean,
    firstNew: number,
  ): TableState['log'] {
    this.write(events, reasons, Math.min(firstNew, events.length - LATEST))
    const from = fromFirst ? this.#first : Math.min(this.#shown, this.length)
    this.#shown = this.length
    return { from, lines: this.from(from) }
  }

  /** Writes the lines of those events that have none yet, but of a long log only those from one on. */
  write(events: readonly SeenEvent[], reasons: Told['reasons'], from: number): void {
    const first = this.#whole ? 0 : Math.max(0, from)
    if (this.#lines.length === 0 || first < this.#first) {
      this.#first = this.#beginOf(events, Math.min(first, events.length))
      this.#lines = []
    }
    for (let number = this.length; number < events.length; number++) {
      const event = events[number]
      if (event === undefined) continue
      const line = logLine(this.#teller, event, number)
      const { start, whole } = this.#together(events, line)
      const reason =
        line.reason ??
        this.#reasonOf(reasons, line, events[number - 1]?.after ?? 0) ??
        (start === number ? null : (this.#lines[start - this.#first]?.reason ?? null))
      const affair = affairOf(line, this.#lines)
      this.#lines.push({
        ...line,
        ...(whole === null ? {} : this.#told(whole)),
        reason,
        follows: start,
        affair,
      })
    }
  }

  /** The steps of a march are told as one, and so is what befell one counter after another. */
  #together(
    events: readonly SeenEvent[],
    { number, run }: LogLine,
  ): { readonly start: number; readonly whole: SeenEvent | null } {
    const { events: lists } = this.#teller.loaded.game
    const march = startOfMarch(lists, events, number)
    if (march < number) return { start: march, whole: wholeMarch(events, march, number) }
    const row = run === null ? number : startOfRow(lists, events, number)
    return { start: row, whole: row === number ? null : wholeRow(lists, events, row, number) }
  }

  #told(whole: SeenEvent): Pick<LogLine, 'text' | 'names'> {
    const { loaded, words } = this.#teller
    return { text: words.event(whole), names: namesIn(loaded, words, whole) }
  }

  /** A reason stands with the first thing that came of the choice, if it is of the side that made it. */
  #reasonOf(reasons: Told['reasons'], line: LogLine, before: number): string | null {
    const { loaded, words, roles } = this.#teller
    for (let choice = line.after; choice > before; choice--) {
      const given = reasons[choice]
      if (given !== undefined && loaded.table.kitOf(given.role, roles) === line.kit)
        return words.reason(given.reason)
    }
    return null
  }

  /** Nothing begins in the middle: neither a march, nor a row, nor an affair. */
  #beginOf(events: readonly SeenEvent[], number: number): number {
    const { loaded, words, roles } = this.#teller
    const { events: lists } = loaded.game
    let first = number
    while (first > 0) {
      const event = events[first]
      const part = event === undefined ? undefined : loaded.table.event(event, roles, words.data).affair
      const before =
        part === undefined || part === 'opens'
          ? Math.min(startOfMarch(lists, events, first), startOfRow(lists, events, first))
          : first - 1
      if (before === first) break
      first = before
    }
    return first
  }
}
