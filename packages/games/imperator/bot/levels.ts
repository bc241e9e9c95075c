import {
  type Bot,
  type BotReason,
  type Choice,
  type Decision,
  fastDice,
  type Seat,
  type TasksLike,
} from '@aquila/engine'
import { botThatAnswers } from '../../kit/answers.ts'
import type { Character } from './character.ts'
import type { BotTypes, Doctrine } from './doctrine.ts'
import type { AnswersIn, Mind, Outlook } from './mind.ts'
import type { Order } from './orders.ts'
import type { PlansKept } from './plans-kept.ts'

/** Whatever the bots of a game have in common; `T` are its questions, `V` is its view, `G` what its bots are written for. */
export interface School<T extends TasksLike<T>, V, G extends BotTypes> {
  readonly doctrine: Doctrine
  /** The position as the player who sits there knows it. */
  readonly outlook: (seat: Seat<V, G['position']['data']>) => Outlook<G['position'], G['side']>
  readonly answers: AnswersIn<T, G['position'], G['side']>
  /** What does least where a bot has no opinion, the least first. */
  readonly idle: readonly string[]
  /** What choices rest on that are made without a reason of their own. */
  readonly grounds?: Grounds
}

/** Keys of the messages, by task ('retreat') or by task and verb ('evade stand'). */
export interface Grounds {
  readonly [question: string]: string | undefined
}

/** Orders that were made beforehand, and the sequence they are for. */
export interface Orders {
  readonly sequence: string
  readonly orders: readonly Order[]
}

const NO_ORDERS: Orders = { sequence: '', orders: [] }

/** A bot of a character. It remembers its orders from one choice to the next; `plans` are those that others like it made. */
export function botOf<T extends TasksLike<T>, V, G extends BotTypes>(
  { doctrine, outlook, answers, idle, grounds = {} }: School<T, V, G>,
  character: Character,
  seed: number,
  given: Orders = NO_ORDERS,
  plans: PlansKept | null = null,
): Bot<V, G['position']['data']> {
  const mind: Mind = {
    character,
    random: fastDice(seed),
    sequence: given.sequence,
    orders: [...given.orders],
    planned: given !== NO_ORDERS,
    plans,
    current: null,
    battle: null,
  }
  return botThatAnswers(character.name, {
    answers,
    outlook: (seat: Seat<V, G['position']['data']>) => ({ ...outlook(seat), seat, doctrine, mind }),
    idle,
    ground: (decision, choice) => groundFor(grounds, decision, choice),
  })
}

function groundFor(grounds: Grounds, { task }: Decision, choice: Choice): BotReason | null {
  const { verb, noun = null } = choice
  const key = grounds[`${task} ${verb}`] ?? grounds[task]
  return key === undefined ? null : { key, values: { noun } }
}
