import { companyIn, stackAt, stackOfNumber } from '../../../imperator/rules/counters.ts'
import { whyNotStack } from '../../../imperator/rules/movement/stacking.ts'
import type { FactionId, RegionId } from '../../data/index.ts'
import { isLegio, put, unit } from '../pieces.ts'
import { isFreeFor, legionsIn } from '../regions.ts'
import { type Alea, type AleaPosition, boxes, type Place, type Stack } from '../state.ts'

const NONE: readonly never[] = []

/** A region that had its garrison when the movement began. */
interface Guarded {
  readonly region: RegionId
  /** Who stood in its zones when its legions were last counted. */
  readonly stacks: Stack[]
  legions: number
}

/**
 * AIE-3.1.1-c, RULING-11: nobody leaves a region he controls without its garrison. This is judged when he has done with
 * his movement, so that legions can relieve each other; until then he can call back those that have left.
 */
export class Garrisons {
  readonly #position: AleaPosition
  readonly #side: FactionId
  /** Where the legions stood when the movement began, in regions that had their garrison then. */
  readonly #posts = new Map<string, { readonly zone: Place; readonly region: RegionId }>()
  readonly #guarded: Guarded[] = []
  /** How many legions each region needs still, where losses have changed that. */
  readonly #needed = new Map<RegionId, number>()
  readonly #fallen = new Set<string>()
  /** Stacks never change: while it is the same one, nobody has been lost. */
  #reserve: Stack
  #short: readonly RegionId[] = []
  #recalls: readonly string[] = []

  constructor(position: AleaPosition, side: FactionId) {
    this.#position = position
    this.#side = side
    this.#reserve = stackAt(position, boxes.reserve)
    const { state, data } = position
    for (const region of data.regionOrder) {
      const { garrison } = data.regions[region]
      if (garrison === 0 || state.regions[region] !== side) continue
      const legions = legionsIn(position, region, side)
      // Where there are too few already, they may leave.
      if (legions.length < garrison) continue
      for (const legion of legions) this.#posts.set(legion, { zone: unit(position, legion).place, region })
      this.#guarded.push({ region, stacks: [], legions: 0 })
    }
  }

  /** The regions that moves have left short, and that those who left can still help. */
  get short(): readonly RegionId[] {
    return this.#short
  }

  /** Legions that can be called back to a region that is short. */
  get recalls(): readonly string[] {
    return this.#recalls
  }

  /** To be asked after each move. */
  look(): void {
    this.#short = NONE
    this.#recalls = NONE
    if (this.#posts.size === 0) return
    this.#noteLosses()
    if (!this.#someMayBeShort()) return
    const left: string[] = []
    for (const { piece } of this.#position.state.arrivals) if (this.#hasLeft(piece)) left.push(piece)
    if (left.length > 0) this.#lookForThoseWhoLeft(left)
  }

  /** Mostly every region has its garrison, and nobody need be asked whether he has left. */
  #someMayBeShort(): boolean {
    for (const guarded of this.#guarded) {
      this.#countAgain(guarded)
      if (guarded.legions < this.#neededIn(guarded.region)) return true
    }
    return false
  }

  /** Stacks never change: where they are the same, nobody has come or gone. */
  #countAgain(guarded: Guarded): void {
    const { ordinals } = this.#position.data.regions[guarded.region]
    let changed = false
    for (let zone = 0; zone < ordinals.length; zone++) {
      const stack = stackOfNumber(this.#position, ordinals[zone] ?? -1)
      if (guarded.stacks[zone] === stack) continue
      guarded.stacks[zone] = stack
      changed = true
    }
    if (!changed) return
    guarded.legions = 0
    for (const stack of guarded.stacks) guarded.legions += this.#legionsAmong(stack)
  }

  /** AIE-3.6.5-a: no region that had its garrison comes under a Triumvir during a movement, so all who stand there count. */
  #legionsAmong(stack: Stack): number {
    const { data } = this.#position
    let legions = 0
    for (const unit of companyIn(data, stack, this.#side).units) if (isLegio(data, unit)) legions++
    return legions
  }

  /**
   * Losses are never refused: they neither make a departure unlawful that was lawful before, nor one lawful that was not.
   * Where they leave too few, legions may leave.
   */
  #noteLosses(): void {
    const reserve = stackAt(this.#position, boxes.reserve)
    if (reserve === this.#reserve) return
    this.#reserve = reserve
    const fallen: RegionId[] = []
    for (const [piece, post] of this.#posts) {
      if (unit(this.#position, piece).faction === this.#side || this.#fallen.has(piece)) continue
      this.#fallen.add(piece)
      if (this.#lastRegionOf(piece, post.region) === post.region) fallen.push(post.region)
    }
    for (const [region, { length }] of Map.groupBy(fallen, region => region)) this.#lose(region, length)
  }

  #lose(region: RegionId, losses: number): void {
    const { garrison } = this.#position.data.regions[region]
    const needed = this.#neededIn(region)
    const here = legionsIn(this.#position, region, this.#side).length
    const owed = Math.max(0, needed - (here + losses))
    if (owed > 0) this.#needed.set(region, here + owed)
    else if (here < garrison) this.#needed.set(region, 0)
  }

  #neededIn(region: RegionId): number {
    return this.#needed.get(region) ?? this.#position.data.regions[region].garrison
  }

  /** Where a legion that is no more has been at last. */
  #lastRegionOf(piece: string, before: RegionId): RegionId | null {
    const { state, data } = this.#position
    const arrival = state.arrivals.find(each => each.piece === piece)
    return arrival === undefined ? before : (data.zones[arrival.zone]?.region ?? null)
  }

  #hasLeft(piece: string): boolean {
    const post = this.#posts.get(piece)
    if (post === undefined) return false
    const { place } = unit(this.#position, piece)
    return place !== post.zone && this.#position.data.zones[place]?.region !== post.region
  }

  #lookForThoseWhoLeft(left: readonly string[]): void {
    const { state } = this.#position
    const short: RegionId[] = []
    const recalls: string[] = []
    const gone = Map.groupBy(left, legion => this.#posts.get(legion)?.region ?? null)
    for (const [region, legions] of gone) {
      if (region === null || state.regions[region] !== this.#side) continue
      const here = legionsIn(this.#position, region, this.#side).length
      if (here >= this.#neededIn(region)) continue
      // A unit that is dead, or has no place to return to, binds nobody.
      const able = legions.filter(legion => this.#wayBack(legion) !== null)
      if (able.length === 0) continue
      short.push(region)
      recalls.push(...able)
    }
    this.#short = short
    this.#recalls = recalls
  }

  /** Its old post, or another zone of the region if those who have come there since do not share it with Romans. */
  #wayBack(legion: string): Place | null {
    const position = this.#position
    const post = this.#posts.get(legion)
    // Off the map it belongs to nobody.
    if (post === undefined || unit(position, legion).faction !== this.#side) return null
    if (whyNotStack(position, this.#side, 0, post.zone) === null) return post.zone
    const { zones } = position.data.regions[post.region]
    return zones.find(zone => isFreeFor(position, zone, this.#side)) ?? null
  }

  /** The legion stays in its region after all. */
  recall(g: Alea, legion: string): void {
    const to = this.#wayBack(legion)
    if (to === null) throw new Error(`${legion} cannot return`)
    const from = unit(g, legion).place
    put(g, legion, to)
    g.state.arrivals = g.state.arrivals.filter(({ piece }) => piece !== legion)
    g.tell({ kind: 'recalled', rule: 'AIE-3.1.1-c', data: { unit: legion, from, to } })
  }
}
