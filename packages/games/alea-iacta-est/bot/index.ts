import type { GameBots, Measured, Seat } from '@aquila/engine'
import { announcedBy } from '../../imperator/bot/announced.ts'
import { folder as ofSeries } from '../../imperator/bot/languages.generated.ts'
import { timeLeft } from '../../imperator/bot/situation.ts'
import { startsOf } from '../../imperator/bot/starts.ts'
import type { SeenCampaignEvent } from '../../imperator/rules/events/index.ts'
import { chancesFrom } from '../../kit/chances.ts'
import type { AleaData } from '../data/index.ts'
import type { AleaView } from '../rules/knowledge/view.ts'
import { resultOf } from '../rules/victory.ts'
import { centurio, miles, tiro } from './character.ts'
import { folder } from './languages.generated.ts'
import { botOf, school } from './levels.ts'
import { measuresOf, pointsOf } from './standing.ts'
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
  texts: [ofSeries, folder],
  ...chancesFrom(() => import('./chances.generated.ts'), {
    moment: aleaStrategist.stretch,
    measures: measured,
  }),
  announced: announcedBy,
  starts: startsOf(school.outlook, staff.isLastYear),
  strategist: aleaStrategist,
  habits: async (log: readonly SeenCampaignEvent[]) => (await import('./habits.ts')).habitsOf(log),
}

function measured(seat: Seat<AleaView, AleaData>): Measured {
  const { position, side } = school.outlook(seat)
  const winning = 2 * pointsOf(resultOf(position), side) - 1
  return { measures: { ...measuresOf(position, side), winning }, left: timeLeft(position) }
}
