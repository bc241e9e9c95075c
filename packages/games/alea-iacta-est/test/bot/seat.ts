import type { Decision, Seat } from '@aquila/engine'
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
