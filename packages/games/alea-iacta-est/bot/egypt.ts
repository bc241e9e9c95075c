import type { Term, Touched } from '../../imperator/bot/doctrine.ts'
import type { AleaPosition, Place } from '../rules/state.ts'
import type { AleaEvaluation } from './doctrine.ts'

/** AIE-S7-e: Egypt must be occupied when the last year ends, or must not be. */
export class Egypt implements Term {
  readonly #evaluation: AleaEvaluation

  constructor(evaluation: AleaEvaluation) {
    this.#evaluation = evaluation
  }

  worthOf({ places }: Touched): number {
    return liesInEgypt(this.#evaluation.situation.position, places) ? this.worth() : 0
  }

  worth(): number {
    const { position, side, aims, judgement, isLastYear } = this.#evaluation.situation
    if (aims.aegyptii === 0) return 0
    const lasting = judgement.egyptAtRisk > 0
    if (lasting && this.#isLost) return 0
    const late = lasting || isLastYear ? 1 : 0.3
    let value = 0
    for (const zone of position.data.peoples.aegyptii.zones)
      value += this.#conquest(zone) * (side === 'caesarian' ? 1 : -1)
    return value * aims.aegyptii * late
  }

  /** From 0 to 1: whether the side has what it wants of Egypt: to occupy it, or that nobody does. */
  hold(): number {
    const { position, side, judgement } = this.#evaluation.situation
    const { zones } = position.data.peoples.aegyptii
    if (judgement.egyptAtRisk > 0 && this.#isLost) return side === 'caesarian' ? 1 : 0
    let held = 0
    for (const zone of zones) held += this.#conquest(zone) / zones.length
    return side === 'caesarian' ? held : 1 - held
  }

  /** RULING-75: once the Aegyptii have been pacified by force, Egypt is the Caesarian's for the scenario. */
  get #isLost(): boolean {
    const { status, barredUntil } = this.#evaluation.situation.position.state.peoples.aegyptii
    return status === 'peace' && barredUntil !== null
  }

  /** How surely the Caesarian has a zone of Egypt, or could have it. */
  #conquest(zone: Place): number {
    const { situation, holds } = this.#evaluation
    const { own, theirs, against } = holds.factsOf(zone)
    const held = (situation.side === 'caesarian' ? own : theirs).holds
    const { egyptAtRisk } = situation.judgement
    if (situation.side === 'caesarian' || egyptAtRisk === 0) return held
    // Where nobody stands, a single legion will do.
    return Math.max(held, situation.musterIn(zone).land.length === 0 ? against : egyptAtRisk * against)
  }
}

export function liesInEgypt({ data }: AleaPosition, places: ReadonlySet<Place>): boolean {
  for (const place of places) if (data.zones[place]?.people === 'aegyptii') return true
  return false
}
