import type { GameBots, Stage } from '@aquila/engine'
import { chancesFrom } from '../../kit/chances.ts'
import type { KingsData, PeriodId } from '../data/index.ts'
import type { SeenKingsEvent } from '../rules/events.ts'
import type { KingsView } from '../rules/knowledge/view.ts'
import { announcedBy } from './announced.ts'
import { centurio, miles } from './character.ts'
import { folder } from './languages.generated.ts'
import { botOf } from './levels.ts'
import { measuresOf } from './measures.ts'
import { asKings } from './position.ts'
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
  texts: [folder],
  stages: reigns,
  habits: async (log: readonly SeenKingsEvent[]) => (await import('./habits.ts')).habitsOf(log),
  announced: announcedBy,
  score: scoreOf,
  strategist: kingsStrategist,
  ...chancesFrom(() => import('./chances.generated.ts'), {
    moment: kingsStrategist.stretch,
    measures: seat => measuresOf(asKings(seat)),
  }),
}

/** KOR-EOT-5: each reign by the king who was to have it, with the points at its end and the turns that were passed. */
function reigns({ reigns: past }: KingsView, log: readonly SeenKingsEvent[]): Stage[] {
  return past.map(({ period, cities, mission, vp }) => ({
    name: kingOf[period],
    fulfilled: cities >= mission,
    points: vp,
    turns: turnsOf(period, log),
  }))
}

/** A turn is passed if its actions are ended before the first. */
function turnsOf(period: PeriodId, log: readonly SeenKingsEvent[]): { played: number; passed: number } {
  const turns = { played: 0, passed: 0 }
  let actions: number | null = null
  let now: number | null = null
  for (const event of log) {
    if (event.kind === 'turn') now = event.data.period
    if (now !== period) continue
    if (event.kind === 'turn') turns.played++
    if (event.kind === 'actions') actions = event.data.actions
    if (event.kind === 'actions-end' && event.data.left === actions) turns.passed++
  }
  return turns
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
