import type { Advice, BotReason } from '@aquila/engine'
import { type Choice, type Decision, type DiceSource, findChoice, type Noun } from '@aquila/engine'
import { areAlike } from '../../imperator/rules/alike.ts'
import type { Place } from '../rules/state.ts'
import type { AleaTask } from '../rules/tasks.ts'
import type { Character } from './character.ts'
import { type Order, swapped } from './orders.ts'
import type { AleaSeat, Outlook } from './position.ts'

/** What a bot carries from one choice to the next. Whatever is lost of it can be found again from the position. */
export interface Mind {
  readonly character: Character
  readonly random: DiceSource
  /** The sequence that the orders are for. */
  sequence: string
  orders: Order[]
  /** Whether the orders are all that is to be done in the sequence. */
  planned: boolean
  /** The order that is being carried out. */
  current: Order | null
  /** The zone it chose to settle next. */
  battle: Place | null
}

/** All that an answer is found from. */
export interface Thought extends Outlook {
  readonly seat: AleaSeat
  readonly decision: Decision
  readonly mind: Mind
}

/** How a task is answered; null leaves it to the safe default. */
export type Answer = (thought: Thought) => Advice | null

/** Answers by task. */
export type Answers = { readonly [task in AleaTask]?: Answer }

export function advise(choice: Choice | undefined, reason?: BotReason): Advice | null {
  if (choice === undefined) return null
  return reason === undefined ? { choice } : { choice, reason }
}

export function choiceOf(decision: Decision, verb: string, noun?: Noun): Choice | undefined {
  return findChoice(decision.choices, verb, noun)
}

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

export function firstOf(decision: Decision, ...verbs: readonly string[]): Choice | undefined {
  for (const verb of verbs) {
    const found = decision.choices.find(choice => choice.verb === verb)
    if (found !== undefined) return found
  }
  return undefined
}

/** A value of the task's message, as text. */
export function aboutText({ about }: Decision, name: string): string {
  const value = about?.[name]
  return typeof value === 'string' ? value : ''
}

export function aboutList({ about }: Decision, name: string): readonly string[] {
  const value = about?.[name]
  return Array.isArray(value) ? value.map(String) : []
}
