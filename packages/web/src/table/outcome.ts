import type { Role } from '@aquila/engine'
import { isTableId } from '@aquila/play/wire/table-id'
import type { TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'

/** How a match that is over ended, in words: by the rules, or by the people at the table. */
export function outcomeOf({ result, ending, seats }: TableState): string {
  if (ending === null) return result?.text ?? ''
  const winner = seats.find(({ role }) => ending.winners.includes(role))
  return t('end.early', { kind: ending.kind, winner: winner?.side ?? '' })
}

/** The same where it says more than the word that stands before it: of 'Victory' one knows only who has won. */
export function outcomeBeside(state: TableState, word: string): string {
  const outcome = outcomeOf(state)
  return [word, t('end.victory')].includes(outcome) ? '' : outcome
}

/** The same with who has won, for those who read nothing else. */
export function endInWords(state: TableState): string {
  const { result, ending, seats } = state
  if (result === null || ending !== null) return outcomeOf(state)
  const winners = seats.filter(({ role }) => result.winners.includes(role)).map(({ side }) => side)
  return winners.length === 0 || seats.length === 1
    ? outcomeOf(state)
    : t('end.bar', { winners, outcome: outcomeOf(state) })
}

/** Whose screen this is; null where several people share it, or nobody plays. */
export function chairOf({ id, viewer, seats }: TableState): Role | null {
  const people = seats.filter(({ level }) => level === null)
  return isTableId(id) || people.length === 1 ? viewer : null
}

/** From one's own chair it is a victory or a defeat; for everybody else it is what `told` says. */
export function wordFor(state: TableState, told: string): string {
  const { result, ending, seats } = state
  const chair = chairOf(state)
  const winners = result?.winners ?? ending?.winners ?? []
  if (chair === null || winners.length === 0 || seats.length === 1) return told
  if (winners.includes(chair)) return t('end.victory')
  return t('end.defeat', {
    sides: seats
      .filter(({ role }) => winners.includes(role))
      .map(({ side }) => side)
      .join(', '),
  })
}
