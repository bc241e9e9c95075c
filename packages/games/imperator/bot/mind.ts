import {
  type Choice,
  type Decision,
  type DiceSource,
  findChoice,
  type Seat,
  type TasksLike,
} from '@aquila/engine'
import type { AnswersTo, AnswerTo } from '../../kit/answers.ts'
import { areAlike } from '../rules/alike.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'
import type { SeriesTasks } from '../rules/tasks.ts'
import type { Character } from './character.ts'
import type { Doctrine } from './doctrine.ts'
import { type Order, swapped } from './orders.ts'
import type { PlansKept } from './plans-kept.ts'

/** What a bot carries from one choice to the next. Whatever is lost of it can be found again from the position. */
export interface Mind {
  readonly character: Character
  readonly random: DiceSource
  /** The sequence that the orders are for. */
  sequence: string
  orders: Order[]
  /** Whether the orders are all that is to be done in the sequence. */
  planned: boolean
  /** Where plans are kept by position, if they are. */
  readonly plans: PlansKept | null
  /** The order that is being carried out. */
  current: Order | null
  /** The zone it chose to settle next. */
  battle: Place | null
}

/** The position as a side knows it: it takes the other hand for empty and whatever it has not seen for the cup. */
export interface Outlook<P extends CampaignPosition = CampaignPosition, F extends FactionId = FactionId> {
  readonly side: F
  readonly enemy: F
  readonly position: P
}

/** All that an answer is found from, beside the question. */
interface Thinking<P extends CampaignPosition = CampaignPosition, F extends FactionId = FactionId>
  extends Outlook<P, F> {
  readonly seat: Seat
  readonly doctrine: Doctrine
  readonly mind: Mind
}

/** All that an answer to a question is found from. */
export interface Thought<
  Q = Decision,
  P extends CampaignPosition = CampaignPosition,
  F extends FactionId = FactionId,
> extends Thinking<P, F> {
  readonly decision: Q
}

/** How the questions of a list are answered in a game of the series. */
export type AnswersIn<
  T extends TasksLike<T>,
  P extends CampaignPosition = CampaignPosition,
  F extends FactionId = FactionId,
> = AnswersTo<T, Thinking<P, F>>

/** How the questions are answered that both games of the series put. */
export type Answers = AnswersIn<SeriesTasks>

/** How one of them is. */
export type Answer<K extends keyof SeriesTasks> = AnswerTo<SeriesTasks, K, Thinking>

/**
 * The choice of a counter, or of one that nothing tells apart from it: of such only one is offered. The two change places
 * in all orders then, so that each is moved once.
 */
export function choiceOfPiece(
  { position, decision, mind }: Thought,
  verb: string,
  piece: string,
): Choice | undefined {
  const exact = findChoice(decision.choices, verb, piece)
  if (exact !== undefined) return exact
  const choice = decision.choices.find(
    each => each.verb === verb && areAlike(position, String(each.noun), piece),
  )
  if (choice === undefined) return undefined
  const twin = String(choice.noun)
  mind.orders = mind.orders.map(order => swapped(order, piece, twin))
  if (mind.current !== null) mind.current = swapped(mind.current, piece, twin)
  return choice
}
