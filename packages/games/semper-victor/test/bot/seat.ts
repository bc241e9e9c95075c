import type { Seat } from '@aquila/engine'
import { view } from '../../rules/knowledge/view.ts'
import type { Run } from '../support.ts'

/** The seat of whoever is asked in a position that a test has made; nobody looks ahead from there. */
export function seatIn({ position, decision }: Pick<Run, 'position'> & Pick<Seat, 'decision'>): Seat {
  const { role } = decision
  return {
    role,
    decision,
    table: { ...position, scenario: position.state.scenario },
    view: () => view(position, role),
    log: () => [],
    branch: () => {
      throw new Error('nobody looks ahead here')
    },
  }
}
