import type { Rules } from '@aquila/engine'
import { newMasters } from '../../imperator/rules/peoples/control.ts'
import { dissolveAbandoned } from './combat/retreat.ts'
import { checkControl } from './control.ts'
import { checkMilitaryPacification } from './peoples/pacification.ts'
import type { Alea } from './state.ts'
import { endIntrigues } from './stratagems/intrigue.ts'
import { playRalliement } from './stratagems/phase-f.ts'

/**
 * AIE-2.F-d: Triumvirs may be rallied, then control of Roma and of the regions is checked, then control of the Peoples
 * that are still at war (RULING-37: peace by arms comes before it). AIE-4.4.1-a: it is control in the next turn, so that
 * the points and adjustments of this one know the Peoples as they were in it (RULING-132).
 */
export function* romaAndRegions(g: Alea): Rules {
  yield* playRalliement(g)
  yield* checkControl(g)
  endIntrigues(g)
  yield* checkMilitaryPacification(g)
  const masters = newMasters(g)
  g.state.turn.newMasters = masters
  for (const { people, faction } of masters)
    g.tell({ kind: 'people-to-be-controlled', rule: 'AIE-4.4.1-a', data: { people, faction } })
}

/**
 * What happens by itself at the end of every SMC: those whom nobody leads any more are lost (AIE-3.4.1-f), peace by arms
 * (AIE-4.4.3-a, RULING-37) and the end of intrigues (AIE-6.3-l).
 */
export function* afterSequence(g: Alea): Rules {
  yield* dissolveAbandoned(g)
  yield* checkMilitaryPacification(g)
  endIntrigues(g)
}
