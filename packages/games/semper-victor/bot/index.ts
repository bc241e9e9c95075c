import type { GameBots, Measured, Seat } from '@aquila/engine'
import { announcedBy } from '../../imperator/bot/announced.ts'
import { keenCenturio, miles, tiro } from '../../imperator/bot/character.ts'
import { folder as ofSeries } from '../../imperator/bot/languages.generated.ts'
import { timeLeft } from '../../imperator/bot/situation.ts'
import { startsOf } from '../../imperator/bot/starts.ts'
import type { SeenCampaignEvent } from '../../imperator/rules/events/index.ts'
import { chancesFrom } from '../../kit/chances.ts'
import type { SemperData } from '../data/index.ts'
import type { SemperView } from '../rules/knowledge/view.ts'
import { folder } from './languages.generated.ts'
import { botOf, school } from './levels.ts'
import { measuresOf } from './standing.ts'
import { semperStrategist, staff } from './strategist.ts'

/** The bots of Semper Victor, easiest first. */
export const semperBots: GameBots<SemperView, SemperData> = {
  levels: [
    { name: 'tiro', bot: seed => botOf(tiro, seed) },
    { name: 'miles', bot: seed => botOf(miles, seed) },
    { name: 'centurio', bot: seed => botOf(keenCenturio, seed) },
  ],
  texts: [ofSeries, folder],
  ...chancesFrom(() => import('./chances.generated.ts'), {
    moment: semperStrategist.stretch,
    measures: measured,
  }),
  announced: announcedBy,
  starts: startsOf(school.outlook, staff.isLastYear),
  strategist: semperStrategist,
  habits: async (log: readonly SeenCampaignEvent[]) => (await import('./habits.ts')).habitsOf(log),
}

function measured(seat: Seat<SemperView, SemperData>): Measured {
  const { position, side } = school.outlook(seat)
  return { measures: measuresOf(position, side), left: timeLeft(position) }
}
