import type { FactionId, RegionId } from '../data/index.ts'
import { averageQuality, strengthOf } from '../rules/combat/odds.ts'
import { holdsRoma } from '../rules/control.ts'
import {
  actsAsRoman,
  commandOf,
  isLeader,
  isNaves,
  isRoman,
  sideOf,
  stackIn,
  tacticalOf,
} from '../rules/pieces.ts'
import { type AleaPosition, opponentOf, type Place } from '../rules/state.ts'
import { isLastYear } from '../rules/victory.ts'
import { type Aims, aimsOf, timeLeft } from './aims.ts'
import type { Character } from './character.ts'
import {
  expectBattle,
  expectOutlines,
  headsAmong,
  leaderWorth,
  type Outline,
  wouldDie,
} from './expectation.ts'
import type { Judgement } from './judgement.ts'
import { type Muster, musterIn } from './muster.ts'
import { chanceOfGoal } from './prospects.ts'
import { pullsOf } from './pulls.ts'
import { Republic } from './republic.ts'
import { threatsOf } from './threats.ts'

const NO_REGIONS: Readonly<Record<RegionId, number>> = {
  italia: 0,
  asia: 0,
  gallia: 0,
  africa: 0,
  graecia: 0,
  sicilia: 0,
  hispania: 0,
}

/** How firmly a side holds a zone, from 0 to 1, and whether a leader of it is there. */
interface Hold {
  readonly holds: number
  readonly led: boolean
}

const NOBODY: Hold = { holds: 0, led: false }

/** What is asked of a zone again and again while nothing in it changes. */
interface Facts {
  readonly own: Hold
  readonly theirs: Hold
  /** The enemy's chance to seize it. */
  readonly against: number
}

/**
 * How a side stands, as a sum over places and regions, so that a planner who moves a few counters asks only for what
 * they have changed. What the enemy could do is found once, for he does not move in the meantime.
 */
export class Evaluation {
  readonly side: FactionId
  readonly enemy: FactionId
  readonly aims: Aims
  readonly republic: Republic
  readonly #position: AleaPosition
  readonly #judgement: Judgement
  readonly #threats: ReadonlyMap<Place, Outline>
  readonly #pulls: ReadonlyMap<Place, number>
  readonly #facts = new Map<Place, Facts>()
  readonly #chances = new Map<RegionId, { readonly mine: number; readonly his: number }>()
  readonly #certainty: number
  readonly #lastSequence: boolean

  /** `beforeShips`: in deployment ships come last, so that every port may yet have some. */
  constructor(position: AleaPosition, side: FactionId, character: Character, beforeShips = false) {
    this.#judgement = character.judgement
    this.#position = position
    this.side = side
    this.enemy = opponentOf(side)
    const { aims, patience } = this.#judgement
    // What is held in the end decides; before that it is armies that count.
    this.aims = aimsOf(position, side, aims * (1 + patience * (0.5 - timeLeft(position))))
    // Whoever has no sequence left this year is no threat until the next.
    const harmless =
      !character.foresees || (isPhaseOfSequences(position) && position.state.sequences[this.enemy] === 0)
    this.#threats = harmless ? new Map() : threatsOf(position, this.enemy)
    this.#lastSequence = position.state.sequences[side] <= 1
    const { lastYear } = position.data.scenarios[position.state.scenario]
    this.#certainty = 0.96 * 0.6 ** Math.min(3, Math.max(0, lastYear - position.state.year))
    this.republic = new Republic(position, side)
    this.#pulls = pullsOf(position, side, this.aims, this.#judgement.pull, beforeShips)
  }

  /** Strength that the enemy could bring to a place in his next sequence. */
  threatAt(place: Place): number {
    return this.#threats.get(place)?.strength ?? 0
  }

  /** True if the enemy could come and would likely win. */
  isInDanger(place: Place): boolean {
    const threat = this.#threats.get(place)
    const { land, leaders } = this.#muster(place)
    if (threat === undefined || land.length + leaders.length === 0) return false
    if (land.length === 0) return true
    return expectOutlines(this.#position.data, threat, this.#outline(land, leaders)).chance > 0.5
  }

  /** From 0 to about 1: how much an army is wanted here, to be near what is worth fighting for. */
  pullOf(place: Place): number {
    return this.#pulls.get(place) ?? 0
  }

  /** What the counters in a place are worth to the side where they stand. */
  place(place: Place): number {
    const muster = this.#muster(place)
    const { land, naves, leaders, enemyLand, enemyNaves } = muster
    if (land.length + naves.length + leaders.length === 0) return 0
    if (land.length > 0 && enemyLand.length > 0) return this.#battle(place, muster, 'land')
    if (naves.length > 0 && enemyNaves.length > 0) return this.#battle(place, muster, 'naval')
    return this.#quiet(place, muster)
  }

  #quiet(place: Place, { land, naves, leaders, enemyLand }: Muster): number {
    const position = this.#position
    const strength = strengthOf(position, land)
    const led = this.#led(land, leaders)
    const { pullUnled, tactical } = this.#judgement
    let worth =
      this.pullOf(place) * (led + (strength - led) * pullUnled) + led * tactical * this.#bestTactical(leaders)
    worth -= this.#danger(place, land, leaders)
    // AIE-8.2-j: whoever is alone among enemies must run for his life.
    if (land.length + naves.length === 0 && enemyLand.length > 0)
      for (const id of leaders) worth -= leaderWorth(position, id) / 2
    return worth - this.#winterLosses(place, strength, naves)
  }

  /** Strength that the leaders of a stack can take along. */
  #led(land: readonly string[], leaders: readonly string[]): number {
    if (leaders.length === 0 || land.length === 0) return 0
    const command = leaders.reduce((sum, id) => sum + commandOf(this.#position, id), 0)
    return strengthOf(this.#position, land) * Math.min(1, command / land.length)
  }

  #bestTactical(leaders: readonly string[]): number {
    return leaders.reduce((best, id) => Math.max(best, tacticalOf(this.#position, id)), 0)
  }

  /** What the enemy could win by an attack here. */
  #danger(place: Place, land: readonly string[], leaders: readonly string[]): number {
    const threat = this.#threats.get(place)
    if (threat === undefined) return 0
    if (land.length === 0) {
      let risk = 0
      for (const id of leaders) risk += leaderWorth(this.#position, id) * this.#judgement.lone
      return risk
    }
    const defender = this.#outline(land, leaders)
    const { attackerLoses, defenderLoses, chance } = expectOutlines(this.#position.data, threat, defender)
    const leaderRisk =
      leaders.reduce((sum, id) => sum + leaderWorth(this.#position, id), 0) *
      chance *
      this.#judgement.leadersAtRisk
    const heads = this.#judgement.heads * wouldDie(this.#position, leaders, threat) * chance
    return Math.max(0, defenderLoses + leaderRisk - attackerLoses) * this.#judgement.danger + heads
  }

  /** AIE-9.1-b, AIE-9.2-b: what would be lost if the year ended here. */
  #winterLosses(place: Place, strength: number, naves: readonly string[]): number {
    const { data } = this.#position
    const zone = data.zones[place]
    let lost = 0
    if (zone === undefined || !zone.roman) lost += strength
    if (zone?.port == null) lost += strengthOf(this.#position, naves)
    return this.#lastSequence ? lost : lost * this.#judgement.winter
  }

  #battle(place: Place, muster: Muster, kind: 'land' | 'naval'): number {
    const { land, leaders } = muster
    const { attackerLoses, defenderLoses, chance } = expectBattle(this.#position, place, this.side, kind)
    const strength = strengthOf(this.#position, land)
    const fear = this.republic.fearOfBattle(muster, chance)
    // A beaten army must also go back, and a victory opens the way.
    const { ownLosses, enemyLosses, advance: opening } = this.#judgement
    const advance = opening * (strength * this.pullOf(place) * chance + this.#led(land, leaders) * 0.02)
    return enemyLosses * defenderLoses - ownLosses * attackerLoses - fear + advance
  }

  /** The chance that the side wins the battle for a zone. */
  chanceAt(zone: Place): number {
    return expectBattle(this.#position, zone, this.side).chance
  }

  /** What the side's grip on a region is worth, and on Roma with Italia. */
  region(region: RegionId): number {
    const position = this.#position
    const worth = this.aims.regions[region]
    const { firmHold, exposure } = this.#judgement
    const holder = position.state.regions[region]
    const own = this.#grip(region, this.side)
    const theirs = this.#grip(region, this.enemy)
    let value = 0
    if (holder === this.side)
      value = worth * (1 - theirs.taken + firmHold * own.taken - exposure * this.#exposure(region))
    else if (holder === this.enemy) value = worth * own.taken
    else value = worth * (own.taken - theirs.taken)
    if (region === 'italia') value += this.#roma()
    return value
  }

  /**
   * From -1 to 1: how much likelier the side is to reach its goal than the enemy is to reach his. 0 where points decide.
   */
  goal(): number {
    const { victory } = this.#position.data.scenarios[this.#position.state.scenario]
    if (victory.kind === 'score') return 0
    const own: Record<RegionId, number> = { ...NO_REGIONS }
    const theirs: Record<RegionId, number> = { ...NO_REGIONS }
    for (const region of this.#position.data.regionOrder) {
      const { mine, his } = this.#chancesOf(region)
      own[region] = mine
      theirs[region] = his
    }
    const roma = this.#doubted(0.5 + 0.5 * (this.#roma() / Math.max(1, this.aims.roma)))
    const egypt = this.#doubted(this.#egypt())
    const mine = { regions: own, enemyRegions: theirs, roma, aegyptii: egypt }
    const his = { regions: theirs, enemyRegions: own, roma: 1 - roma, aegyptii: 1 - egypt }
    return chanceOfGoal(victory.goals[this.side], mine) - chanceOfGoal(victory.goals[this.enemy], his)
  }

  /** How likely each side is to have a region in the end. */
  #chancesOf(region: RegionId): { readonly mine: number; readonly his: number } {
    const known = this.#chances.get(region)
    if (known !== undefined) return known
    const holder = this.#position.state.regions[region]
    const own = this.#grip(region, this.side).taken
    const theirs = this.#grip(region, this.enemy).taken
    const risk = this.#judgement.exposure * this.#exposure(region)
    const mine = holder === this.side ? (1 - theirs) * (1 - risk) : own
    const his = holder === this.enemy ? 1 - own : holder === this.side ? theirs : (1 - own) * theirs
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
    const { zones } = this.#position.data.peoples.aegyptii
    let held = 0
    for (const zone of zones) held += this.#hold(zone, 'caesarian').holds / zones.length
    return this.side === 'caesarian' ? held : 1 - held
  }

  /** From 0 to 1: how much of what makes a region the enemy could seize in his next sequence. */
  #exposure(region: RegionId): number {
    const { zones, zonesForControl } = this.#position.data.regions[region]
    let open = 0
    for (const zone of zones) open += this.#factsOf(zone).against
    return Math.min(1, open / zonesForControl)
  }

  /** The enemy's chance to seize a zone. */
  #chanceAgainst(zone: Place): number {
    const threat = this.#threats.get(zone)
    if (threat === undefined) return 0
    const { land, leaders } = this.#muster(zone)
    if (land.length === 0) return 1
    return expectOutlines(this.#position.data, threat, this.#outline(land, leaders)).chance
  }

  #outline(land: readonly string[], leaders: readonly string[]): Outline {
    return {
      strength: strengthOf(this.#position, land),
      quality: averageQuality(this.#position, land),
      tactical: this.#bestTactical(leaders),
      units: land.length,
      ...headsAmong(this.#position, leaders),
    }
  }

  #roma(): number {
    const { zone } = this.#position.data.roma
    if (holdsRoma(this.#position, this.side))
      return this.aims.roma * (1 - this.#judgement.romaAtRisk * this.#factsOf(zone).against)
    if (holdsRoma(this.#position, this.enemy)) return -this.aims.roma
    const { land, leaders, enemyLand, enemyLeaders } = this.#muster(zone)
    if (leaders.length === 0 || enemyLeaders.length === 0) return 0
    // AIE-8.2-j: leaders without units do not stay among enemies.
    if (land.length === 0 && enemyLand.length > 0) return -this.aims.roma
    if (enemyLand.length === 0 && land.length > 0) return this.aims.roma
    return land.length === 0 ? 0 : this.aims.roma * (2 * this.chanceAt(zone) - 1)
  }

  /** AIE-3.7.3-b: how near a side is to taking a region; 1 if it has. */
  #grip(region: RegionId, side: FactionId): { readonly taken: number } {
    const { zones, cities, zonesForControl, citiesForControl } = this.#position.data.regions[region]
    let held = 0
    let heldCities = 0
    let led = false
    for (const zone of zones) {
      const { own, theirs } = this.#factsOf(zone)
      const share = side === this.side ? own : theirs
      held += share.holds
      if (cities.includes(zone)) heldCities += share.holds
      led ||= share.led
    }
    if (held === 0) return { taken: 0 }
    const progress =
      0.5 * Math.min(1, held / zonesForControl) +
      0.3 * Math.min(1, heldCities / Math.max(1, citiesForControl)) +
      (led ? 0.2 : 0)
    if (progress > 0.999) return { taken: 1 }
    return { taken: progress * (this.#lastSequence ? this.#judgement.partlyLate : this.#judgement.partly) }
  }

  #factsOf(zone: Place): Facts {
    const known = this.#facts.get(zone)
    if (known !== undefined) return known
    const facts = {
      own: this.#hold(zone, this.side),
      theirs: this.#hold(zone, this.enemy),
      against: this.#chanceAgainst(zone),
    }
    this.#facts.set(zone, facts)
    return facts
  }

  /** Must be called when counters in these places have moved; gives back how to remember what was known before. */
  forget(places: Iterable<Place>): () => void {
    const before = new Map<Place, Facts | undefined>()
    for (const place of places) {
      before.set(place, this.#facts.get(place))
      this.#facts.delete(place)
      this.#forgetChances(place)
    }
    return () => {
      for (const place of before.keys()) this.#forgetChances(place)
      for (const [place, facts] of before) {
        if (facts === undefined) this.#facts.delete(place)
        else this.#facts.set(place, facts)
      }
    }
  }

  #forgetChances(place: Place): void {
    const region = this.#position.data.zones[place]?.region ?? null
    if (region !== null) this.#chances.delete(region)
  }

  #hold(zone: Place, side: FactionId): Hold {
    const { state, data } = this.#position
    let romans = false
    let enemies = false
    let led = false
    const stack = stackIn(state, zone)
    if (stack.length === 0) return NOBODY
    for (const piece of stack) {
      const owner = sideOf(this.#position, piece)
      if (isLeader(piece)) led ||= owner === side && actsAsRoman(this.#position, piece)
      else if (isNaves(data, piece) || owner === null) continue
      else if (owner === side) romans ||= isRoman(data, piece)
      else enemies = true
    }
    if (!romans) return { holds: 0, led }
    if (!enemies) return { holds: 1, led }
    const chance = this.chanceAt(zone)
    return { holds: side === this.side ? chance : 1 - chance, led }
  }

  /** AIE-S7-e: Egypt must be occupied when the last year ends. */
  aegyptii(): number {
    if (this.aims.aegyptii === 0) return 0
    const { data } = this.#position
    const late = isLastYear(this.#position) ? 1 : 0.3
    let value = 0
    for (const zone of data.peoples.aegyptii.zones) {
      value += this.#hold(zone, 'caesarian').holds * (this.side === 'caesarian' ? 1 : -1)
    }
    return value * this.aims.aegyptii * late
  }

  #muster(place: Place): Muster {
    return musterIn(this.#position, place, this.side)
  }
}

/** Outside Phase E nobody has sequences yet: the year is before him. */
function isPhaseOfSequences({ state }: AleaPosition): boolean {
  return state.sequences.caesarian + state.sequences.republican > 0
}
