import type { Term, Touched } from '../../imperator/bot/doctrine.ts'
import type { RegionId } from '../data/index.ts'
import { NO_REGIONS } from './aims.ts'
import type { AleaEvaluation } from './doctrine.ts'
import { type Egypt, liesInEgypt } from './egypt.ts'
import { chanceOfGoal } from './prospects.ts'
import type { Roma } from './roma.ts'

/** What is likely to be whose, as numbers, and the lead that follows from it. */
interface Known {
  readonly chances: readonly number[]
  readonly lead: number
}

/** How many of them are remembered: before a move and after it, and what other moves brought about. */
const KNOWN = 12

/** The goal of the scenario, as a chance. */
export class Goal implements Term {
  readonly #evaluation: AleaEvaluation
  readonly #roma: Roma
  readonly #egypt: Egypt
  readonly #certainty: number
  readonly #known: Known[] = []

  constructor(evaluation: AleaEvaluation, roma: Roma, egypt: Egypt) {
    this.#evaluation = evaluation
    this.#roma = roma
    this.#egypt = egypt
    const { state, data } = evaluation.situation.position
    const { lastYear } = data.scenarios[state.scenario]
    this.#certainty = 0.96 * 0.6 ** Math.min(3, Math.max(0, lastYear - state.year))
  }

  worthOf({ places, regions }: Touched): number {
    const { position, judgement } = this.#evaluation.situation
    if (judgement.goal === 0 || (regions.size === 0 && !liesInEgypt(position, places))) return 0
    return judgement.goal * this.lead()
  }

  /**
   * From -1 to 1: how much likelier the side is to reach its goal than the enemy is to reach his. 0 where points decide.
   */
  lead(): number {
    const { position, aims } = this.#evaluation.situation
    if (position.data.scenarios[position.state.scenario].victory.kind === 'score') return 0
    const roma = this.#doubted(0.5 + 0.5 * (this.#roma.worth() / Math.max(1, aims.roma)))
    const egypt = this.#doubted(this.#egypt.hold())
    const chances = [roma, egypt]
    for (const region of position.data.regionOrder) this.#addChancesOf(region, chances)
    for (const known of this.#known) if (areSame(known.chances, chances)) return known.lead
    const lead = this.#leadAt(chances)
    this.#known.unshift({ chances, lead })
    if (this.#known.length > KNOWN) this.#known.pop()
    return lead
  }

  /** The same, with chances that were found: Roma and Egypt, then each region for the side and for its enemy. */
  #leadAt([roma = 0, egypt = 0, ...chances]: readonly number[]): number {
    const { position, side, enemy } = this.#evaluation.situation
    const { victory } = position.data.scenarios[position.state.scenario]
    if (victory.kind === 'score') return 0
    const own: Record<RegionId, number> = { ...NO_REGIONS }
    const theirs: Record<RegionId, number> = { ...NO_REGIONS }
    for (const [number, region] of position.data.regionOrder.entries()) {
      own[region] = chances[2 * number] ?? 0
      theirs[region] = chances[2 * number + 1] ?? 0
    }
    const mine = { regions: own, enemyRegions: theirs, roma, aegyptii: egypt }
    const his = { regions: theirs, enemyRegions: own, roma: 1 - roma, aegyptii: 1 - egypt }
    return chanceOfGoal(victory.goals[side], mine) - chanceOfGoal(victory.goals[enemy], his)
  }

  /** How likely each side is to have a region in the end. */
  #addChancesOf(region: RegionId, chances: number[]): void {
    const { situation, holds } = this.#evaluation
    const { position, side, enemy } = situation
    const holder = position.state.regions[region]
    const standing = holds.standingOf(region)
    const own = standing.own.taken
    const theirs = standing.theirs.taken
    const mine = holder === side ? (1 - theirs) * (1 - standing.exposure) : own
    const his = holder === enemy ? 1 - own : holder === side ? theirs : (1 - own) * theirs
    chances.push(this.#doubted(mine), this.#doubted(his))
  }

  /** The farther off the end, the less is certain. */
  #doubted(chance: number): number {
    return 0.5 + (Math.min(1, Math.max(0, chance)) - 0.5) * this.#certainty
  }
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}
