import type { GameBots } from '@aquila/engine'
import { folder as ofSeries } from '../../imperator/bot/languages.generated.ts'
import type { AleaData } from '../data/index.ts'
import type { AleaView } from '../rules/knowledge/view.ts'
import { centurio, miles, tiro } from './character.ts'
import { habitsOf } from './habits.ts'
import { folder } from './languages.generated.ts'
import { botOf } from './levels.ts'
import { aleaStrategist } from './strategist.ts'
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
  texts: [ofSeries, folder],
  strategist: aleaStrategist,
  habits: habitsOf,
}
