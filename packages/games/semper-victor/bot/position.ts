import type { Seat } from '@aquila/engine'
import type { AnswersIn, Outlook, Thought } from '../../imperator/bot/mind.ts'
import type { SemperData, SideId } from '../data/index.ts'
import type { SemperView } from '../rules/knowledge/view.ts'
import { sideNamed } from '../rules/movement/limits.ts'
import { opponentOf, type SemperPosition, type SemperTypes } from '../rules/state.ts'
import type { SemperDecision, SemperTask, SemperTasks } from '../rules/tasks.ts'
import type { SemperEvaluation } from './doctrine.ts'

/** What the hooks of the doctrine are called with. */
export interface SemperBotTypes extends SemperTypes {
  readonly evaluation: SemperEvaluation
  readonly thought: SemperThought
}

export type SemperThought<K extends SemperTask = SemperTask> = Thought<
  SemperDecision<K>,
  SemperPosition,
  SideId
>
export type Answers = AnswersIn<SemperTasks, SemperPosition, SideId>
export type Answer<K extends SemperTask> = NonNullable<Answers[K]>

/** The position as a side knows it: it takes the other hand for empty and whatever it has not seen for the cup. */
export function outlookOf(seat: Seat<SemperView, SemperData>): Outlook<SemperPosition, SideId> {
  const side = sideNamed(seat.role)
  const enemy = opponentOf(seat.table, side)
  const { hand, unseen, ...open } = seat.view()
  const hands: Record<SideId, string[]> = { primus: [], secondus: [] }
  hands[side] = [...hand]
  const { data, options, roles, seats } = seat.table
  return {
    side,
    enemy,
    position: { state: { ...open, cup: [...unseen], hands }, data, options, roles, seats },
  }
}
