import type { Strategist } from '@aquila/engine'
import type { Orders } from '../../imperator/bot/levels.ts'
import { type Staff, strategistOf } from '../../imperator/bot/strategist.ts'
import * as tempers from '../../imperator/bot/tempers.ts'
import type { AleaData } from '../data/index.ts'
import type { AleaView } from '../rules/knowledge/view.ts'
import type { AleaTasks } from '../rules/tasks.ts'
import { isLastYear } from '../rules/victory.ts'
import { type Character, centurio } from './character.ts'
import { school } from './levels.ts'
import type { AleaBotTypes } from './position.ts'
import { measuresOf, pointsOf, weights } from './standing.ts'

/** A careful man has an eye on Roma. */
function careful(character: Character): Character {
  const { judgement, ...rest } = tempers.careful(character)
  return { ...rest, judgement: { ...judgement, romaAtRisk: Math.min(1, 2 * judgement.romaAtRisk) } }
}

export const staff: Staff<AleaTasks, AleaView, AleaBotTypes> = {
  school,
  centurio,
  careful: careful(centurio),
  measuresOf,
  weights,
  pointsOf,
  isLastYear,
  // AIE-2.F-d, AIE-2.F-e
  isAfterPoints: phase => phase === 'F.naves' || phase === 'F.land-units' || phase === 'A',
}

/** The general of Alea Iacta Est. */
export const aleaStrategist: Strategist<Orders, AleaView, AleaData> = strategistOf(staff)
