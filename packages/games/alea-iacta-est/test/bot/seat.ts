import { type Decision, fastDice, type Seat } from '@aquila/engine'
import type { Mind } from '../../../imperator/bot/mind.ts'
import type { Order } from '../../../imperator/bot/orders.ts'
import type { Character } from '../../bot/character.ts'
import { view } from '../../rules/knowledge/view.ts'
import type { AleaPosition } from '../../rules/state.ts'

/** The seat of the Caesarian, who is asked in a position that a test has prepared. */
export function seatAt(position: AleaPosition, decision: Decision): Seat {
  return {
    role: 'caesarian',
    decision,
    table: { ...position, scenario: position.state.scenario },
    view: () => view(position, 'caesarian'),
    log: () => [],
    branch: () => {
      throw new Error('nobody looks ahead here')
    },
  }
}

/** What a bot of a character has in mind that has planned nothing, or is carrying out one order. */
export function mindOf(character: Character, current: Order | null = null): Mind {
  return {
    character,
    random: fastDice(1),
    sequence: '',
    orders: [],
    planned: current !== null,
    current,
    battle: null,
    plans: null,
  }
}
