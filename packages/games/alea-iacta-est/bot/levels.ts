import type { Bot } from '@aquila/engine'
import { battleAnswers } from '../../imperator/bot/battle.ts'
import * as series from '../../imperator/bot/levels.ts'
import { lossAnswers } from '../../imperator/bot/losses.ts'
import { movementAnswers } from '../../imperator/bot/movement.ts'
import type { PlansKept } from '../../imperator/bot/plans-kept.ts'
import * as seriesStratagems from '../../imperator/bot/stratagems.ts'
import type { AleaView } from '../rules/knowledge/view.ts'
import type { AleaTasks } from '../rules/tasks.ts'
import type { Character } from './character.ts'
import { deploymentAnswers } from './deployment.ts'
import { doctrine } from './doctrine.ts'
import { grounds } from './grounds.ts'
import { politicsAnswers } from './politics.ts'
import { type AleaBotTypes, type Answers, outlookOf } from './position.ts'
import { recruitmentAnswers } from './recruitment.ts'
import { seaAnswers } from './sea.ts'
import { stratagemAnswers } from './stratagems.ts'
import { unitAnswers } from './units.ts'

/** The answers of the series, and those of Alea Iacta Est. */
const answers: Answers = {
  ...movementAnswers,
  ...battleAnswers,
  ...lossAnswers,
  ...seriesStratagems.stratagemAnswers,
  ...deploymentAnswers,
  ...seaAnswers,
  ...unitAnswers,
  ...stratagemAnswers,
  ...recruitmentAnswers,
  ...politicsAnswers,
}

const school: series.School<AleaTasks, AleaView, AleaBotTypes> = {
  doctrine,
  outlook: outlookOf,
  answers,
  grounds,
  idle: ['pass', 'done', 'stop', 'stay', 'stand', 'enough', 'keep-legions', 'nobody'],
}

/** A bot of a character. */
export function botOf(character: Character, seed: number, given?: series.Orders, plans?: PlansKept): Bot {
  return series.botOf(school, character, seed, given, plans)
}
