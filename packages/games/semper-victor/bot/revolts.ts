import type { Term, Touched } from '../../imperator/bot/doctrine.ts'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import { landUnitsOf, leadersOf, politicalOf } from '../../imperator/rules/pieces.ts'
import { isDux, isHead, isUsurper } from '../rules/emperors/ranks.ts'
import type { Place } from '../rules/state.ts'
import type { SemperEvaluation } from './doctrine.ts'

/** How likely the enemy tries it next year with just this army, and what is lost is gained by him. */
const TRIED = 0.1
const TWICE = 2
/** How much of it is feared while the army may still go elsewhere this year. */
const EARLY = 0.3
/** SV-6.1-A: the faces of the die that tells. */
const FACES = 6

/** SV-3.6.2, SV-3.6.3-A: a leader whom the army might acclaim takes all with him who stand where he does. */
export class Revolts implements Term {
  readonly #evaluation: SemperEvaluation

  constructor(evaluation: SemperEvaluation) {
    this.#evaluation = evaluation
  }

  worthOf({ places }: Touched): number {
    const { isLastSequence, isLastYear } = this.#evaluation.situation
    // Usurpers rise in Phase C: what is left of this year is safe.
    if (isLastYear) return 0
    let fear = 0
    for (const place of places) fear += this.#lossIn(place)
    return -fear * TRIED * TWICE * (isLastSequence ? 1 : EARLY)
  }

  /** Strength that goes over with the likeliest of them. */
  #lossIn(place: Place): number {
    const { position, side } = this.#evaluation.situation
    const leaders = leadersOf(position, place, side)
    if (leaders.length === 0 || leaders.some(id => isHead(position, id) || isUsurper(position, id))) return 0
    const able = leaders.filter(id => position.data.romanLeaders[id] !== undefined && !isDux(position, id))
    const chance = Math.max(0, ...able.map(id => politicalOf(position, id))) / FACES
    return chance === 0 ? 0 : Math.min(1, chance) * strengthOf(position, landUnitsOf(position, place, side))
  }
}
