import type { Rules } from '@aquila/engine'
import { factionIds } from '../data/types.ts'
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
  drawOneEach(g)
}

/** AIE-2.A-a, AIE-2.A-b, AIE-6.3-e: what lay out of play for a turn is back in the cup; each player draws one stratagem and shows it to nobody. */
function drawOneEach(g: Alea): void {
  const { state } = g
  state.cup.push(...state.restingCounters.splice(0))
  for (const side of factionIds) {
    if (state.cup.length === 0) return
    const counter = g.dice.drawFrom(state.cup, 'draw a stratagem')
    state.hands[side].push(counter)
    g.tell({ kind: 'draw', rule: 'AIE-2.A-b', data: { side }, secret: { to: [side], data: { counter } } })
  }
}
