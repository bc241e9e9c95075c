import type { LogLine } from './table-match.ts'

/**
 * Which affair a line belongs to, by the lines before it: a battle goes on until something happens that is no part of it, or
 * until another is told.
 */
export function affairOf(
  { number, part }: Pick<LogLine, 'number' | 'part'>,
  before: readonly Pick<LogLine, 'affair' | 'part'>[],
): number | null {
  const open = before.at(-1)?.affair ?? null
  if (part === null) return null
  if (part === 'opens') return number
  if (part !== 'tells') return open
  return open === null || isTold(before, open) ? number : open
}

/** Whether it has been said how an affair ended; its lines are the last ones. */
function isTold(lines: readonly Pick<LogLine, 'affair' | 'part'>[], affair: number): boolean {
  for (let at = lines.length - 1; at >= 0 && lines[at]?.affair === affair; at--)
    if (lines[at]?.part === 'tells') return true
  return false
}
