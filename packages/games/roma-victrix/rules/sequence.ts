import type { Phase } from '@aquila/engine'
import { checkAttrition } from './attrition.ts'
import { cardsBeforeNewUnits } from './cards/before-new-units.ts'
import { drawEventCards } from './cards/event-cards.ts'
import type { CastData } from './cast.ts'
import { beginNewUnits, newUnits } from './economy/index.ts'
import { payMaintenance } from './economy/maintenance.ts'
import { collectRevenue } from './economy/revenue.ts'
import { drawInitiative, fillCup } from './initiative.ts'
import { opening } from './opening.ts'
import { endOfOperations, operations } from './operations/menu.ts'
import { removePillage } from './pillage-removal.ts'
import type { RomaState } from './state.ts'
import { endOfTurn, startOfTurn } from './turn.ts'

/**
 * RV-4.1-a, RV-16.42-A: the sequence of play. Each Leader's activation is a phase of its own: a phase is what the kernel
 * plays again to restore a position.
 */
export const phases: readonly Phase<RomaState, CastData>[] = [
  { id: 'opening', rule: 'RV-14.11-a', run: opening },
  {
    id: 'turn',
    rule: 'RV-4.1-a',
    run: startOfTurn,
    next: ({ state }) => (state.turn === 1 ? 'revenue' : 'pillage'),
  },
  { id: 'pillage', rule: 'RV-4.2A-a', silent: true, run: removePillage },
  { id: 'attrition', rule: 'RV-4.2B-a', run: checkAttrition },
  { id: 'revenue', rule: 'RV-4.2C1-a', silent: true, run: collectRevenue },
  { id: 'maintenance', rule: 'RV-4.2C2-a', run: payMaintenance },
  { id: 'new-units', rule: 'RV-4.2C3-a', run: beginNewUnits },
  { id: 'cards-before-new-units', rule: 'RV-14.2-20', run: cardsBeforeNewUnits },
  { id: 'raise-units', rule: 'RV-4.2C3-a', run: newUnits },
  { id: 'event-cards', rule: 'RV-4.2C4-a', run: drawEventCards },
  {
    id: 'initiative',
    rule: 'RV-4.2D-a',
    silent: true,
    run: fillCup,
    next: ({ state }) => (state.cup.length > 0 ? 'draw' : 'end-of-turn'),
  },
  { id: 'draw', rule: 'RV-4.2D-a', silent: true, run: drawInitiative },
  {
    id: 'operations',
    rule: 'RV-5.0-a',
    run: operations,
    next: ({ state }) => (state.phasing === null ? 'after-operations' : 'operations'),
  },
  {
    id: 'after-operations',
    rule: 'RV-5.18-a',
    silent: true,
    run: endOfOperations,
    next: ({ state }) => (state.cup.length > 0 ? 'draw' : 'end-of-turn'),
  },
  { id: 'end-of-turn', rule: 'RV-4.33-a', run: endOfTurn, next: () => 'turn' },
]
