import type { GameDefinition } from '@aquila/engine'
import type { KingsData } from './data/index.ts'
import { options } from './data/options.ts'
import { loadData } from './data/pack.ts'
import { scenarioIds } from './data/reigns.ts'
import { landmarks } from './landmarks.ts'
import { events } from './rules/events.ts'
import { explain } from './rules/explain/index.ts'
import { breaches } from './rules/knowledge/breaches.ts'
import { copyState } from './rules/knowledge/copy.ts'
import { migrations } from './rules/knowledge/migrations.ts'
import { readState } from './rules/knowledge/read-state.ts'
import { redeal } from './rules/knowledge/redeal.ts'
import { type KingsView, view } from './rules/knowledge/view.ts'
import { phases } from './rules/sequence.ts'
import { setUp } from './rules/set-up.ts'
import { type KingsState, ROME } from './rules/state.ts'
import { publicTasks } from './rules/tasks.ts'

export type { KingsData, KingsState, KingsView }

/** Kings of Rome, the solitaire game: one player leads Rome through the reigns of its seven kings. */
export const kings: GameDefinition<KingsState, KingsData, KingsView> = {
  id: 'kings-of-rome',
  title: 'Kings of Rome',
  version: '1.8.0',
  scenarios: scenarioIds.map(id => ({ id, roles: [ROME] })),
  options: options.map(({ id, values, rule }) => ({ id, values, rule })),
  windows: [],
  publicTasks,
  phases,
  events,
  landmarks,
  load: loadData,
  setUp,
  readState,
  copy: copyState,
  view,
  scores: ({ state }) => ({ [ROME]: state.vp }),
  redeal,
  explain,
  breaches,
  migrations,
}
