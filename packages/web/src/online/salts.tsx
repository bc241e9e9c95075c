import type { TableSeen } from '@aquila/play/wire'
import type { Catalogue } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { sideOf } from './catalogues.ts'

/** Whose grain of salt is promised, by shape and by word; with the names of those who sit, or without. */
export function Salts(props: { table: TableSeen; about: Catalogue | null; named?: boolean }) {
  const { table, about, named = false } = props
  const people = table.seats.filter(({ who }) => who !== 'bot')
  return (
    <span class="salts">
      {people.map(seat => {
        const side = sideOf(about, table, seat)
        return (
          <span key={seat.player}>
            <i class="pip" data-kit={side.kit} data-open={seat.saltHash === null} />{' '}
            {named ? `${seat.name ?? side.name}: ` : <span class="unseen">{side.name}: </span>}
            {t('online.dice.salt', { is: seat.saltHash === null ? 'missing' : 'in' })}
          </span>
        )
      })}
    </span>
  )
}
