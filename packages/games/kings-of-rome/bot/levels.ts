import { type Advice, type Bot, type Choice, type Decision, makeBot } from '@aquila/engine'
import type { KingsData } from '../data/index.ts'
import type { KingsView } from '../rules/knowledge/view.ts'
import type { KingsDecision } from '../rules/tasks.ts'
import { actionAnswers } from './actions.ts'
import { affairsAnswers } from './affairs.ts'
import { battleAnswers } from './battle.ts'
import type { Character } from './character.ts'
import { type Answers, type KingsSeat, type Order, outlookOf } from './position.ts'
import { isAnswerReason, type KingsBotReason } from './reasons.ts'

const answers: Answers = { ...actionAnswers, ...battleAnswers, ...affairsAnswers }

/**
 * A bot of a character, with an order for its next enterprise if it was given one. It remembers what it is about; who
 * takes over finds that in the log (position.ts).
 */
export function botOf(
  character: Character,
  given: Order | null = null,
): Bot<KingsView, KingsData, KingsDecision> {
  let begun = given
  return makeBot(character.name, (seat: KingsSeat): Advice => {
    const { decision } = seat
    const counsel = answers[decision.task]?.(outlookOf(seat, character, begun)) ?? { choice: first(decision) }
    const { order, ...advice } = counsel
    if (order !== undefined) begun = order
    return { ...reasonOf(decision, advice.choice), ...advice }
  })
}

/** Why such a choice is made, where nothing more is said of it. */
function reasonOf({ task }: KingsDecision, { verb }: Choice): { readonly reason?: KingsBotReason } {
  const key = `bot.${task}.${verb}`
  return isAnswerReason(key) ? { reason: { key } } : {}
}

function first({ choices, rule }: Decision): Choice {
  const [choice] = choices
  if (choice === undefined) throw new Error(`${rule}: nothing to choose from`)
  return choice
}
