import { type Advice, type Bot, type Choice, makeBot } from '@aquila/engine'
import type { CastData } from '../rules/cast.ts'
import type { RomaView } from '../rules/knowledge/view.ts'
import type { RomaDecision, RomaTask } from '../rules/tasks.ts'
import { affairsAnswers } from './affairs.ts'
import { combatAnswers } from './combat.ts'
import { economyAnswers } from './economy.ts'
import { operationsAnswers } from './operations.ts'
import { type Answers, type Outlook, outlookOf, type RomaSeat } from './outlook.ts'

const answers: Answers = { ...operationsAnswers, ...combatAnswers, ...economyAnswers, ...affairsAnswers }

/** Tiro plays every Power of every scenario. He remembers nothing: the position tells him all. */
export function tiro(): Bot<RomaView, CastData, RomaDecision> {
  return makeBot('tiro', (seat: RomaSeat): Advice => {
    const { decision } = seat
    if (decision.choices.length === 1) return { choice: first(decision) }
    return answer(outlookOf(seat)) ?? { choice: first(decision) }
  })
}

function answer<K extends RomaTask>(outlook: Outlook<K>): Advice | null {
  const { task } = outlook.decision
  const found = answers[task] as ((asked: Outlook<K>) => Advice | null) | undefined
  return found?.(outlook) ?? null
}

function first({ choices, rule }: RomaDecision): Choice {
  const [choice] = choices
  if (choice === undefined) throw new Error(`${rule}: nothing to choose from`)
  return choice
}
