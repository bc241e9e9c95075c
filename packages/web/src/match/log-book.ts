import type { Match, SeenEvent } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import { startOfMarch, wholeMarch } from './march.ts'
import { logLine } from './show.ts'
import type { GivenReason } from './storage.ts'
import type { LogLine, TableState } from './table-match.ts'
import type { Words } from './words.ts'

/** The log as whoever looks reads it. Each line is written once, with what the bot who caused it was up to. */
export class LogBook {
  readonly #loaded: LoadedGame
  readonly #words: Words
  readonly #match: Match
  readonly #reasons: ReadonlyMap<number, GivenReason>
  #lines: LogLine[] = []
  /** How many of them the page has been given. */
  #shown = 0

  /** `reasons` are those of the bots, by the number of the choice. */
  constructor(loaded: LoadedGame, words: Words, match: Match, reasons: ReadonlyMap<number, GivenReason>) {
    this.#loaded = loaded
    this.#words = words
    this.#match = match
    this.#reasons = reasons
  }

  get length(): number {
    return this.#lines.length
  }

  /** Somebody else looks, and has never read a line. */
  beginAnew(): void {
    this.#lines = []
    this.#shown = 0
  }

  /** What was taken back was never told. */
  forgetAfter(length: number): void {
    this.#lines.length = Math.min(this.#lines.length, length)
  }

  from(number: number): LogLine[] {
    return this.#lines.slice(number)
  }

  /** The log for the page: all of it, or what the page has not been given yet. */
  show(events: readonly SeenEvent[], all: boolean): TableState['log'] {
    const from = all ? 0 : Math.min(this.#shown, this.#lines.length)
    this.write(events)
    this.#shown = this.#lines.length
    return { from, lines: this.from(from) }
  }

  /** Writes the lines of those events that have none yet. */
  write(events: readonly SeenEvent[]): void {
    const { rolls, roles } = this.#match
    for (let number = this.#lines.length; number < events.length; number++) {
      const event = events[number]
      if (event === undefined) continue
      const line = logLine(this.#loaded, this.#words, roles, event, number, rolls)
      const start = startOfMarch(events, number)
      const whole = start === number ? line.text : this.#words.event(wholeMarch(events, start, number))
      const reason = this.#reasonOf(line) ?? (start === number ? null : (this.#lines[start]?.reason ?? null))
      this.#lines.push({ ...line, text: whole, reason, follows: start })
    }
  }

  /** A reason stands with the first thing that came of the choice, if it is of the side that made it. */
  #reasonOf(line: LogLine): string | null {
    const before = this.#lines.at(-1)?.after ?? 0
    const found = [...this.#reasons].findLast(
      ([choice, { role }]) =>
        choice > before &&
        choice <= line.after &&
        this.#loaded.table.kitOf(role, this.#match.roles) === line.kit,
    )
    return found === undefined ? null : this.#words.reason(found[1].reason)
  }
}
