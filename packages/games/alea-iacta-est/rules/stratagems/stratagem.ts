import type { Stratagem } from '../../../imperator/rules/stratagems/registry.ts'
import type { AleaReason } from '../reasons.ts'
import type { AleaTypes } from '../state.ts'

/** A stratagem of this game. */
export type AleaStratagem = Stratagem<AleaTypes, AleaReason>
