import type { GameDefinition } from '@aquila/engine'
import { areaAt, type RomaData } from './data/index.ts'
import { options } from './data/options.ts'
import { loadData } from './data/pack.ts'
import { scenarioTitles } from './data/scenario-titles.ts'
import { landmarks } from './landmarks.ts'
import { type CastData, withCasts } from './rules/cast.ts'
import { events } from './rules/events.ts'
import { explain } from './rules/explain.ts'
import { breaches } from './rules/knowledge/breaches.ts'
import { copyState } from './rules/knowledge/copy.ts'
import { migrations } from './rules/knowledge/migrations.ts'
import { readState } from './rules/knowledge/read-state.ts'
import { redeal } from './rules/knowledge/redeal.ts'
import { view } from './rules/knowledge/view.ts'
import { leaderCalled } from './rules/pieces.ts'
import { phases } from './rules/sequence.ts'
import { setUp } from './rules/set-up.ts'
import type { RomaState } from './rules/state.ts'
import { publicTasks } from './rules/tasks.ts'
import { scores } from './rules/victory.ts'

export { dataWith } from './data/index.ts'

/** Roma Victrix, for two to six players and for one, with data that have some or all of its scenarios. */
export function romaWith(shipped: RomaData): GameDefinition<RomaState, CastData> {
  const asShipped = withCasts(shipped)
  return {
    ...frame,
    load(pack) {
      const data = loadData(pack, shipped)
      return data === shipped ? asShipped : withCasts(data)
    },
  }
}

const frame: Omit<GameDefinition<RomaState, CastData>, 'load'> = {
  id: 'roma-victrix',
  title: 'Roma Victrix',
  version: '0.1.9',
  scenarios: scenarioTitles.map(({ number, tables }) => {
    const [roles = [], ...smallerTables] = tables.toReversed()
    return { id: String(number), roles, smallerTables }
  }),
  options: options.map(({ id, values, rule }) => ({ id, values, rule })),
  windows: [
    { name: 'before-combat', rule: 'RV-14.2-11' },
    { name: 'dice-shown', rule: 'RV-14.2-19' },
    { name: 'card-played', rule: 'RV-14.2-19' },
    { name: 'march', rule: 'RV-14.2-03' },
    { name: 'voyage', rule: 'RV-14.2-18' },
    { name: 'new-units', rule: 'RV-14.2-20' },
    { name: 'spent', rule: 'RV-14.2-08' },
    { name: 'event-cards', rule: 'RV-4.2C4-a' },
    { name: 'nothing-to-buy', rule: 'RV-9.3-a' },
    { name: 'interception', rule: 'RV-5.41-a' },
    { name: 'interception-at-sea', rule: 'RV-5.81-a' },
    { name: 'admission', rule: 'RV-5.27-a' },
    { name: 'passage', rule: 'RV-5.27-a' },
    { name: 'losses', rule: 'RV-5.31-9' },
    { name: 'losses-of-warbands', rule: 'RV-5.31-9', usual: 'never' },
  ],
  publicTasks,
  phases,
  events,
  landmarks,
  setUp,
  readState,
  migrations,
  copy: copyState,
  view,
  scores,
  redeal,
  explain,
  whereabouts: ({ state }, noun) => {
    const leader = leaderCalled(state, noun)
    return leader === undefined ? null : areaAt(leader.area).id
  },
  breaches,
}
