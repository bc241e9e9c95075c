import type { Rules } from '@aquila/engine'
import type { FactionId } from '../data/index.ts'
import { dolabellaFollowsTheInitiative } from './politics/dolabella.ts'
import { politicalOfFaction } from './politics/faction-leaders.ts'
import type { Alea, AleaPosition } from './state.ts'
import { phaseBStratagems } from './stratagems/phase-b.ts'

/** Phase B: who plays first in Phases C and E (AIE-2.B-b). */
export function* initiative(g: Alea): Rules {
  const automatic = automaticInitiative(g)
  if (automatic === null) rollForInitiative(g)
  else giveInitiative(g, automatic, 'AIE-2.B-d')
  // RULING-04: without a roll there is nothing to turn round; Janus can be played all the same.
  yield* phaseBStratagems(g, automatic === null)
  g.state.active = g.state.initiative
  if (automatic === null) yield* dolabellaFollowsTheInitiative(g)
}

/** AIE-2.B-d: on the first turn the scenario gives the initiative. */
export function automaticInitiative({ state, data }: AleaPosition): FactionId | null {
  const { firstYear, initiative } = data.scenarios[state.scenario]
  return state.year === firstYear ? initiative.faction : null
}

/** AIE-2.B-a: the Caesarian has it on a roll lower than the best PC among his Faction Leaders. */
function rollForInitiative(g: Alea): void {
  const capacity = politicalOfFaction(g, 'caesarian')
  const roll = g.dice.d6('initiative')
  g.tell({ kind: 'initiative-roll', rule: 'AIE-2.B-a', data: { roll, capacity } })
  giveInitiative(g, roll < capacity ? 'caesarian' : 'republican', 'AIE-2.B-a')
}

export function giveInitiative(g: Alea, side: FactionId, rule: string): void {
  g.state.initiative = side
  g.tell({ kind: 'initiative', rule, data: { side } })
}
