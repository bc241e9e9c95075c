import type { RuleId, Rules } from '@aquila/engine'
import type { SideId } from '../data/index.ts'
import { politicalOfPrimus } from './emperors/ranks.ts'
import { opponentOf, type Semper, type SemperPosition } from './state.ts'
import { openFor } from './stratagems/window.ts'

/** Phase B: who plays first in Phases C and E (SV-2.B-3). */
export function* initiative(g: Semper): Rules {
  const given = givenInitiative(g)
  if (given === null) rollForInitiative(g)
  else giveInitiative(g, given, 'SV-SC-B')
  // SV-2.B-2, RULING-81: first the side that has not got it.
  yield* openFor(g, {
    name: 'initiative',
    rule: 'SV-2.B-2',
    sides: [opponentOf(g, g.state.initiative), g.state.initiative],
    matter: { rolled: given === null },
  })
  g.state.active = g.state.initiative
}

/** SV-SC-B: on the first turn the scenario gives the initiative. */
export function givenInitiative({ state, data }: SemperPosition): SideId | null {
  const { firstYear, initiative: first } = data.scenarios[state.scenario]
  return state.year === firstYear ? first : null
}

/** SV-2.B-1: Primus has it on a roll lower than the PC of the Primus Augustus. */
function rollForInitiative(g: Semper): void {
  const capacity = politicalOfPrimus(g)
  const roll = g.dice.d6('initiative')
  g.tell({ kind: 'initiative-roll', rule: 'SV-2.B-1', data: { roll, capacity } })
  giveInitiative(g, roll < capacity ? 'primus' : 'secondus', 'SV-2.B-1')
}

function giveInitiative(g: Semper, side: SideId, rule: RuleId): void {
  g.state.initiative = side
  g.tell({ kind: 'initiative', rule, data: { side } })
}
