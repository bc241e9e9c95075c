import type { Choice } from '@aquila/engine'
import { row } from '@aquila/engine'
import type { FactionId, Neighbour } from '../../data/map.ts'
import { oneOfEach } from '../alike.ts'
import { counterOf, joint, leadersAmong, NO_COMPANY, stackOfNumber, unitsAmong } from '../counters.ts'
import { companyAmong, companyOf, isRoman, leader, placeOf, romansAmong, unit } from '../pieces.ts'
import type { Campaign, CampaignPosition, Company, Place, Stack } from '../state.ts'
import { leaderAllowance } from './allowance.ts'
import { costsFrom } from './distance.ts'
import { canLead, canMarchAlone } from './land.ts'
import { campOf } from './stacking.ts'

/** What a side can move from a place: `lead` and `sail` a leader, `march` a unit without a leader. */
export function movesFrom(
  position: CampaignPosition,
  place: Place,
  side: FactionId,
  flight = false,
): Choice[] {
  const { leaders, units } = companyOf(position, place, side)
  return [
    ...movesOfLeaders(position, leaders, flight),
    ...marchesOf(position, ableToMarch(position, units, flight)),
  ]
}

function movesOfLeaders(position: CampaignPosition, leaders: readonly string[], flight: boolean): Choice[] {
  const choices: Choice[] = []
  for (const id of leaders) {
    const counter = leader(position, id)
    if (counter.moved) continue
    if (canLead(position, id, flight, counter)) choices.push(choiceOf('lead', id))
    if (position.data.series.canSail(position, id, flight)) choices.push(choiceOf('sail', id))
  }
  return choices
}

/** The units in a place that can march without a leader. */
function ableToMarch(position: CampaignPosition, units: readonly string[], flight: boolean): string[] {
  const { data } = position
  const able: string[] = []
  // Units of one sort in one zone can all march alone, or none: what was found for the last one is kept.
  let lastSort: string | null = null
  let marches = false
  for (const id of units) {
    const counter = unit(position, id)
    if (counter.moved) continue
    const sort = data.series.sortOf(row(data.units, id))
    if (sort !== lastSort) marches = canMarchAlone(position, id, flight, counter)
    lastSort = sort
    if (marches) able.push(id)
  }
  return able
}

function marchesOf(position: CampaignPosition, able: readonly string[]): Choice[] {
  const choices: Choice[] = []
  for (const id of oneOfEach(position, able)) choices.push(choiceOf('march', id))
  return choices
}

const made = {
  lead: new Map<string, Choice>(),
  sail: new Map<string, Choice>(),
  march: new Map<string, Choice>(),
}

/** The same choices come up thousands of times: each is made once. */
function choiceOf(verb: keyof typeof made, noun: string): Choice {
  const known = made[verb].get(noun)
  if (known !== undefined) return known
  const choice = Object.freeze({ verb, noun })
  made[verb].set(noun, choice)
  return choice
}

/** Where counters of the side stand, and their moves as long as nothing has changed them. */
interface Post {
  readonly place: Place
  /** That of the place in the lists. */
  readonly number: number
  readonly led: boolean
  /** How far other places are, by their numbers; wanted only for leaders. */
  costs: readonly number[] | null
  /** A People at war stands here. */
  readonly foreign: boolean
  ofLeaders: readonly Choice[] | null
  /** The units that can march without a leader. */
  able: readonly string[] | null
  ofUnits: readonly Choice[] | null
  /** Those of leaders and units; null: one of them is to be looked for again. */
  all: readonly Choice[] | null
}

/**
 * The moves of a side, kept by the place they start from. After a move only those are looked for again that it can
 * have changed. Whatever reaches farther makes everything be looked for again. Places go by their numbers here: it is
 * gone through after every move.
 */
export class Offers {
  readonly #position: Campaign
  readonly #side: FactionId
  #posts: Post[] = []
  /** Those of Peoples at war. */
  #foreignPosts: Post[] = []
  /** By the numbers of the places. */
  #postAt: (Post | undefined)[] = []
  #moverIsForeign = false
  #from = 0
  /** Who stood there before the move. */
  #stack: Stack
  #leaders: readonly string[] = []
  #units: readonly string[] = []
  #rolls = 0
  #upheavals = 0

  constructor(position: Campaign, side: FactionId) {
    this.#position = position
    this.#side = side
    this.#stack = position.data.index.nobody
    this.lookAgainEverywhere()
  }

  /** All moves, and after them what else there is to choose. */
  list(further: readonly Choice[] = []): Choice[] {
    let length = further.length
    for (const post of this.#posts) length += (post.all ?? this.#lookAt(post)).length
    // Made as long as it will be: a list that grows is copied again and again.
    const all = new Array<Choice>(length)
    let filled = 0
    for (const post of this.#posts) if (post.all !== null) filled = fill(all, filled, post.all)
    fill(all, filled, further)
    return all
  }

  /** The leaders who can set out by land. */
  *leads(): Generator<string> {
    for (const post of this.#posts) {
      if (!post.led) continue
      for (const { verb, noun } of post.all ?? this.#lookAt(post)) if (verb === 'lead') yield String(noun)
    }
  }

  #lookAt(post: Post): readonly Choice[] {
    const stack = stackOfNumber(this.#position, post.number)
    const { leaders, units } = companyAmong(this.#position, stack, post.place, this.#side)
    post.ofLeaders ??= movesOfLeaders(this.#position, leaders, false)
    post.able ??= ableToMarch(this.#position, units, false)
    post.ofUnits ??= marchesOf(this.#position, post.able)
    post.all = joint(post.ofLeaders, post.ofUnits)
    return post.all
  }

  /** A leader who moves takes only counters along that stand where he stands. */
  beforeMoveOf(piece: string): void {
    const { data, dice } = this.#position
    const counter = counterOf(this.#position, piece)
    this.#moverIsForeign = campOf(this.#position, piece, counter) > 0
    this.#from = this.#numberOf(counter.place)
    this.#stack = stackOfNumber(this.#position, this.#from)
    this.#leaders = leadersAmong(data, this.#stack)
    this.#units = unitsAmong(data, this.#stack)
    this.#rolls = dice.rolls.length
  }

  /** Gives whether it was a march and no more. */
  afterMove(): boolean {
    const touched = [this.#from]
    this.#noteWhere(this.#leaders, touched)
    this.#noteWhere(this.#units, touched)
    if (this.#reachesFar(touched)) {
      this.lookAgainEverywhere()
      return false
    }
    for (const number of touched) {
      const post = this.#postAt[number]
      if (post === undefined) continue
      if (post.foreign || this.#moverIsForeign) forget(post)
      else this.#lookAgainAfterRomans(post)
    }
    this.#lookAgainNear(touched)
    if (this.#position.data.series.leadersKeepApart(this.#position) && this.#hasLeaderLeft())
      for (const post of this.#posts) if (post.led) forgetLeaders(post)
    return true
  }

  /**
   * A People at war is in the way of Romans and of other Peoples, and they in its way (4.2.4): of a unit that goes one zone
   * next door, of a leader wherever he could pass. What Romans do concerns no other Romans, and Peoples only where Romans
   * are now or are no longer.
   */
  #lookAgainNear(touched: readonly number[]): void {
    const posts = this.#moverIsForeign ? this.#posts : this.#foreignPosts
    if (posts.length === 0) return
    const changed = this.#onlyRomans() ? touched.filter(number => this.#isTakenOrLeft(number)) : touched
    if (changed.length === 0) return
    for (const number of changed) this.#lookAgainNextTo(number)
    const allowance = leaderAllowance(this.#position)
    for (const post of posts)
      if (post.led && this.#isWithinReach(post, changed, allowance)) forgetLeaders(post)
  }

  #numberOf(place: Place): number {
    return this.#position.data.index.numberOfPlace.get(place) ?? -1
  }

  #nameOf(number: number): Place {
    return this.#position.data.index.places[number] ?? ''
  }

  /** Zones touch each other both ways, and are the first places. From the sea no unit goes anywhere by itself. */
  #lookAgainNextTo(number: number): void {
    for (const { ordinal } of this.#position.data.zoneList[number]?.neighbours ?? NO_STEPS) {
      const post = this.#postAt[ordinal]
      if (post !== undefined && (post.foreign || this.#moverIsForeign)) forget(post)
    }
  }

  /** True if there were none but Romans where the move began. */
  #onlyRomans(): boolean {
    const { data } = this.#position
    // Only Roman counters show a faction.
    const { leaders, units } = this.#stack.others
    for (const leader of leaders) if (!isRoman(data, leader)) return false
    for (const unit of units) if (!isRoman(data, unit)) return false
    return true
  }

  /** True if the side's Romans have all gone from a place, or were not there before this move. */
  #isTakenOrLeft(number: number): boolean {
    const stack = stackOfNumber(this.#position, number)
    const { leaders, units } = romansAmong(this.#position, stack, this.#nameOf(number), this.#side)
    if (number === this.#from) return leaders.length === 0 && units.length === 0
    for (const leader of leaders) if (!this.#leaders.includes(leader)) return false
    for (const unit of units) if (!this.#units.includes(unit)) return false
    return true
  }

  /** Romans have left the place, or come there: its leaders may have other units to take; units march as before. */
  #lookAgainAfterRomans(post: Post): void {
    if (post.led) forgetLeaders(post)
    if (post.able === null) return
    const able: string[] = []
    for (const id of post.able) {
      const { place, moved } = unit(this.#position, id)
      if (place === post.place && !moved) able.push(id)
    }
    if (able.length === post.able.length) return
    post.able = able
    forgetUnits(post)
  }

  #hasLeaderLeft(): boolean {
    const from = this.#nameOf(this.#from)
    for (const leader of this.#leaders) if (placeOf(this.#position, leader) !== from) return true
    return false
  }

  #noteWhere(pieces: readonly string[], touched: number[]): void {
    // Most have stayed, and the others have gone together.
    let last = this.#nameOf(this.#from)
    for (const piece of pieces) {
      const place = placeOf(this.#position, piece)
      if (place === last) continue
      last = place
      const number = this.#numberOf(place)
      if (!touched.includes(number)) touched.push(number)
    }
  }

  /** True if a leader could come from here to one of the places. */
  #isWithinReach(post: Post, touched: readonly number[], allowance: number): boolean {
    post.costs ??= costsFrom(this.#position.data, post.place)
    for (const number of touched)
      if ((post.costs[number] ?? Number.POSITIVE_INFINITY) <= allowance) return true
    return false
  }

  /** What the game calls an upheaval, a loss, as a leader's death may turn others, or whatever dice have decided. */
  #reachesFar(touched: readonly number[]): boolean {
    const { data, dice } = this.#position
    if (dice.rolls.length !== this.#rolls || data.series.upheavals(this.#position) !== this.#upheavals)
      return true
    // The boxes come after the places on the map.
    for (const number of touched) if (number < 0 || number >= data.index.placesOnMap.length) return true
    return false
  }

  /** Something has changed that was no move of this side. */
  lookAgainEverywhere(): void {
    const { state, data } = this.#position
    this.#upheavals = data.series.upheavals(this.#position)
    this.#posts = []
    this.#foreignPosts = []
    this.#postAt = []
    const { placesOnMap, nobody } = data.index
    for (let number = 0; number < placesOnMap.length; number++) {
      const stack = state.stacks[number]
      const place = placesOnMap[number]
      if (stack === undefined || stack === nobody || place === undefined) continue
      const { leaders, units } = companyAmong(this.#position, stack, place, this.#side)
      if (leaders.length + units.length === 0) continue
      const foreign = stack.others !== NO_COMPANY && this.#isAtWar(stack.others)
      const post = newPost(place, number, leaders.length > 0, foreign)
      this.#posts.push(post)
      if (foreign) this.#foreignPosts.push(post)
      this.#postAt[number] = post
    }
  }

  #isAtWar({ leaders, units }: Company): boolean {
    for (const piece of leaders) if (campOf(this.#position, piece) > 0) return true
    for (const piece of units) if (campOf(this.#position, piece) > 0) return true
    return false
  }
}

const NO_STEPS: readonly Neighbour[] = []

function newPost(place: Place, number: number, led: boolean, foreign: boolean): Post {
  return { place, number, led, costs: null, foreign, ofLeaders: null, able: null, ofUnits: null, all: null }
}

function forget(post: Post): void {
  forgetLeaders(post)
  post.able = null
  forgetUnits(post)
}

function forgetLeaders(post: Post): void {
  post.ofLeaders = null
  post.all = null
}

function forgetUnits(post: Post): void {
  post.ofUnits = null
  post.all = null
}

/** Writes the choices into the list, from there on; gives where they end. */
function fill(list: Choice[], from: number, choices: readonly Choice[]): number {
  let next = from
  for (const choice of choices) list[next++] = choice
  return next
}
