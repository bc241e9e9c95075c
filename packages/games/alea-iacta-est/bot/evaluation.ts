import { type FactionId, type RegionId, spqrEnd } from '../data/index.ts'
import { averageQuality, strengthOf } from '../rules/combat/odds.ts'
import { holdsRoma } from '../rules/control.ts'
import {
  actsAsRoman,
  commandOf,
  isFactionLeader,
  isLeader,
  isLegio,
  isNaves,
  isRoman,
  sideOf,
  stackIn,
  tacticalOf,
  unit,
} from '../rules/pieces.ts'
import { legionsOnMap } from '../rules/regions.ts'
import { spqrLines } from '../rules/spqr.ts'
import { type AleaPosition, opponentOf, type Place } from '../rules/state.ts'
import { isLastYear, resultOf } from '../rules/victory.ts'
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
import { chanceOfGoal } from './prospects.ts'
import { threatsOf } from './threats.ts'
import { Travel } from './travel.ts'

/** What each level of the SPQR track is worth avoiding: while there are years to come, and in the last one. */
const fears = [0, 8, 25, 60, 130]
const lastFears = [0, 0, 15, 50, 130]
/** What it is worth that the Republic lives. */
const DEATH = 300
/** How often a Faction Leader falls who is beaten. */
const LIKELY_TO_FALL = 0.6
/** AIE-5.1.1-e */
const FEW_LEGIONS = 25

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

/** The counters of both sides in a place. */
interface Standing {
  readonly land: string[]
  readonly naves: string[]
  readonly leaders: string[]
  readonly enemyLand: string[]
  readonly enemyNaves: string[]
  readonly enemyLeaders: string[]
}

/**
 * How a side stands, as a sum over places and regions, so that a planner who moves a few counters asks only for what
 * they have changed. What the enemy could do is found once, for he does not move in the meantime.
 */
export class Evaluation {
  readonly side: FactionId
  readonly enemy: FactionId
  readonly aims: Aims
  readonly #position: AleaPosition
  readonly #judgement: Judgement
  readonly #threats: ReadonlyMap<Place, Outline>
  readonly #pulls = new Map<Place, number>()
  readonly #facts = new Map<Place, Facts>()
  readonly #chances = new Map<RegionId, { readonly mine: number; readonly his: number }>()
  readonly #certainty: number
  readonly #lastSequence: boolean
  readonly #travel: Travel
  /** Whoever would win as things stand keeps what he has; the other must take something. */
  readonly #winning: boolean
  /** Where the SPQR marker goes for other reasons than garrisons. */
  #otherSpqr: number

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
    this.#travel = new Travel(position, side, beforeShips)
    const { winners } = resultOf(position)
    this.#winning = winners.includes(side)
    this.#otherSpqr = spqrLines(position).reduce(
      (sum, { cause, change }) => (cause.startsWith('no-garrison') ? sum : sum + change),
      position.state.spqr,
    )
    // AIE-5.1.1-e: with the losses of the year there will be too few legions.
    const legions = legionsOnMap(position)
    if (legions > FEW_LEGIONS && legions <= FEW_LEGIONS + 4) this.#otherSpqr++
    this.#findPulls()
  }

  /** Strength that the enemy could bring to a place in his next sequence. */
  threatAt(place: Place): number {
    return this.#threats.get(place)?.strength ?? 0
  }

  /** True if the enemy could come and would likely win. */
  isInDanger(place: Place): boolean {
    const threat = this.#threats.get(place)
    const { land, leaders } = this.#standing(place)
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
    const standing = this.#standing(place)
    const { land, naves, leaders, enemyLand, enemyNaves } = standing
    if (land.length + naves.length + leaders.length === 0) return 0
    if (land.length > 0 && enemyLand.length > 0) return this.#battle(place, standing, 'land')
    if (naves.length > 0 && enemyNaves.length > 0) return this.#battle(place, standing, 'naval')
    return this.#quiet(place, standing)
  }

  #quiet(place: Place, { land, naves, leaders, enemyLand }: Standing): number {
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

  #battle(place: Place, standing: Standing, kind: 'land' | 'naval'): number {
    const { land, leaders } = standing
    const { attackerLoses, defenderLoses, chance } = expectBattle(this.#position, place, this.side, kind)
    const strength = strengthOf(this.#position, land)
    const fear = this.#fearOfBattle(standing, chance)
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
    const { land, leaders } = this.#standing(zone)
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

  /**
   * AIE-5.1.1: what the state of the Republic is worth. Its death is the defeat of both (RULING-10): nobody wants it,
   * not even a side that is behind.
   */
  republic(): number {
    return -this.#fear(this.#spqrLevel())
  }

  /** Where the SPQR marker would go if the year ended now. */
  #spqrLevel(): number {
    let level = this.#otherSpqr
    for (const region of this.#position.data.regionOrder) if (this.#lacksGarrison(region)) level++
    return level
  }

  #fear(level: number): number {
    if (level >= spqrEnd) return DEATH
    return (isLastYear(this.#position) ? lastFears : fears)[Math.max(0, level)] ?? 0
  }

  /**
   * What a battle does to the Republic: AIE-5.1.1-g, a Faction Leader who fights Romans takes away a year of peace;
   * AIE-5.1.1-b, the first one who falls in a year brings the end nearer.
   */
  #fearOfBattle({ leaders, enemyLeaders }: Standing, chance: number): number {
    const { state } = this.#position
    const leads = (id: string) => isFactionLeader(state, id)
    const theirs = enemyLeaders.some(leads)
    if (!theirs && !leaders.some(leads)) return 0
    const level = this.#spqrLevel()
    const fought = state.turn.factionLeaderFoughtRomans ? level : level + 1
    const falls = theirs && state.factionLeadersKilled === 0 ? LIKELY_TO_FALL * chance : 0
    return this.#fear(fought) - this.#fear(level) + falls * (this.#fear(fought + 1) - this.#fear(fought))
  }

  /** True if a region lacks its garrison: then it is worth something to bring legions there. */
  get lacksGarrisons(): boolean {
    return this.#position.data.regionOrder.some(region => this.#lacksGarrison(region))
  }

  /** The same as `garrisonShortfall`, but it stops counting as soon as there are enough. */
  #lacksGarrison(region: RegionId): boolean {
    const { state, data } = this.#position
    const holder = state.regions[region]
    const { garrison, zones } = data.regions[region]
    if (holder === null || garrison === 0) return false
    let missing = garrison
    for (const zone of zones) {
      // Those who are attacked will hardly stay.
      if (holder === this.enemy && this.#standing(zone).land.length > 0) continue
      for (const piece of stackIn(state, zone)) {
        if (isLegio(data, piece) && unit(state, piece).faction === holder && --missing === 0) return false
      }
    }
    return true
  }

  #roma(): number {
    const { zone } = this.#position.data.roma
    if (holdsRoma(this.#position, this.side))
      return this.aims.roma * (1 - this.#judgement.romaAtRisk * this.#factsOf(zone).against)
    if (holdsRoma(this.#position, this.enemy)) return -this.aims.roma
    const { land, leaders, enemyLand, enemyLeaders } = this.#standing(zone)
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
      if (isLeader(state, piece)) led ||= owner === side && actsAsRoman(this.#position, piece)
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

  #standing(place: Place): Standing {
    const { state, data } = this.#position
    const standing: Standing = {
      land: [],
      naves: [],
      leaders: [],
      enemyLand: [],
      enemyNaves: [],
      enemyLeaders: [],
    }
    for (const piece of stackIn(state, place)) {
      const owner = sideOf(this.#position, piece)
      if (owner === null) continue
      const own = owner === this.side
      if (isLeader(state, piece)) (own ? standing.leaders : standing.enemyLeaders).push(piece)
      else if (isNaves(data, piece)) (own ? standing.naves : standing.enemyNaves).push(piece)
      else (own ? standing.land : standing.enemyLand).push(piece)
    }
    return standing
  }

  /** Armies are drawn to what can be taken and to what must be kept. */
  #findPulls(): void {
    const { state, data } = this.#position
    for (const region of data.regionOrder) {
      const worth = this.aims.regions[region]
      const { zones } = data.regions[region]
      const held = state.regions[region] === this.side
      const invaded = zones.filter(zone => this.#standing(zone).enemyLand.length > 0)
      if (!held) this.#pullTo(zones, worth * (this.#winning ? 0.4 : 1))
      else {
        this.#pullTo(invaded, worth)
        this.#pullTo(zones, worth * (this.#winning ? 0.8 : 0.35))
      }
    }
    this.#pullTo([data.roma.zone], this.aims.roma * 0.3)
    if (this.aims.aegyptii > 0 && this.side === 'caesarian')
      this.#pullTo(data.peoples.aegyptii.zones, this.aims.aegyptii * (isLastYear(this.#position) ? 1 : 0.4))
  }

  #pullTo(goals: readonly Place[], worth: number): void {
    if (goals.length === 0 || worth <= 0) return
    for (const [place, distance] of this.#travel.distancesTo(goals)) {
      const pull = (this.#judgement.pull * worth) / 160 / (1 + distance / 4)
      if (pull > this.pullOf(place)) this.#pulls.set(place, pull)
    }
  }
}

/** Outside Phase E nobody has sequences yet: the year is before him. */
function isPhaseOfSequences({ state }: AleaPosition): boolean {
  return state.sequences.caesarian + state.sequences.republican > 0
}
