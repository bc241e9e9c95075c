import type { Term, Touched } from '../../imperator/bot/doctrine.ts'
import { isPulled } from '../rules/stratagems/thorns.ts'
import type { SemperEvaluation } from './doctrine.ts'

/** What it is worth to be rid of 3 VP a year. */
const THORN = 20

/** SV-6.3-M, SV-6.3-Y to SV-6.3-ZA: somebody must come for what the enemy has laid on the map. */
export class Thorns implements Term {
  readonly #evaluation: SemperEvaluation

  constructor(evaluation: SemperEvaluation) {
    this.#evaluation = evaluation
  }

  worthOf({ places }: Touched): number {
    const { position } = this.#evaluation.situation
    const pulled = position.state.thorns.filter(thorn => places.has(thorn.zone) && isPulled(position, thorn))
    return THORN * pulled.length
  }
}
