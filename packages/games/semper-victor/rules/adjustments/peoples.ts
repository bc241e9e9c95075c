import type { Rules } from '@aquila/engine'
import { leaveForGood } from '../../../imperator/rules/peoples/leaders.ts'
import { peoplesInWinter } from '../../../imperator/rules/peoples/winter.ts'
import { leader } from '../../../imperator/rules/pieces.ts'
import { boxes, type Semper } from '../state.ts'
import { pullExpired } from '../stratagems/thorns.ts'

/** SV-9.4, RULING-95: what becomes of each People in winter; SV-S1-A: where Peoples take part. */
export function* adjustPeoples(g: Semper): Rules {
  kingsLeave(g)
  if (g.data.scenarios[g.state.scenario].rules.peoples) yield* peoplesInWinter(g)
}

/** SV-4.2.1-B: Hormoz II leaves in Phase F of 309. RULING-85: without a king the coup is over. */
function kingsLeave(g: Semper): void {
  for (const { id, leaves } of Object.values(g.data.foreignLeaders)) {
    if (leaves === null || leaves > g.state.year || leader(g, id).place === boxes.dead) continue
    leaveForGood(g, id, 'SV-4.2.1-B')
    pullExpired(g, stratagem => stratagem === 'coup-d-etat-perse')
  }
}
