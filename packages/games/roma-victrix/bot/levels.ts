import { type Advice, type Bot, makeBot } from '@aquila/engine'
import { botThatAnswers, safeChoice } from '../../kit/answers.ts'
import type { CastData } from '../rules/cast.ts'
import type { RomaView } from '../rules/knowledge/view.ts'
import type { RomaDecision } from '../rules/tasks.ts'
import { affairsAnswers } from './affairs.ts'
import { type Character, milesCharacter, tiroCharacter } from './character.ts'
import { combatAnswers } from './combat.ts'
import { economyAnswers } from './economy.ts'
import { Mind } from './mind.ts'
import { operationsAnswers } from './operations.ts'
import { type Answers, outlookOf, type RomaSeat } from './outlook.ts'

export type RomaBot = Bot<RomaView, CastData, RomaDecision>

const answers: Answers = { ...operationsAnswers, ...combatAnswers, ...economyAnswers, ...affairsAnswers }

/** A bot of this character, for every Power of every scenario. What it remembers it can do without. */
export function botOf(name: string, character: Character, mind = new Mind()): RomaBot {
  const outlook = (seat: RomaSeat) => outlookOf(seat, character, mind)
  const thinking = botThatAnswers(name, { answers, outlook })
  return makeBot(name, (seat: RomaSeat): Advice => {
    const { decision } = seat
    // Where there is nothing to decide it looks at nothing.
    return decision.choices.length === 1 ? { choice: safeChoice(decision) } : thinking.advise(seat)
  })
}

/** The recruit: the position tells him all, and each Leader goes for what is best as he is asked. */
export function tiro(): RomaBot {
  return botOf('tiro', tiroCharacter)
}

/** The soldier: a plan for all Leaders together, kept, and an eye on what others can do. */
export function miles(): RomaBot {
  return botOf('miles', milesCharacter)
}
