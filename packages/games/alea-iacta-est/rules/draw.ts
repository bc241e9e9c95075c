import type { Rules } from '@aquila/engine'
import { drawOneEach } from '../../imperator/rules/stratagems/draw.ts'
import { type Alea, newTurnNotes } from './state.ts'

/** AIE-2.A-a, AIE-2.A-b: a new year begins; each player draws one stratagem and shows it to nobody. */
export function* drawStratagems(g: Alea): Rules {
  const { state } = g
  state.turn = newTurnNotes()
  const { firstYear, lastYear } = g.data.scenarios[state.scenario]
  // AIE-0.3-a: one turn is one year.
  g.tell({
    kind: 'turn',
    rule: 'AIE-0.3-a',
    data: {
      year: state.year,
      bc: -state.year,
      turn: state.year - firstYear + 1,
      turns: lastYear - firstYear + 1,
    },
  })
  // AIE-2.A-a, AIE-6.3-e
  drawOneEach(g)
}
