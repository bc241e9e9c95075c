import type { Term, Touched } from '../../imperator/bot/doctrine.ts'
import { peopleOf, sideOf, unitsIn } from '../../imperator/rules/pieces.ts'
import { capitalZones } from '../rules/emperors/ranks.ts'
import type { Place } from '../rules/state.ts'
import type { SemperEvaluation } from './doctrine.ts'

/** What a victory point is worth, in strength of units. */
const POINT = 6
/** How much of it counts while there is time to drive the invaders out. */
const EARLY = 0.5

/** SV-10.2-P4, SV-10.2-S3: units of Peoples in Dioceses; SV-10.2-P7, SV-10.2-S6: in a capital. */
export class Invasions implements Term {
  readonly #evaluation: SemperEvaluation

  constructor(evaluation: SemperEvaluation) {
    this.#evaluation = evaluation
  }

  worthOf({ places }: Touched): number {
    const { isLastSequence } = this.#evaluation.situation
    let points = 0
    for (const place of places) points += this.#pointsIn(place)
    return points * POINT * (isLastSequence ? 1 : EARLY)
  }

  #pointsIn(place: Place): number {
    const { situation } = this.#evaluation
    const { position, side } = situation
    const region = position.data.zones[place]?.region ?? null
    if (region === null) return 0
    const holder = position.state.regions[region]
    const invaders = unitsIn(position, place).filter(
      id => peopleOf(position.data, id) !== null && sideOf(position, id) !== holder,
    )
    if (invaders.length === 0) return 0
    const points = invaders.length + (capitalZones(position).includes(place) ? 3 : 0)
    const { land, enemyLand } = situation.musterIn(place)
    // Those who are attacked there may not stay.
    const stay = land.length > 0 && enemyLand.length > 0 ? situation.chanceAt(place) : null
    if (holder === side) return -points * (stay === null ? 1 : 1 - stay)
    return points * (stay ?? 1)
  }
}
