import { type Advice, type Bot, type Choice, type Decision, fastDice, makeBot } from '@aquila/engine'
import type { AleaData } from '../data/index.ts'
import type { AleaView } from '../rules/knowledge/view.ts'
import { battleAnswers } from './battle.ts'
import type { Character } from './character.ts'
import { deploymentAnswers } from './deployment.ts'
import { lossAnswers } from './losses.ts'
import { type Answer, firstOf, type Mind } from './mind.ts'
import { movementAnswers } from './movement.ts'
import type { Order } from './orders.ts'
import { politicsAnswers } from './politics.ts'
import { type AleaSeat, outlookOf } from './position.ts'
import { recruitmentAnswers } from './recruitment.ts'
import { stratagemAnswers } from './stratagems.ts'

const answers: Readonly<Record<string, Answer | undefined>> = {
  ...deploymentAnswers,
  ...movementAnswers,
  ...battleAnswers,
  ...lossAnswers,
  ...stratagemAnswers,
  ...recruitmentAnswers,
  ...politicsAnswers,
}

/** Orders that were made beforehand, and the sequence they are for. */
export interface Orders {
  readonly sequence: string
  readonly orders: readonly Order[]
}

const NO_ORDERS: Orders = { sequence: '', orders: [] }

/** A bot of a character. It remembers its orders from one choice to the next. */
export function botOf(
  character: Character,
  seed: number,
  given: Orders = NO_ORDERS,
): Bot<AleaView, AleaData> {
  const mind: Mind = {
    character,
    random: fastDice(seed),
    sequence: given.sequence,
    orders: [...given.orders],
    planned: given !== NO_ORDERS,
    current: null,
    battle: null,
  }
  return makeBot(character.name, (seat: AleaSeat): Advice => {
    const { decision } = seat
    const answer = answers[decision.task]
    const advice = answer?.({ ...outlookOf(seat), seat, decision, mind }) ?? null
    return advice ?? { choice: safeChoice(decision) }
  })
}

/** What does least where the bot has no opinion: to do nothing if that is allowed. */
function safeChoice(decision: Decision): Choice {
  const idle = firstOf(decision, 'pass', 'done', 'stop', 'stay', 'stand', 'enough', 'keep-legions', 'nobody')
  const choice = idle ?? decision.choices[0]
  if (choice === undefined) throw new Error(`${decision.rule}: nothing to choose from`)
  return choice
}
