import type { LogLine } from './table-match.ts'

/** Lines of the log from one on. Of a long log the earlier ones are written when somebody looks for them. */
export interface ToldLog {
  /** The number of the first line. */
  readonly from: number
  readonly lines: readonly LogLine[]
}

/** How much of a long log is shown before somebody looks for more. */
export const LATEST = 250

/** How long the log is, with what was not written. */
export function lengthOf({ from, lines }: ToldLog): number {
  return from + lines.length
}

/** The lines up to a number. */
export function upTo({ from, lines }: ToldLog, number: number): ToldLog {
  return { from, lines: lines.slice(0, Math.max(0, number - from)) }
}

/** What was told, and what is told now: new lines take the place of old ones from their number on. */
export function joined(before: ToldLog | null, now: ToldLog): ToldLog {
  if (before === null || now.from <= before.from) return now
  return { from: before.from, lines: [...upTo(before, now.from).lines, ...now.lines] }
}
