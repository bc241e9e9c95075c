import type { GameDefinition } from '@aquila/engine'
import { whereabouts } from '../imperator/names.ts'
import { redeal } from '../imperator/rules/knowledge/redeal.ts'
import type { SemperData } from './data/index.ts'
import { options } from './data/options.ts'
import { scenarios } from './data/scenarios.ts'
import { sideIds } from './data/types.ts'
import { landmarks } from './landmarks.ts'
import { load } from './load.ts'
import { events } from './rules/events/index.ts'
import { explain } from './rules/explain/index.ts'
import { breaches } from './rules/knowledge/breaches.ts'
import { copyState } from './rules/knowledge/copy.ts'
import { migrations } from './rules/knowledge/migrations.ts'
import { readState } from './rules/knowledge/read-state.ts'
import { view } from './rules/knowledge/view.ts'
import { phases } from './rules/sequence.ts'
import { setUp } from './rules/set-up.ts'
import type { SemperState } from './rules/state.ts'
import { publicTasks } from './rules/tasks.ts'

export type { SemperData, SemperState }

/** Semper Victor, a game by Frédéric Bey: the Roman Empire from the abdication of Diocletian to the death of Julian. */
export const semper: GameDefinition<SemperState, SemperData> = {
  id: 'semper-victor',
  title: 'Semper Victor',
  version: '0.9.0',
  // SV-0.5-A: two players; they can exchange their roles (SV-0.5-B).
  scenarios: scenarios.map(({ id }) => ({ id, roles: [...sideIds] })),
  options,
  windows: [
    { name: 'initiative', rule: 'SV-2.B-2' },
    { name: 'uprisings', rule: 'SV-2.C-5' },
    { name: 'usurpations', rule: 'SV-2.C-6' },
    { name: 'campaign', rule: 'SV-2.E-3' },
    { name: 'march', rule: 'SV-2.E-3' },
    { name: 'before-battle', rule: 'SV-6.3-J' },
    { name: 'after-roll', rule: 'SV-6.3-H' },
    { name: 'after-battle', rule: 'SV-6.3-L' },
  ],
  phases,
  publicTasks,
  events,
  landmarks,
  load,
  setUp,
  readState,
  migrations,
  copy: copyState,
  view,
  scores: ({ state }) => state.points,
  redeal,
  explain,
  whereabouts,
  breaches,
}
