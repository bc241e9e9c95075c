import { row } from '@aquila/engine'
import type { Term, Touched } from '../../imperator/bot/doctrine.ts'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import { landUnitsOf, leadersOf } from '../../imperator/rules/pieces.ts'
import { fleetIds } from '../data/dioceses.ts'
import type { FleetId } from '../data/index.ts'
import { keysTo } from '../rules/dioceses.ts'
import { isPurple } from '../rules/emperors/ranks.ts'
import type { Place } from '../rules/state.ts'
import type { SemperEvaluation } from './doctrine.ts'
import { coastsFrom, fleetIn } from './voyages.ts'

/** How much of what lies open over the sea counts for those who wait in port. */
const SHARE = 0.35
/** Strength of a garrison that two units can hope to beat. */
const WEAK = 8

/** SV-3.4.2-E: an army that wants to sail must stand in port when the M/CS begins, so a party goes there the M/CS before. */
export class Expeditions implements Term {
  readonly #evaluation: SemperEvaluation
  readonly #prizes = new Map<FleetId, number>()

  constructor(evaluation: SemperEvaluation) {
    this.#evaluation = evaluation
  }

  worthOf({ places }: Touched): number {
    let worth = 0
    for (const fleet of fleetIds) {
      const port = this.#evaluation.situation.position.data.fleets[fleet].zone
      if (places.has(port) && this.#hasParty(port)) worth += SHARE * this.#prizeOf(fleet)
    }
    return worth
  }

  /** A leader and a unit that may land in another Diocese. */
  #hasParty(port: Place): boolean {
    const { position, side } = this.#evaluation.situation
    const leaders = leadersOf(position, port, side)
    if (leaders.length === 0) return false
    const purple = leaders.some(id => isPurple(position, id))
    return landUnitsOf(position, port, side).some(id => {
      const { kind } = row(position.data.units, id)
      return kind === 'comitatenses' || (kind === 'pseudo-comitatenses' && purple)
    })
  }

  /** The best Diocese that could be taken from there next, if there is time to sail and to come home. */
  #prizeOf(fleet: FleetId): number {
    const known = this.#prizes.get(fleet)
    if (known !== undefined) return known
    const { position, side, isLastYear } = this.#evaluation.situation
    const inTime = position.state.sequences[side] >= (isLastYear ? 2 : 3)
    const ready = inTime && fleetIn(position, side, position.data.fleets[fleet].zone) === fleet
    const prize = ready ? this.#bestOverSea(fleet) : 0
    this.#prizes.set(fleet, prize)
    return prize
  }

  #bestOverSea(fleet: FleetId): number {
    const { position, enemy, aims } = this.#evaluation.situation
    const coasts = coastsFrom(position, fleet).map(([, coast]) => coast)
    let best = 0
    for (const diocese of position.data.regionOrder) {
      const [key, ...others] = keysTo(position, diocese)
      // SV-3.7.3-C: two cities are too much for one fleet.
      if (position.state.regions[diocese] !== enemy || key === undefined || others.length > 0) continue
      const guards = strengthOf(position, landUnitsOf(position, key, enemy))
      if (coasts.includes(key) && guards <= WEAK) best = Math.max(best, row(aims.regions, diocese))
    }
    return best
  }
}
