import type { GameDefinition, Phase } from '@aquila/engine'
import { scenarios } from './data/board.ts'
import { type FordData, loadData } from './data/pack.ts'
import { battles } from './rules/battle.ts'
import { campaign } from './rules/campaign.ts'
import { endOfTurn } from './rules/end-of-turn.ts'
import { events } from './rules/events.ts'
import { explain } from './rules/explain.ts'
import { breaches, type FordView, redeal, view } from './rules/knowledge.ts'
import { drawCards, offerInfluence } from './rules/start-of-turn.ts'
import { copyState, type FordState, readState, setUp } from './rules/state.ts'

export type { FordData, FordState, FordView }

/** The sequence of play, as the rulebook lists it. */
const phases: readonly Phase<FordState, FordData>[] = [
  { id: 'draw', rule: 'TF-2.1', run: drawCards },
  { id: 'offers', rule: 'TF-2.2', run: offerInfluence },
  { id: 'campaign', rule: 'TF-3.1', run: campaign },
  {
    id: 'battles',
    rule: 'TF-4.1',
    run: battles,
    next: ({ state }) => (state.toMove.length > 0 ? 'campaign' : 'end'),
  },
  { id: 'end', rule: 'TF-5.1', run: endOfTurn },
]

/** The teaching game: small, but it uses everything the kernel offers. CONTRIBUTING.md walks through it. */
export const theFords: GameDefinition<FordState, FordData, FordView> = {
  id: 'the-fords',
  title: 'The Fords',
  version: '1.0.0',
  scenarios,
  options: [{ id: 'retreat', values: ['free', 'home'], rule: 'TF-4.5' }],
  windows: [{ name: 'before-battle', rule: 'TF-4.2' }],
  publicTasks: ['pick-battle', 'pick-losses', 'retreat'],
  phases,
  events,
  load: loadData,
  setUp,
  readState,
  copy: copyState,
  view,
  scores: ({ state }) => state.scores,
  redeal,
  explain,
  breaches,
}
