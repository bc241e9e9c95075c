import type { Bot, Choice, Decision } from '@aquila/engine'
import { botThatAnswers } from '../../kit/answers.ts'
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

/** A bot of a character, with an order for one action if it was given one. It remembers nothing: the position tells it all. */
export function botOf(
  character: Character,
  order: Order | null = null,
): Bot<KingsView, KingsData, KingsDecision> {
  return botThatAnswers(character.name, {
    answers,
    outlook: (seat: KingsSeat) => outlookOf(seat, character, order),
    ground,
  })
}

/** Why such a choice is made, where nothing more is said of it. */
function ground({ task }: Decision, { verb }: Choice): KingsBotReason | null {
  const key = `bot.${task}.${verb}`
  return isAnswerReason(key) ? { key } : null
}
