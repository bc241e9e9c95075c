import type { Term, Touched } from '../../imperator/bot/doctrine.ts'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import { navesOf } from '../rules/pieces.ts'
import type { Place } from '../rules/state.ts'
import type { AleaEvaluation } from './doctrine.ts'

/** Ships driven out of a port because the army beside them is beaten. */
const BEATEN = 0.6
/** Enemies who would have to come over the sea: they have better things to do. */
const OVER_THE_SEA = 0.3
/** Ships that nobody is with, where no enemy is near: he may come, and nobody can take them elsewhere then. */
const FORSAKEN = 0.15
/** Ships on a coast without a port: somebody must take them away before winter. */
const PORTLESS = 0.5
/** Ships with a leader come back from the sea, if he has another sequence. */
const WITH_CAPTAIN = 0.2

/**
 * What can become of ships. AIE-8.2-i: whoever marches into their port drives them out to sea, where they are lost in
 * winter (AIE-9.1-b) unless a leader is with them or comes to fetch them (AIE-3.4.2-b).
 */
export class Fleets implements Term {
  readonly #evaluation: AleaEvaluation

  constructor(evaluation: AleaEvaluation) {
    this.#evaluation = evaluation
  }

  worthOf({ places }: Touched): number {
    const { judgement } = this.#evaluation.situation
    if (judgement.fleetsAtRisk === 0) return 0
    let risk = 0
    for (const place of places) risk += this.#riskIn(place)
    return -judgement.fleetsAtRisk * risk
  }

  /** Strength of ships that is likely to be lost, beside what the winter is known to take. */
  #riskIn(place: Place): number {
    const { situation } = this.#evaluation
    const { position, side, isLastSequence } = situation
    const naves = navesOf(position, place, side)
    if (naves.length === 0) return 0
    const strength = strengthOf(position, naves)
    const { land, leaders } = situation.musterIn(place)
    if (position.data.zones[place] === undefined) return leaders.length > 0 || isLastSequence ? 0 : strength
    if (position.data.zones[place]?.port === null && !isLastSequence) return strength * PORTLESS
    if (land.length > 0) return strength * BEATEN * this.#chanceOfEnemy(place)
    if (leaders.length > 0) return strength * this.#chanceOfEnemy(place) * (isLastSequence ? 1 : WITH_CAPTAIN)
    return strength * Math.max(situation.threats.size > 0 ? FORSAKEN : 0, this.#chanceOfEnemy(place))
  }

  #chanceOfEnemy(place: Place): number {
    const { situation, holds } = this.#evaluation
    return holds.factsOf(place).against * (situation.approaches.has(place) ? 1 : OVER_THE_SEA)
  }
}
