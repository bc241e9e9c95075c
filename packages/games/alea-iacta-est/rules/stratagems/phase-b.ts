import type { Rules } from '@aquila/engine'
import { spend } from '../../../imperator/rules/stratagems/hand.ts'
import { openFor } from '../../../imperator/rules/stratagems/window.ts'
import { type Alea, type AleaPosition, opponentOf } from '../state.ts'
import type { AleaStratagem } from './stratagem.ts'

/**
 * AIE-2.B-c: after the initiative has been found, Initiative (AIE-6.1-a) and Janus can be played, first by the side that
 * has not got it. `rolled` is false on a first turn whose initiative the scenario gives (AIE-2.B-d, RULING-04).
 */
export function* phaseBStratagems(g: Alea, rolled: boolean): Rules {
  yield* openFor(g, {
    name: 'initiative',
    rule: 'AIE-2.B-c',
    moment: { name: 'initiative', rolled },
    sides: [opponentOf(g, g.state.initiative), g.state.initiative],
  })
}

/** AIE-6.1-b: movement and combat look at it (RULING-42). */
export const janus: AleaStratagem = {
  id: 'janus',
  moments: ['initiative'],
  goes: 'cup',
  whyNot: ({ state }: AleaPosition) =>
    state.turn.janus ? { rule: 'AIE-6.1-b', why: 'temple-closed-already' } : null,
  *play(g: Alea, side, counter) {
    spend(g, side, counter, 'janus')
    g.state.turn.janus = true
    g.tell({ kind: 'janus', rule: 'AIE-6.1-b', data: { side } })
  },
}
