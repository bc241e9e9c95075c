import type { LogLine, SeatInfo } from './table-match.ts'

/** A side's turn that ends with the next heading: it has passed. */
export function isQuietTurn(line: LogLine | undefined, next: LogLine | undefined): boolean {
  const { alone = false, kit = null } = line?.heading ?? {}
  return alone && kit !== null && next !== undefined && next.heading !== null
}

/** Whose turns went by in these lines without a deed, each once. */
export function passersIn(lines: readonly LogLine[], seats: readonly SeatInfo[]): SeatInfo[] {
  const kits = new Set(
    lines.filter((line, at) => isQuietTurn(line, lines[at + 1])).map(({ heading }) => heading?.kit),
  )
  return seats.filter(({ kit }) => kits.has(kit))
}
