import type { Seat } from '@aquila/engine'
import type { AleaData, FactionId } from '../data/index.ts'
import type { AleaView } from '../rules/knowledge/view.ts'
import { type AleaPosition, factionNamed, opponentOf } from '../rules/state.ts'

export type AleaSeat = Seat<AleaView, AleaData>

/** The position as a side knows it: it takes the other hand for empty and whatever it has not seen for the cup. */
export interface Outlook {
  readonly side: FactionId
  readonly enemy: FactionId
  readonly position: AleaPosition
}

export function outlookOf(seat: AleaSeat): Outlook {
  const side = factionNamed(seat.role)
  const enemy = opponentOf(seat.table, side)
  const { hand, unseen, ...open } = seat.view()
  const hands: Record<FactionId, string[]> = { caesarian: [], republican: [] }
  hands[side] = hand
  const { data, options, roles, seats } = seat.table
  return { side, enemy, position: { state: { ...open, cup: unseen, hands }, data, options, roles, seats } }
}
