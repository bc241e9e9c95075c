import type { Strategist } from '@aquila/engine'
import { keenCenturio } from '../../imperator/bot/character.ts'
import type { Orders } from '../../imperator/bot/levels.ts'
import { type Staff, strategistOf } from '../../imperator/bot/strategist.ts'
import { careful } from '../../imperator/bot/tempers.ts'
import type { SemperData } from '../data/index.ts'
import type { SemperView } from '../rules/knowledge/view.ts'
import type { SemperTasks } from '../rules/tasks.ts'
import { isLastYear } from '../rules/victory.ts'
import { school } from './levels.ts'
import type { SemperBotTypes } from './position.ts'
import { measuresOf, pointsOf, weights } from './standing.ts'

export const staff: Staff<SemperTasks, SemperView, SemperBotTypes> = {
  school,
  centurio: keenCenturio,
  careful: careful(keenCenturio),
  measuresOf,
  weights,
  pointsOf,
  isLastYear,
  // SV-2.F-3
  isAfterPoints: phase => phase === 'F.fleets' || phase === 'F.romans' || phase === 'A',
}

/** The general of Semper Victor. */
export const semperStrategist: Strategist<Orders, SemperView, SemperData> = strategistOf(staff)
