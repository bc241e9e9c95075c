import type { Term, Touched } from '../../imperator/bot/doctrine.ts'
import { KeptByPlace } from '../../imperator/bot/kept.ts'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import { navesOf } from '../rules/pieces.ts'
import type { Place } from '../rules/state.ts'
import type { AleaEvaluation } from './doctrine.ts'
import { canSailAway } from './ships.ts'

/** Ships driven out of a port because the army beside them is beaten. */
const BEATEN = 0.6
/** Enemies who would have to come over the sea: they have better things to do. */
const OVER_THE_SEA = 0.5
/** Ships that nobody is with, where no enemy is near: he may come, and nobody can take them elsewhere then. */
const FORSAKEN = 0.15
/** Ships at sea, or on a coast without a port, that no leader is with: lost, unless one comes to fetch them. */
const ADRIFT = 0.85
/** Ships with a leader come back from the sea, if he has another sequence; so does an army that they can carry. */
const WITH_CAPTAIN = 0.2

/**
 * What can become of ships. AIE-8.2-i: an enemy who marches into their port drives them out to sea, where they are lost in
 * winter (AIE-9.1-b) unless a leader is with them or comes to fetch them (AIE-3.4.2-b).
 */
export class Fleets implements Term {
  readonly #evaluation: AleaEvaluation
  readonly #risks: KeptByPlace<number>

  constructor(evaluation: AleaEvaluation) {
    this.#evaluation = evaluation
    this.#risks = new KeptByPlace(evaluation.situation.position, place => this.#riskIn(place))
  }

  worthOf({ places }: Touched): number {
    const { judgement } = this.#evaluation.situation
    if (judgement.fleetsAtRisk === 0) return 0
    let risk = 0
    for (const place of places) risk += this.#risks.of(place)
    return -judgement.fleetsAtRisk * risk
  }

  /** Strength of ships that is likely to be lost, beside what the winter is known to take. */
  #riskIn(place: Place): number {
    const { situation } = this.#evaluation
    const { position, side, isLastSequence } = situation
    const naves = navesOf(position, place, side)
    if (naves.length === 0) return 0
    const strength = strengthOf(position, naves)
    const { land, leaders, enemyLand } = situation.musterIn(place)
    const lost = isLastSequence || !this.#couldBoard(place, leaders) ? 1 : WITH_CAPTAIN
    if (land.length > 0 && enemyLand.length > 0) return strength * lost * (1 - situation.chanceAt(place))
    if (position.data.zones[place]?.port == null) {
      // In the last sequence of a year that is counted with the winter.
      if (isLastSequence) return 0
      return leaders.length > 0 ? 0 : strength * ADRIFT
    }
    if (land.length > 0) return strength * lost * BEATEN * this.#chanceOfEnemy(place)
    if (leaders.length > 0) return strength * this.#chanceOfEnemy(place) * (isLastSequence ? 1 : WITH_CAPTAIN)
    return strength * Math.max(situation.threats.size > 0 ? FORSAKEN : 0, this.#chanceOfEnemy(place))
  }

  /** RULING-105: whether an army that is beaten could board its ships, so that its leaders bring them to another port. */
  #couldBoard(place: Place, leaders: readonly string[]): boolean {
    const { position, side } = this.#evaluation.situation
    return leaders.length > 0 && canSailAway(position, place, side)
  }

  #chanceOfEnemy(place: Place): number {
    const { situation, holds } = this.#evaluation
    return holds.factsOf(place).against * (situation.approaches.has(place) ? 1 : OVER_THE_SEA)
  }
}
