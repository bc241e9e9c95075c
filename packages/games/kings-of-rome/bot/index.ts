import type { GameBots, Stage } from '@aquila/engine'
import type { KingsData } from '../data/index.ts'
import type { KingsView } from '../rules/knowledge/view.ts'
import { centurio, miles } from './character.ts'
import { botOf } from './levels.ts'
import { kingsStrategist } from './strategist.ts'
import { centurioWeights, scoreOf, withWeights } from './weights.ts'

/** The bots of Kings of Rome, easiest first: they play Rome, to measure how hard the reigns are. */
export const kingsBots: GameBots<KingsView, KingsData> = {
  levels: [
    { name: 'miles', bot: () => botOf(miles) },
    {
      name: 'centurio',
      bot: (_, weights) => botOf(withWeights(centurio, weights)),
      weights: centurioWeights,
    },
  ],
  stages: reigns,
  score: scoreOf,
  strategist: kingsStrategist,
}

/** KOR-EOT-5: each reign by the king who was to have it, with the points at its end. */
function reigns({ reigns: past }: KingsView): Stage[] {
  return past.map(({ period, cities, mission, vp }) => ({
    name: kingOf[period],
    fulfilled: cities >= mission,
    points: vp,
  }))
}

const kingOf = {
  1: 'romulus',
  2: 'numa',
  3: 'tullus',
  4: 'ancus',
  5: 'priscus',
  6: 'servius',
  7: 'superbus',
} as const
