import type { TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'

/** How a match that is over ended, in words: by the rules, or by the people at the table. */
export function outcomeOf({ result, ending, seats }: TableState): string {
  if (ending === null) return result?.text ?? ''
  const winner = seats.find(({ role }) => ending.winners.includes(role))
  return t('end.early', { kind: ending.kind, winner: winner?.side ?? '' })
}
