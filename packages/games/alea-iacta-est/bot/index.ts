import { chancesBy, type GameBots, type Measured, type Seat } from '@aquila/engine'
import { announcedBy } from '../../imperator/bot/announced.ts'
import { folder as ofSeries } from '../../imperator/bot/languages.generated.ts'
import { timeLeft } from '../../imperator/bot/situation.ts'
import { startsOf } from '../../imperator/bot/starts.ts'
import type { AleaData } from '../data/index.ts'
import type { AleaView } from '../rules/knowledge/view.ts'
import { chanceModel } from './chances.generated.ts'
import { centurio, miles, tiro } from './character.ts'
import { habitsOf } from './habits.ts'
import { folder } from './languages.generated.ts'
import { botOf, school } from './levels.ts'
import { measuresOf } from './standing.ts'
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
  measures: measured,
  chances: seat =>
    chancesBy(chanceModel, seat.table.scenario, seat.role === seat.table.roles[0], measured(seat)),
  announced: announcedBy,
  starts: startsOf(school.outlook, staff.isLastYear),
  strategist: aleaStrategist,
  habits: habitsOf,
}

function measured(seat: Seat<AleaView, AleaData>): Measured {
  const { position, side } = school.outlook(seat)
  return { measures: measuresOf(position, side), left: timeLeft(position) }
}
