import {
  type Advice,
  type Bot,
  type Choice,
  type Decision,
  fastDice,
  makeBot,
  type Seat,
} from '@aquila/engine'
import type { Character } from './character.ts'
import type { Doctrine } from './doctrine.ts'
import { firstOf, type Mind, type Outlook, type Thought } from './mind.ts'
import type { Order } from './orders.ts'
import type { PlansKept } from './plans-kept.ts'

/** Whatever the bots of a game have in common. */
export interface School {
  readonly doctrine: Doctrine
  /** The position as whoever sits there knows it. */
  outlook(seat: Seat): Outlook
  /** By task. They are methods to the compiler, because each is written for its own question. */
  readonly answers: { readonly [task: string]: Answering['answer'] | undefined }
  /** What does least where a bot has no opinion, the least first. */
  readonly idle: readonly string[]
  /** What choices rest on that are made without a reason of their own. */
  readonly grounds?: Grounds
}

/** Keys of the messages, by task ('retreat') or by task and verb ('evade stand'). */
export interface Grounds {
  readonly [question: string]: string | undefined
}

interface Answering {
  answer(thought: Thought): Advice | null
}

/** Orders that were made beforehand, and the sequence they are for. */
export interface Orders {
  readonly sequence: string
  readonly orders: readonly Order[]
}

const NO_ORDERS: Orders = { sequence: '', orders: [] }

/** A bot of a character. It remembers its orders from one choice to the next; `plans` are those that others like it made. */
export function botOf(
  { doctrine, outlook, answers, idle, grounds = {} }: School,
  character: Character,
  seed: number,
  given: Orders = NO_ORDERS,
  plans: PlansKept | null = null,
): Bot {
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
  return makeBot(character.name, (seat: Seat): Advice => {
    const { decision } = seat
    const advice = answers[decision.task]?.({ ...outlook(seat), seat, decision, doctrine, mind }) ?? null
    return withGround(decision, advice ?? { choice: safeChoice(decision, idle) }, grounds)
  })
}

function withGround({ task }: Decision, advice: Advice, grounds: Grounds): Advice {
  const { verb, noun = null } = advice.choice
  const key = grounds[`${task} ${verb}`] ?? grounds[task]
  return advice.reason !== undefined || key === undefined
    ? advice
    : { ...advice, reason: { key, values: { noun } } }
}

/** To do nothing, if that is allowed. */
function safeChoice(decision: Decision, idle: readonly string[]): Choice {
  const choice = firstOf(decision, ...idle) ?? decision.choices[0]
  if (choice === undefined) throw new Error(`${decision.rule}: nothing to choose from`)
  return choice
}
