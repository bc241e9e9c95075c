import type { MatchRecord } from '@aquila/engine'

/** Events count choices; a replay counts entries, among which are standing orders. */
export function entriesOfChoices(record: MatchRecord): (choices: number) => number {
  const positions = [0]
  for (const [index, entry] of record.choices.entries()) if (!('window' in entry)) positions.push(index + 1)
  return choices => positions[choices] ?? record.choices.length
}
