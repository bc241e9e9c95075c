import type { FactionId } from '../data/index.ts'
import { type AleaPosition, opponentOf, type Place } from '../rules/state.ts'
import { isLastYear } from '../rules/victory.ts'
import { type Aims, aimsOf, timeLeft } from './aims.ts'
import type { Character } from './character.ts'
import { expectBattle, type Outline } from './expectation.ts'
import type { Judgement } from './judgement.ts'
import { type Muster, musterIn } from './muster.ts'
import { pullsOf } from './pulls.ts'
import { approachesOf, threatsOf } from './threats.ts'

/**
 * What an evaluation begins with: who looks at which position, how he weighs it, what he wants and what the enemy could
 * do. It is found once, for the enemy does not move while one plans.
 */
export class Situation {
  readonly position: AleaPosition
  readonly side: FactionId
  readonly enemy: FactionId
  readonly judgement: Judgement
  readonly aims: Aims
  /** What the enemy could bring to each place in his next sequence. */
  readonly threats: ReadonlyMap<Place, Outline>
  /** How near the enemy's armies are, by land. */
  readonly approaches: ReadonlyMap<Place, number>
  /** True in the side's last sequence of a year. */
  readonly isLastSequence: boolean
  readonly isLastYear: boolean
  /** True in the side's last sequence of a scenario. */
  readonly isTheEnd: boolean
  readonly #pulls: ReadonlyMap<Place, number>

  /** `beforeShips`: in deployment ships come last, so that every port may yet have some. */
  constructor(position: AleaPosition, side: FactionId, character: Character, beforeShips = false) {
    this.position = position
    this.side = side
    this.enemy = opponentOf(position, side)
    this.judgement = character.judgement
    const { aims, patience, pull } = this.judgement
    // What is held in the end decides; before that it is armies that count.
    this.aims = aimsOf(position, side, aims * (1 + patience * (0.5 - timeLeft(position))))
    // Whoever has no sequence left this year is no threat until the next.
    const harmless =
      !character.foresees || (isPhaseOfSequences(position) && position.state.sequences[this.enemy] === 0)
    this.threats = harmless ? new Map() : threatsOf(position, this.enemy)
    this.approaches = harmless ? new Map() : approachesOf(position, this.enemy)
    this.isLastSequence = position.state.sequences[side] <= 1
    this.isLastYear = isLastYear(position)
    this.isTheEnd = this.isLastSequence && isPhaseOfSequences(position) && this.isLastYear
    this.#pulls = pullsOf(position, side, this.aims, pull, beforeShips)
  }

  /** From 0 to about 1: how much an army is wanted in a place, to be near what is worth fighting for. */
  pullOf(place: Place): number {
    return this.#pulls.get(place) ?? 0
  }

  /** The chance that the side wins the battle for a zone. */
  chanceAt(zone: Place): number {
    return expectBattle(this.position, zone, this.side).chance
  }

  musterIn(place: Place): Muster {
    return musterIn(this.position, place, this.side)
  }
}

/** Outside Phase E nobody has sequences yet: the year is before him. */
function isPhaseOfSequences({ state }: AleaPosition): boolean {
  return state.sequences.caesarian + state.sequences.republican > 0
}
