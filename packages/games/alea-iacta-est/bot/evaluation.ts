import type { FactionId, RegionId } from '../data/index.ts'
import { holdsRoma } from '../rules/control.ts'
import type { AleaPosition, Place } from '../rules/state.ts'
import type { Character } from './character.ts'
import { Holds } from './holds.ts'
import { chanceOfGoal } from './prospects.ts'
import { Republic } from './republic.ts'
import { Situation } from './situation.ts'
import { Stacks } from './stacks.ts'

const NO_REGIONS: Readonly<Record<RegionId, number>> = {
  italia: 0,
  asia: 0,
  gallia: 0,
  africa: 0,
  graecia: 0,
  sicilia: 0,
  hispania: 0,
}

/**
 * How a side stands, as a sum over places and regions, so that a planner who moves a few counters asks only for what
 * they have changed.
 */
export class Evaluation {
  readonly republic: Republic
  readonly #situation: Situation
  readonly #stacks: Stacks
  readonly #holds: Holds
  readonly #chances = new Map<RegionId, { readonly mine: number; readonly his: number }>()
  readonly #certainty: number

  /** `beforeShips`: in deployment ships come last, so that every port may yet have some. */
  constructor(position: AleaPosition, side: FactionId, character: Character, beforeShips = false) {
    this.#situation = new Situation(position, side, character, beforeShips)
    this.republic = new Republic(position, side)
    this.#stacks = new Stacks(this.#situation, this.republic)
    this.#holds = new Holds(this.#situation, this.#stacks)
    const { lastYear } = position.data.scenarios[position.state.scenario]
    this.#certainty = 0.96 * 0.6 ** Math.min(3, Math.max(0, lastYear - position.state.year))
  }

  /** True in the side's last sequence of a scenario. */
  get isTheEnd(): boolean {
    return this.#situation.isTheEnd
  }

  /** Strength that the enemy could bring to a place in his next sequence. */
  threatAt(place: Place): number {
    return this.#situation.threats.get(place)?.strength ?? 0
  }

  /** True if the enemy could come and would likely win. */
  isInDanger(place: Place): boolean {
    return this.#stacks.isInDanger(place)
  }

  /** From 0 to about 1: how much an army is wanted here, to be near what is worth fighting for. */
  pullOf(place: Place): number {
    return this.#situation.pullOf(place)
  }

  /** The chance that the side wins the battle for a zone. */
  chanceAt(zone: Place): number {
    return this.#situation.chanceAt(zone)
  }

  /** What the counters in a place are worth to the side where they stand. */
  place(place: Place): number {
    return this.#stacks.worthIn(place)
  }

  /** What the side's grip on a region is worth, and on Roma with Italia. */
  region(region: RegionId): number {
    const position = this.#situation.position
    const worth = this.#situation.aims.regions[region]
    const { firmHold } = this.#situation.judgement
    const holder = position.state.regions[region]
    const own = this.#holds.grip(region, this.#situation.side)
    const theirs = this.#holds.grip(region, this.#situation.enemy)
    let value = 0
    if (holder === this.#situation.side)
      value = worth * (1 - theirs.taken + firmHold * own.taken - this.#holds.exposure(region))
    else if (holder === this.#situation.enemy) value = worth * own.taken
    else value = worth * (own.taken - theirs.taken)
    if (region === 'italia') value += this.#roma()
    return value + this.#holds.straysOf(region, own.sure, theirs.sure)
  }

  /**
   * From -1 to 1: how much likelier the side is to reach its goal than the enemy is to reach his. 0 where points decide.
   */
  goal(): number {
    const { victory } = this.#situation.position.data.scenarios[this.#situation.position.state.scenario]
    if (victory.kind === 'score') return 0
    const own: Record<RegionId, number> = { ...NO_REGIONS }
    const theirs: Record<RegionId, number> = { ...NO_REGIONS }
    for (const region of this.#situation.position.data.regionOrder) {
      const { mine, his } = this.#chancesOf(region)
      own[region] = mine
      theirs[region] = his
    }
    const roma = this.#doubted(0.5 + 0.5 * (this.#roma() / Math.max(1, this.#situation.aims.roma)))
    const egypt = this.#doubted(this.#egypt())
    const mine = { regions: own, enemyRegions: theirs, roma, aegyptii: egypt }
    const his = { regions: theirs, enemyRegions: own, roma: 1 - roma, aegyptii: 1 - egypt }
    return (
      chanceOfGoal(victory.goals[this.#situation.side], mine) -
      chanceOfGoal(victory.goals[this.#situation.enemy], his)
    )
  }

  /** How likely each side is to have a region in the end. */
  #chancesOf(region: RegionId): { readonly mine: number; readonly his: number } {
    const known = this.#chances.get(region)
    if (known !== undefined) return known
    const holder = this.#situation.position.state.regions[region]
    const own = this.#holds.grip(region, this.#situation.side).taken
    const theirs = this.#holds.grip(region, this.#situation.enemy).taken
    const risk = this.#holds.exposure(region)
    const mine = holder === this.#situation.side ? (1 - theirs) * (1 - risk) : own
    const his =
      holder === this.#situation.enemy
        ? 1 - own
        : holder === this.#situation.side
          ? theirs
          : (1 - own) * theirs
    const chances = { mine: this.#doubted(mine), his: this.#doubted(his) }
    this.#chances.set(region, chances)
    return chances
  }

  /** The farther off the end, the less is certain. */
  #doubted(chance: number): number {
    return 0.5 + (Math.min(1, Math.max(0, chance)) - 0.5) * this.#certainty
  }

  /** From 0 to 1: whether the side has what it wants of Egypt: to occupy it, or that nobody does. */
  #egypt(): number {
    const { zones } = this.#situation.position.data.peoples.aegyptii
    if (this.#situation.judgement.egyptAtRisk > 0 && this.#egyptIsLost)
      return this.#situation.side === 'caesarian' ? 1 : 0
    let held = 0
    for (const zone of zones) held += this.#conquest(zone) / zones.length
    return this.#situation.side === 'caesarian' ? held : 1 - held
  }

  /** RULING-75: once the Aegyptii have been pacified by force, Egypt is the Caesarian's for the scenario. */
  get #egyptIsLost(): boolean {
    const { status, barredUntil } = this.#situation.position.state.peoples.aegyptii
    return status === 'peace' && barredUntil !== null
  }

  /** How surely the Caesarian has a zone of Egypt, or could have it. */
  #conquest(zone: Place): number {
    const held = this.#holds.hold(zone, 'caesarian').holds
    const { egyptAtRisk } = this.#situation.judgement
    if (this.#situation.side === 'caesarian' || egyptAtRisk === 0) return held
    const { against } = this.#holds.factsOf(zone)
    // Where nobody stands, a single legion will do.
    return Math.max(held, this.#situation.musterIn(zone).land.length === 0 ? against : egyptAtRisk * against)
  }

  #roma(): number {
    const { zone } = this.#situation.position.data.roma
    if (holdsRoma(this.#situation.position, this.#situation.side))
      return (
        this.#situation.aims.roma *
        (1 - this.#situation.judgement.romaAtRisk * this.#holds.factsOf(zone).against)
      )
    if (holdsRoma(this.#situation.position, this.#situation.enemy)) return -this.#situation.aims.roma
    const { land, leaders, enemyLand, enemyLeaders } = this.#situation.musterIn(zone)
    if (leaders.length === 0 || enemyLeaders.length === 0) return 0
    // AIE-8.2-j: leaders without units do not stay among enemies.
    if (land.length === 0 && enemyLand.length > 0) return -this.#situation.aims.roma
    if (enemyLand.length === 0 && land.length > 0) return this.#situation.aims.roma
    return land.length === 0 ? 0 : this.#situation.aims.roma * (2 * this.#situation.chanceAt(zone) - 1)
  }

  /** AIE-S7-e: Egypt must be occupied when the last year ends. */
  aegyptii(): number {
    if (this.#situation.aims.aegyptii === 0) return 0
    const { data } = this.#situation.position
    const lasting = this.#situation.judgement.egyptAtRisk > 0
    if (lasting && this.#egyptIsLost) return 0
    const late = lasting || this.#situation.isLastYear ? 1 : 0.3
    let value = 0
    for (const zone of data.peoples.aegyptii.zones) {
      value += this.#conquest(zone) * (this.#situation.side === 'caesarian' ? 1 : -1)
    }
    return value * this.#situation.aims.aegyptii * late
  }

  /** Must be called when counters in these places have moved; gives back how to remember what was known before. */
  forget(places: Iterable<Place>): () => void {
    const touched = [...places]
    const remember = this.#holds.forget(touched)
    this.#forgetChances(touched)
    return () => {
      remember()
      this.#forgetChances(touched)
    }
  }

  #forgetChances(places: readonly Place[]): void {
    for (const place of places) {
      const region = this.#situation.position.data.zones[place]?.region ?? null
      if (region !== null) this.#chances.delete(region)
    }
  }
}
