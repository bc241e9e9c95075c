import type { GameBots } from '@aquila/engine'
import { en as series } from '../../imperator/bot/en.generated.ts'
import { startsOf } from '../../imperator/bot/starts.ts'
import type { AleaData } from '../data/index.ts'
import type { AleaView } from '../rules/knowledge/view.ts'
import { centurio, miles, tiro } from './character.ts'
import { en } from './en.generated.ts'
import { habitsOf } from './habits.ts'
import { botOf, school } from './levels.ts'
import { aleaStrategist, staff } from './strategist.ts'
import { centurioWeights, withWeights } from './weights.ts'

/** The bots of Alea Iacta Est, easiest first. */
export const aleaBots: GameBots<AleaView, AleaData> = {
  levels: [
    { name: 'tiro', bot: seed => botOf(tiro, seed) },
    { name: 'miles', bot: seed => botOf(miles, seed) },
    {
      name: 'centurio',
      bot: (seed, weights) => botOf(withWeights(centurio, weights), seed),
      weights: centurioWeights,
    },
  ],
  texts: [series, en],
  starts: startsOf(school.outlook, staff.isLastYear),
  strategist: aleaStrategist,
  habits: habitsOf,
}
