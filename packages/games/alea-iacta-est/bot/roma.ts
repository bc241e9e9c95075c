import type { Term } from '../../imperator/bot/doctrine.ts'
import { holdsRoma } from '../rules/control.ts'
import type { AleaEvaluation } from './doctrine.ts'

/** What the side's hold on Roma is worth; it counts with Italia. */
export class Roma implements Term {
  readonly #evaluation: AleaEvaluation

  constructor(evaluation: AleaEvaluation) {
    this.#evaluation = evaluation
  }

  ofRegion(region: string): number {
    return region === 'italia' ? this.worth() : 0
  }

  worth(): number {
    const { situation, holds } = this.#evaluation
    const { position, side, enemy, aims, judgement } = situation
    const { zone } = position.data.roma
    if (holdsRoma(position, side)) return aims.roma * (1 - judgement.romaAtRisk * holds.factsOf(zone).against)
    if (holdsRoma(position, enemy)) return -aims.roma
    const { land, leaders, enemyLand, enemyLeaders } = situation.musterIn(zone)
    if (leaders.length === 0 || enemyLeaders.length === 0) return 0
    // AIE-8.2-j: leaders without units do not stay among enemies.
    if (land.length === 0 && enemyLand.length > 0) return -aims.roma
    if (enemyLand.length === 0 && land.length > 0) return aims.roma
    return land.length === 0 ? 0 : aims.roma * (2 * situation.chanceAt(zone) - 1)
  }
}
