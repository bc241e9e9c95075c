import type { Phase } from '@aquila/engine'
import type { KingsData } from '../data/index.ts'
import { countActions, takeAction } from './actions/index.ts'
import { adjustments, captives, disputes, prestige, redeployment, romanization } from './end-of-turn/index.ts'
import { extraction } from './extraction.ts'
import { turnPreparation } from './preparation.ts'
import { react } from './reactions/index.ts'
import { dealSetUp } from './set-up.ts'
import type { KingsPosition, KingsState } from './state.ts'

/** KOR-SEQ-1 to KOR-SEQ-5: the sequence of play. Actions and reactions are phases of their own, one by one. */
export const phases: readonly Phase<KingsState, KingsData>[] = [
  { id: 'set-up', rule: 'KOR-PER-1.1', run: dealSetUp },
  { id: 'preparation', rule: 'KOR-SEQ-1', silent: true, run: turnPreparation },
  { id: 'extraction', rule: 'KOR-SEQ-2', run: extraction },
  { id: 'count', rule: 'KOR-PER-9', silent: true, run: countActions },
  {
    id: 'action',
    rule: 'KOR-SEQ-3',
    run: takeAction,
    next: position => (hasActionsLeft(position) ? 'action' : afterReaction(position)),
  },
  { id: 'reaction', rule: 'KOR-SEQ-4', run: react, next: afterReaction },
  { id: 'disputes', rule: 'KOR-EOT-1', run: disputes },
  { id: 'captives', rule: 'KOR-EOT-3', silent: true, run: captives },
  { id: 'redeployment', rule: 'KOR-EOT-4', silent: true, run: redeployment },
  { id: 'romanization', rule: 'KOR-EOT-5', run: romanization },
  { id: 'prestige', rule: 'KOR-EOT-7', silent: true, run: prestige },
  { id: 'adjustments', rule: 'KOR-EOT-9', silent: true, run: adjustments, next: () => 'preparation' },
]

function hasActionsLeft({ state: { notes } }: KingsPosition): boolean {
  return !notes.actionsEnded && notes.actionsDone < (notes.actions ?? 0)
}

function afterReaction({ state: { notes } }: KingsPosition): string {
  return notes.reactions > 0 ? 'reaction' : 'disputes'
}
