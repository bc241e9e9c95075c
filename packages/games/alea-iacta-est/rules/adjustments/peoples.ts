import type { Rules } from '@aquila/engine'
import { leaveForGood } from '../../../imperator/rules/peoples/leaders.ts'
import { peoplesInWinter } from '../../../imperator/rules/peoples/winter.ts'
import type { Alea } from '../state.ts'

/** AIE-9.3: what becomes of each People in winter. */
export function* adjustPeoples(g: Alea): Rules {
  foreignLeadersLeave(g)
  yield* peoplesInWinter(g)
}

/** RULING-70: a leader of a People whose year has come leaves for good. */
function foreignLeadersLeave(g: Alea): void {
  for (const { id, leaves } of Object.values(g.data.foreignLeaders)) {
    if (leaves === g.state.year) leaveForGood(g, id)
  }
}
