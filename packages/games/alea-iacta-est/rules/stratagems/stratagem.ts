import type { Stratagem } from '../../../imperator/rules/stratagems/registry.ts'
import type { AleaReason } from '../reasons.ts'

/** A stratagem of this game: why it cannot be played is a reason of the game's list. */
export type AleaStratagem = Stratagem<AleaReason>
