import { row } from '@aquila/engine'
import { hasEnemyLandUnits } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place, RegionId } from '../rules/state.ts'
import type { Character } from './character.ts'
import type { Doctrine, Term, Terms, Touched } from './doctrine.ts'
import { Field } from './field.ts'
import { Holds } from './holds.ts'
import { Situation } from './situation.ts'
import { Stacks } from './stacks.ts'

/**
 * How a side stands, as a sum over places and regions and the terms that only its game has, so that a planner who moves a
 * few counters asks only for what they have changed.
 */
export class Evaluation<T extends Terms = Terms> {
  readonly situation: Situation
  readonly terms: T
  readonly holds: Holds
  readonly #stacks: Stacks
  /** The same, as a list: it is gone through thousands of times. */
  readonly #terms: readonly Term[]

  /** `field`: what has been found on the map already, by a bot that foresees as much. */
  constructor(
    doctrine: Doctrine<T>,
    position: CampaignPosition,
    side: FactionId,
    character: Character,
    field = new Field(doctrine, position, side, character.foresees),
  ) {
    this.situation = new Situation(field, character)
    this.terms = doctrine.terms(this)
    this.#terms = Object.values(this.terms)
    this.#stacks = new Stacks(this.situation, this.#terms)
    this.holds = new Holds(this.situation)
  }

  /** True in the side's last sequence of a scenario. */
  get isTheEnd(): boolean {
    return this.situation.isTheEnd
  }

  /** True if there is nothing to lose any more: the enemy would win as things stand, and this is the last year. */
  get isDesperate(): boolean {
    return this.situation.isDesperate
  }

  /** Strength that the enemy could bring to a place in his next sequence. */
  threatAt(place: Place): number {
    return this.situation.threats.get(place)?.strength ?? 0
  }

  /** True if the enemy could come and would likely win. */
  isInDanger(place: Place): boolean {
    return this.#stacks.isInDanger(place)
  }

  /** From 0 to about 1: how much an army is wanted here, to be near what is worth fighting for. */
  pullOf(place: Place): number {
    return this.situation.pullOf(place)
  }

  /** The chance that the side wins the battle for a zone. */
  chanceAt(zone: Place): number {
    return this.situation.chanceAt(zone)
  }

  /** What orders touch that change these places. */
  touched(places: ReadonlySet<Place>): Touched {
    const { position, side } = this.situation
    let fought = false
    const regions = new Set<RegionId>()
    for (const place of places) {
      fought ||= hasEnemyLandUnits(position, place, side)
      const region = position.data.zones[place]?.region ?? null
      if (region !== null) regions.add(region)
    }
    return { places, regions, fought }
  }

  /** What the side has in some places, and in the regions that they belong to. */
  worthOf(touched: Touched): number {
    let worth = 0
    for (const place of touched.places) worth += this.place(place)
    for (const region of touched.regions) worth += this.region(region)
    for (const term of this.#terms) worth += term.worthOf?.(touched) ?? 0
    return worth
  }

  /** What the counters in a place are worth to the side where they stand. */
  place(place: Place): number {
    return this.#stacks.worthIn(place)
  }

  /** What the side's grip on a region is worth, and on whatever counts with it. */
  region(region: RegionId): number {
    const { position, side, enemy, aims, judgement } = this.situation
    const worth = row(aims.regions, region)
    const holder = row(position.state.regions, region)
    const { own, theirs, exposure, strays } = this.holds.standingOf(region)
    let value = 0
    if (holder === side) value = worth * (1 - theirs.taken + judgement.firmHold * own.taken - exposure)
    else if (holder === enemy) value = worth * own.taken
    else value = worth * (own.taken - theirs.taken)
    for (const term of this.#terms) value += term.ofRegion?.(region) ?? 0
    return value + strays
  }
}
