import type { Bot } from '@aquila/engine'
import { battleAnswers } from '../../imperator/bot/battle.ts'
import type { Character } from '../../imperator/bot/character.ts'
import * as series from '../../imperator/bot/levels.ts'
import { lossAnswers } from '../../imperator/bot/losses.ts'
import { movementAnswers } from '../../imperator/bot/movement.ts'
import * as seriesStratagems from '../../imperator/bot/stratagems.ts'
import type { SemperView } from '../rules/knowledge/view.ts'
import type { SemperTasks } from '../rules/tasks.ts'
import { doctrine } from './doctrine.ts'
import { politicsAnswers } from './politics.ts'
import { type Answers, outlookOf, type SemperBotTypes } from './position.ts'
import { stratagemAnswers } from './stratagems.ts'
import { voyageAnswers } from './voyages.ts'

/** The answers of the series, and those of Semper Victor. */
const answers: Answers = {
  ...movementAnswers,
  ...battleAnswers,
  ...lossAnswers,
  ...seriesStratagems.stratagemAnswers,
  ...stratagemAnswers,
  ...politicsAnswers,
  ...voyageAnswers,
}

const school: series.School<SemperTasks, SemperView, SemperBotTypes> = {
  doctrine,
  outlook: outlookOf,
  answers,
  idle: ['pass', 'done', 'stop', 'stay', 'stand', 'enough', 'wait', 'agree'],
}

/** A bot of a character. */
export function botOf(character: Character, seed: number): Bot {
  return series.botOf(school, character, seed)
}
