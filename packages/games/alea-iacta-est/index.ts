import type { GameDefinition } from '@aquila/engine'
import { whereabouts } from '../imperator/names.ts'
import { redeal } from '../imperator/rules/knowledge/redeal.ts'
import type { AleaData } from './data/index.ts'
import { options } from './data/options.ts'
import { loadData } from './data/pack.ts'
import { scenarios } from './data/scenarios.ts'
import { factionIds } from './data/types.ts'
import { landmarks } from './landmarks.ts'
import { events } from './rules/events/index.ts'
import { explain } from './rules/explain/index.ts'
import { breaches } from './rules/knowledge/breaches.ts'
import { copyState } from './rules/knowledge/copy.ts'
import { migrations } from './rules/knowledge/migrations.ts'
import { readState } from './rules/knowledge/read-state.ts'
import { type AleaView, view } from './rules/knowledge/view.ts'
import { scores } from './rules/score.ts'
import { phases } from './rules/sequence.ts'
import { aleaData, series } from './rules/series.ts'
import { setUp } from './rules/set-up.ts'
import type { AleaState } from './rules/state.ts'
import { publicTasks } from './rules/tasks.ts'

export type { AleaData, AleaState, AleaView }

/** Alea Iacta Est, a game by Frédéric Bey: the civil wars of Rome from the Rubicon to the closing of Janus. */
export const alea: GameDefinition<AleaState, AleaData, AleaView> = {
  id: 'alea-iacta-est',
  title: 'Alea Iacta Est',
  version: '1.10.0',
  // AIE-0.5-a: two players, one for each faction; they can change places (AIE-5.1.2-a).
  scenarios: scenarios.map(({ id }) => ({ id, roles: [...factionIds] })),
  options,
  windows: [
    { name: 'initiative', rule: 'AIE-2.B-c' },
    { name: 'geostrategy', rule: 'AIE-2.C-e' },
    { name: 'campaign', rule: 'AIE-6-c' },
    { name: 'march', rule: 'AIE-6-c' },
    { name: 'before-battle', rule: 'AIE-6.3-a' },
    { name: 'after-roll', rule: 'AIE-6.3-b' },
    { name: 'after-battle', rule: 'AIE-6.3-k' },
    { name: 'results', rule: 'AIE-2.F-e' },
  ],
  phases,
  publicTasks,
  events,
  landmarks,
  load: pack => (pack === undefined ? aleaData : loadData(pack, series)),
  setUp,
  readState,
  migrations,
  copy: copyState,
  view,
  scores,
  redeal,
  explain,
  whereabouts,
  breaches,
}
