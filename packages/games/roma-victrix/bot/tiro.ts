import { type Advice, type Bot, makeBot } from '@aquila/engine'
import { botThatAnswers, safeChoice } from '../../kit/answers.ts'
import type { CastData } from '../rules/cast.ts'
import type { RomaView } from '../rules/knowledge/view.ts'
import type { RomaDecision } from '../rules/tasks.ts'
import { affairsAnswers } from './affairs.ts'
import { combatAnswers } from './combat.ts'
import { economyAnswers } from './economy.ts'
import { operationsAnswers } from './operations.ts'
import { type Answers, outlookOf, type RomaSeat } from './outlook.ts'

const answers: Answers = { ...operationsAnswers, ...combatAnswers, ...economyAnswers, ...affairsAnswers }

/** Tiro plays every Power of every scenario. He remembers nothing: the position tells him all. */
export function tiro(): Bot<RomaView, CastData, RomaDecision> {
  const thinking = botThatAnswers('tiro', { answers, outlook: outlookOf })
  return makeBot('tiro', (seat: RomaSeat): Advice => {
    const { decision } = seat
    // Where there is nothing to decide he looks at nothing.
    return decision.choices.length === 1 ? { choice: safeChoice(decision) } : thinking.advise(seat)
  })
}
