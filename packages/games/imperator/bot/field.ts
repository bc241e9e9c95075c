import { row } from '@aquila/engine'
import type { BattleKind } from '../rules/combat/forces.ts'
import { type CampaignPosition, type FactionId, opponentOf, type Place } from '../rules/state.ts'
import type { Doctrine } from './doctrine.ts'
import { type Expectation, expectBattle, type Outline } from './expectation.ts'
import { type Facts, factsOf } from './facts.ts'
import { KeptByPlace } from './kept.ts'
import { type Muster, musterIn } from './muster.ts'
import { sequencesLeft } from './situation.ts'
import { approachesOf, threatsOf } from './threats.ts'
import { type Distances, Travel } from './travel.ts'

/**
 * What a side finds on the map before it weighs anything: who stands where, what the enemy could do, how far it is, how
 * battles would end. It is the same for every character, so that several can plan on one field.
 */
export class Field {
  readonly doctrine: Doctrine
  readonly position: CampaignPosition
  readonly side: FactionId
  readonly enemy: FactionId
  /** What the enemy could bring to each place in his next sequence. */
  readonly threats: ReadonlyMap<Place, Outline>
  /** How near the enemy's armies are, by land. */
  readonly approaches: ReadonlyMap<Place, number>
  /** True if the enemy has no sequence left this year. */
  readonly isEnemyDone: boolean
  #threatsNextYear: ReadonlyMap<Place, Outline> | null = null
  readonly #facts: KeptByPlace<Facts>
  readonly #travel: Travel
  readonly #musters: KeptByPlace<Muster>
  readonly #battles: { readonly [kind in BattleKind]: KeptByPlace<Expectation> }

  /**
   * `foresees`: whether the side thinks of what the enemy could do. `beforeShips`: in deployment ships come last, so that
   * every port may yet have some.
   */
  constructor(
    doctrine: Doctrine,
    position: CampaignPosition,
    side: FactionId,
    foresees: boolean,
    beforeShips = false,
  ) {
    this.doctrine = doctrine
    this.position = position
    this.side = side
    this.enemy = opponentOf(position, side)
    // A side that has no sequence left this year is no threat until the next.
    this.isEnemyDone = sequencesLeft(position) > 0 && row(position.state.sequences, this.enemy) === 0
    const harmless = !foresees || this.isEnemyDone
    this.threats = harmless ? new Map() : threatsOf(doctrine, position, this.enemy)
    this.approaches = harmless ? new Map() : approachesOf(position, this.enemy)
    this.#facts = new KeptByPlace(position, zone => factsOf(this, zone))
    this.#musters = new KeptByPlace(position, place => musterIn(position, place, side))
    const battles = (kind: BattleKind) =>
      new KeptByPlace(position, place => expectBattle(position, place, side, kind))
    this.#battles = { land: battles('land'), naval: battles('naval') }
    this.#travel = new Travel(doctrine, position, side, beforeShips)
  }

  /** What the enemy could bring to each place in his first sequence of next year, as he stands now. */
  get threatsNextYear(): ReadonlyMap<Place, Outline> {
    this.#threatsNextYear ??= threatsOf(this.doctrine, this.position, this.enemy)
    return this.#threatsNextYear
  }

  /** How far it is from everywhere to the nearest of some goals, as the map was when it was first looked at. */
  distancesTo(goals: readonly Place[]): Distances {
    return this.#travel.distancesTo(goals)
  }

  /** What the side can expect of a battle in a place, if it attacks there. */
  battleAt(place: Place, kind: BattleKind): Expectation {
    return this.#battles[kind].of(place)
  }

  musterIn(place: Place): Muster {
    return this.#musters.of(place)
  }

  /** Who holds a zone, and how firmly. */
  factsOf(zone: Place): Facts {
    return this.#facts.of(zone)
  }
}
