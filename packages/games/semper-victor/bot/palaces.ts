import type { Term, Touched } from '../../imperator/bot/doctrine.ts'
import { placeOf } from '../../imperator/rules/pieces.ts'
import { capitalZones } from '../rules/emperors/ranks.ts'
import type { SemperEvaluation } from './doctrine.ts'

/** What it is worth that the head of the side winters in a capital. */
const PALACE = 5

/** SV-10.2-P2, SV-10.2-S2: a point each year for a head in any imperial capital. */
export class Palaces implements Term {
  readonly #evaluation: SemperEvaluation

  constructor(evaluation: SemperEvaluation) {
    this.#evaluation = evaluation
  }

  worthOf({ places }: Touched): number {
    const { position, side, isLastSequence } = this.#evaluation.situation
    const head = position.state.emperors[side]
    if (head === null || !isLastSequence) return 0
    const place = placeOf(position, head)
    return places.has(place) && capitalZones(position).includes(place) ? PALACE : 0
  }
}
