import type { Term, Touched } from '../../imperator/bot/doctrine.ts'
import { KeptByGroup } from '../../imperator/bot/kept.ts'
import { type Muster, musterIn } from '../../imperator/bot/muster.ts'
import { sequencesLeft } from '../../imperator/bot/situation.ts'
import { type FactionId, type RegionId, spqrEnd } from '../data/index.ts'
import { isFactionLeader, isLegio, placeOf, stackIn, unit } from '../rules/pieces.ts'
import { legionsIn, legionsOnMap } from '../rules/regions.ts'
import { spqrLines } from '../rules/spqr.ts'
import { type AleaPosition, opponentOf } from '../rules/state.ts'
import { isLastYear } from '../rules/victory.ts'

/** What each level of the SPQR track is worth avoiding: while there are years to come, and in the last one. */
const fears = [0, 8, 25, 60, 130]
const lastFears = [0, 0, 15, 50, 130]
/** What it is worth that the Republic lives, and to have less to make good when it is as good as dead. */
const DEATH = 300
const BEYOND = 60
/** How often a Faction Leader falls who is beaten. */
const LIKELY_TO_FALL = 0.6
/** AIE-5.1.1-e, and how many legions a sequence costs, and a battle of all that are in it. */
const FEW_LEGIONS = 25
const LOST_IN_SEQUENCE = 0.6
const LOST_IN_BATTLE = 0.3
/** How likely a sequence brings the marker one space farther by what nobody foresees, and a year at most. */
const UNFORESEEN = 0.03
const UNFORESEEN_AT_MOST = 0.3
/** How often a beaten garrison is no garrison any more. */
const BROKEN = 0.7

/**
 * AIE-5.1.1: what becomes of the Republic. Its death is the defeat of both (RULING-10): nobody wants it, not even a side
 * that is behind.
 */
export class Republic implements Term {
  readonly #position: AleaPosition
  readonly #side: FactionId
  /** Where the SPQR marker goes for other reasons than garrisons and few legions. */
  readonly #otherReasons: number
  readonly #legions: number
  readonly #sequencesLeft: number
  /** True if a region lacks its garrison: then it is worth something to bring legions there. */
  readonly #lacksGarrisons: boolean
  readonly #garrisons = new Map<RegionId, KeptByGroup<boolean>>()

  constructor(position: AleaPosition, side: FactionId) {
    this.#position = position
    this.#side = side
    this.#otherReasons = spqrLines(position).reduce(
      (sum, { cause, change }) => (isForeseen(cause) ? sum : sum + change),
      position.state.spqr,
    )
    this.#legions = legionsOnMap(position)
    this.#sequencesLeft = sequencesLeft(position)
    this.#lacksGarrisons = position.data.regionOrder.some(region => this.#lacksGarrison(region))
  }

  /** Only battles break garrisons, for no order takes away legions that are needed; and some may be made good. */
  worthOf({ fought }: Touched): number {
    return fought || this.#lacksGarrisons ? this.worth() : 0
  }

  /** What its state is worth, from 0 downwards. */
  worth(): number {
    return -this.#fear(this.#level())
  }

  /**
   * What a battle does to it: AIE-5.1.1-g, a Faction Leader who fights Romans takes away a year of peace; AIE-5.1.1-b,
   * the first one who falls in a year brings the end nearer; so do legions that are missed on the map or in a garrison.
   */
  fearOfBattle(muster: Muster, chance: number): number {
    const { state } = this.#position
    const { land, leaders, enemyLand, enemyLeaders } = muster
    const leads = (id: string) => isFactionLeader(this.#position, id)
    const level = this.#level()
    const lost = LOST_IN_BATTLE * (this.#legionsAmong(land) + this.#legionsAmong(enemyLand))
    let after = level + this.#chanceOfFew(this.#legions - lost) - this.#chanceOfFew(this.#legions)
    after += (1 - chance) * BROKEN * this.#garrisonsIn(land)
    const theirs = enemyLeaders.some(leads)
    if ((theirs || leaders.some(leads)) && !state.turn.factionLeaderFoughtRomans) after++
    const falls = theirs && state.factionLeadersKilled === 0 ? LIKELY_TO_FALL * chance : 0
    return this.#fear(after) - this.#fear(level) + falls * (this.#fear(after + 1) - this.#fear(after))
  }

  /** Where the SPQR marker is likely to go when the year ends. */
  #level(): number {
    let level = this.#otherReasons + this.#chanceOfFew(this.#legions)
    for (const region of this.#position.data.regionOrder) if (this.#lacksGarrison(region)) level++
    return level
  }

  /** From 0 to 1: whether so many legions are too few when the battles of the year have been fought. */
  #chanceOfFew(legions: number): number {
    const spare = legions - FEW_LEGIONS
    if (spare <= 0) return 1
    const most = 2 * LOST_IN_SEQUENCE * this.#sequencesLeft
    return most <= spare ? 0 : 1 - spare / most
  }

  #legionsAmong(units: readonly string[]): number {
    let legions = 0
    for (const piece of units) if (isLegio(this.#position.data, piece)) legions++
    return legions
  }

  /** 1 if these units of the side are needed as the garrison of the region where they stand. */
  #garrisonsIn(land: readonly string[]): number {
    const { state, data } = this.#position
    const legio = land.find(piece => isLegio(data, piece))
    if (legio === undefined) return 0
    const region = data.zones[placeOf(this.#position, legio)]?.region ?? null
    if (region === null || state.regions[region] !== this.#side) return 0
    const others = legionsIn(this.#position, region, this.#side).length - this.#legionsAmong(land)
    return others < data.regions[region].garrison ? 1 : 0
  }

  /** The year is not over: something may yet happen that brings the marker farther. */
  #fear(level: number): number {
    const more = Math.min(UNFORESEEN_AT_MOST, UNFORESEEN * this.#sequencesLeft)
    return (1 - more) * this.#fearAt(level) + more * this.#fearAt(level + 1)
  }

  /** Levels that are only likely lie between two. */
  #fearAt(level: number): number {
    if (level >= spqrEnd) return DEATH + BEYOND * (level - spqrEnd)
    const table = isLastYear(this.#position) ? lastFears : fears
    const below = Math.max(0, Math.floor(level))
    const fear = table[below] ?? 0
    const next = table[below + 1] ?? DEATH
    return fear + Math.max(0, level - below) * (next - fear)
  }

  #lacksGarrison(region: RegionId): boolean {
    let kept = this.#garrisons.get(region)
    if (kept === undefined) {
      const { zones } = this.#position.data.regions[region]
      kept = new KeptByGroup(this.#position, zones, () => this.#countsTooFew(region))
      this.#garrisons.set(region, kept)
    }
    return kept.value
  }

  /** The same as `garrisonShortfall`, but it stops counting as soon as there are enough. */
  #countsTooFew(region: RegionId): boolean {
    const { state, data } = this.#position
    const holder = state.regions[region]
    const { garrison, zones } = data.regions[region]
    if (holder === null || garrison === 0) return false
    let missing = garrison
    for (const zone of zones) {
      // Those who are attacked will hardly stay.
      if (
        holder === opponentOf(this.#position, this.#side) &&
        musterIn(this.#position, zone, this.#side).land.length > 0
      )
        continue
      for (const piece of stackIn(this.#position, zone)) {
        if (isLegio(data, piece) && unit(this.#position, piece).faction === holder && --missing === 0)
          return false
      }
    }
    return true
  }
}

/** What the term foresees by itself instead of taking it as it is. */
function isForeseen(cause: string): boolean {
  return cause.startsWith('no-garrison') || cause === 'few-legions'
}

/** Where the SPQR marker would go if the year ended now. */
export function spqrForecast(position: AleaPosition): number {
  return spqrLines(position).reduce((sum, { change }) => sum + change, position.state.spqr)
}
