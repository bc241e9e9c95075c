import type { Term, Touched } from '../../imperator/bot/doctrine.ts'
import { KeptByGroup } from '../../imperator/bot/kept.ts'
import { type Muster, musterIn } from '../../imperator/bot/muster.ts'
import { type FactionId, type RegionId, spqrEnd } from '../data/index.ts'
import { isFactionLeader, isLegio, stackIn, unit } from '../rules/pieces.ts'
import { legionsOnMap } from '../rules/regions.ts'
import { spqrLines } from '../rules/spqr.ts'
import { type AleaPosition, opponentOf } from '../rules/state.ts'
import { isLastYear } from '../rules/victory.ts'

/** What each level of the SPQR track is worth avoiding: while there are years to come, and in the last one. */
const fears = [0, 8, 25, 60, 130]
const lastFears = [0, 0, 15, 50, 130]
/** What it is worth that the Republic lives. */
const DEATH = 300
/** How often a Faction Leader falls who is beaten. */
const LIKELY_TO_FALL = 0.6
/** AIE-5.1.1-e, and how many legions the battles of a year may cost. */
const FEW_LEGIONS = 25
const LOSSES = 4

/**
 * AIE-5.1.1: what becomes of the Republic. Its death is the defeat of both (RULING-10): nobody wants it, not even a side
 * that is behind.
 */
export class Republic implements Term {
  readonly #position: AleaPosition
  readonly #side: FactionId
  /** Where the SPQR marker goes for other reasons than garrisons. */
  readonly #otherReasons: number
  /** True if a region lacks its garrison: then it is worth something to bring legions there. */
  readonly #lacksGarrisons: boolean
  readonly #garrisons = new Map<RegionId, KeptByGroup<boolean>>()

  constructor(position: AleaPosition, side: FactionId) {
    this.#position = position
    this.#side = side
    const others = spqrLines(position).reduce(
      (sum, { cause, change }) => (cause.startsWith('no-garrison') ? sum : sum + change),
      position.state.spqr,
    )
    // With the losses of the year there will be too few legions.
    const legions = legionsOnMap(position)
    const few = legions > FEW_LEGIONS && legions <= FEW_LEGIONS + LOSSES
    this.#otherReasons = few ? others + 1 : others
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
   * the first one who falls in a year brings the end nearer.
   */
  fearOfBattle({ leaders, enemyLeaders }: Muster, chance: number): number {
    const { state } = this.#position
    const leads = (id: string) => isFactionLeader(this.#position, id)
    const theirs = enemyLeaders.some(leads)
    if (!theirs && !leaders.some(leads)) return 0
    const level = this.#level()
    const fought = state.turn.factionLeaderFoughtRomans ? level : level + 1
    const falls = theirs && state.factionLeadersKilled === 0 ? LIKELY_TO_FALL * chance : 0
    return this.#fear(fought) - this.#fear(level) + falls * (this.#fear(fought + 1) - this.#fear(fought))
  }

  /** Where the SPQR marker would go if the year ended now. */
  #level(): number {
    let level = this.#otherReasons
    for (const region of this.#position.data.regionOrder) if (this.#lacksGarrison(region)) level++
    return level
  }

  #fear(level: number): number {
    if (level >= spqrEnd) return DEATH
    return (isLastYear(this.#position) ? lastFears : fears)[Math.max(0, level)] ?? 0
  }

  #lacksGarrison(region: RegionId): boolean {
    let kept = this.#garrisons.get(region)
    if (kept === undefined) {
      const { data } = this.#position
      kept = new KeptByGroup(data, data.regions[region].zones)
      this.#garrisons.set(region, kept)
    }
    return kept.of(this.#position, () => this.#countsTooFew(region))
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
