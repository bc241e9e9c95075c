import type { Seat } from '@aquila/engine'
import type { AnswersIn, Outlook, Thought } from '../../imperator/bot/mind.ts'
import type { AleaData, FactionId } from '../data/index.ts'
import type { AleaView } from '../rules/knowledge/view.ts'
import { type AleaPosition, type AleaTypes, factionNamed, opponentOf } from '../rules/state.ts'
import type { AleaDecision, AleaTask, AleaTasks } from '../rules/tasks.ts'
import type { AleaEvaluation } from './doctrine.ts'

export type AleaSeat = Seat<AleaView, AleaData>
/** What the hooks of the doctrine are called with. */
export interface AleaBotTypes extends AleaTypes {
  readonly evaluation: AleaEvaluation
  readonly thought: AleaThought
}

export type AleaThought<K extends AleaTask = AleaTask> = Thought<AleaDecision<K>, AleaPosition, FactionId>
export type Answers = AnswersIn<AleaTasks, AleaPosition, FactionId>
export type Answer<K extends AleaTask> = NonNullable<Answers[K]>

/** The position as a side knows it: it takes the other hand for empty and whatever it has not seen for the cup. */
export function outlookOf(seat: AleaSeat): Outlook<AleaPosition, FactionId> {
  const side = factionNamed(seat.role)
  const enemy = opponentOf(seat.table, side)
  const { hand, unseen, ...open } = seat.view()
  const hands: Record<FactionId, string[]> = { caesarian: [], republican: [] }
  hands[side] = hand
  const { data, options, roles, seats } = seat.table
  return { side, enemy, position: { state: { ...open, cup: unseen, hands }, data, options, roles, seats } }
}
