import { strengthOf } from '../rules/combat/odds.ts'
import { commandOf } from '../rules/pieces.ts'
import type { FactionId, Place } from '../rules/state.ts'
import type { Term } from './doctrine.ts'
import { exitsOf, hasExits, originsOf } from './exits.ts'
import { bestTactical, expectOutlines, leaderWorth, type Outline, outlineOf, worthOf } from './expectation.ts'
import { KeptByGroup, KeptByPlace } from './kept.ts'
import type { Muster } from './muster.ts'
import type { Situation } from './situation.ts'
import { marchOf } from './threats.ts'

/** A loss that the enemy will rather inflict than not. */
const GREAT_LOSS = 25

/** What counters are worth that are not fighting: with a way out, and without one. */
interface Quiet {
  readonly open: number
  readonly cornered: number
}

/** What counters are worth where they stand: what they can do there, and what can be done to them. */
export class Stacks {
  readonly #situation: Situation
  readonly #terms: readonly Term[]
  readonly #quietly: KeptByPlace<Quiet>
  /** By place, and by who stands around it. */
  readonly #cornered = new Map<Place, KeptByGroup<boolean>>()

  constructor(situation: Situation, terms: readonly Term[]) {
    this.#situation = situation
    this.#terms = terms
    this.#quietly = new KeptByPlace(situation.position, place => this.#eitherWay(place))
  }

  /** What the counters in a place are worth to the side where they stand. */
  worthIn(place: Place): number {
    const muster = this.#situation.musterIn(place)
    const { land, naves, leaders, enemyLand, enemyNaves } = muster
    if (land.length + naves.length + leaders.length === 0) return 0
    const factor = this.#situation.worthOfCounters
    if (land.length > 0 && enemyLand.length > 0) return factor * this.#battle(place, muster, 'land')
    if (naves.length > 0 && enemyNaves.length > 0) return factor * this.#battle(place, muster, 'naval')
    const { open, cornered } = this.#quietly.of(place)
    return factor * (open !== cornered && this.#isCornered(place) ? cornered : open)
  }

  #eitherWay(place: Place): Quiet {
    const muster = this.#situation.musterIn(place)
    const open = this.#quiet(place, muster, false)
    return { open, cornered: this.#mayBeCornered(place, muster) ? this.#quiet(place, muster, true) : open }
  }

  #quiet(place: Place, { land, naves, leaders, enemyLand }: Muster, cornered: boolean): number {
    const position = this.#situation.position
    const strength = strengthOf(position, land)
    const led = this.#led(land, leaders)
    const { pullUnled, tactical } = this.#situation.judgement
    let worth =
      this.#situation.pullOf(place) * (led + (strength - led) * pullUnled) +
      led * tactical * bestTactical(position, leaders)
    // Leaders who have ships leave with them.
    if (land.length > 0 || naves.length === 0) {
      const { threats, threatsNextYear, judgement } = this.#situation
      worth -= this.#danger(land, leaders, threats.get(place), cornered)
      worth -= judgement.nextYear * this.#danger(land, leaders, threatsNextYear.get(place), cornered)
    }
    // 7.1: a leader who is alone among enemies must run for his life.
    if (land.length + naves.length === 0 && enemyLand.length > 0)
      for (const id of leaders) worth -= leaderWorth(position, id) / 2
    return worth - this.#winterLosses(place, strength, naves)
  }

  /** Strength that the leaders of a stack can take along. */
  #led(land: readonly string[], leaders: readonly string[]): number {
    if (leaders.length === 0 || land.length === 0) return 0
    const command = leaders.reduce((sum, id) => sum + commandOf(this.#situation.position, id), 0)
    return strengthOf(this.#situation.position, land) * Math.min(1, command / land.length)
  }

  /** What the enemy could win by an attack here. */
  #danger(
    land: readonly string[],
    leaders: readonly string[],
    threat: Outline | undefined,
    isCornered: boolean,
  ): number {
    if (threat === undefined) return 0
    if (land.length === 0) {
      let risk = 0
      for (const id of leaders)
        risk += leaderWorth(this.#situation.position, id) * this.#situation.judgement.lone
      return risk
    }
    const defender = outlineOf(this.#situation.position, land, leaders)
    const { attackerLoses, defenderLoses, chance } = expectOutlines(
      this.#situation.position.data,
      threat,
      defender,
    )
    const leaderRisk =
      leaders.reduce((sum, id) => sum + leaderWorth(this.#situation.position, id), 0) *
      chance *
      this.#situation.judgement.leadersAtRisk
    const heads = this.#situation.judgement.heads * this.#condemned(leaders, threat) * chance
    const { danger, alarm, cornered, deadEnd } = this.#situation.judgement
    const trapped = isCornered ? this.#lostForGood(land, leaders) * chance : 0
    const loss = Math.max(0, defenderLoses + leaderRisk + trapped * cornered - attackerLoses)
    // The enemy cannot do everything: small losses are seldom suffered, great ones are what he looks for.
    return loss * danger * (1 - alarm + alarm * Math.min(2, loss / GREAT_LOSS)) + heads + trapped * deadEnd
  }

  /** What the leaders are worth who would die if their force were beaten by this one. */
  #condemned(leaders: readonly string[], winner: Outline): number {
    const { position, judgement } = this.#situation
    if (judgement.heads === 0) return 0
    return worthOf(position, position.data.series.condemned(position, winner, { leaders }))
  }

  /** False where nobody can come, or nobody cares. */
  #mayBeCornered(place: Place, { land }: Muster): boolean {
    const { judgement, position, threats, threatsNextYear } = this.#situation
    if (judgement.cornered === 0 || land.length === 0 || position.data.zones[place] === undefined)
      return false
    return threats.has(place) || threatsNextYear.has(place)
  }

  /** True if an enemy who comes by land could leave the army here without a way out. */
  #isCornered(place: Place): boolean {
    const { judgement, position } = this.#situation
    const zone = position.data.zones[place]
    if (judgement.cornered === 0 || zone === undefined) return false
    let kept = this.#cornered.get(place)
    if (kept === undefined) {
      const around = [place, ...zone.neighbours.map(neighbour => neighbour.zone)]
      kept = new KeptByGroup(position, around, () => this.#hasNoWayOut(place))
      this.#cornered.set(place, kept)
    }
    return kept.value
  }

  #hasNoWayOut(place: Place): boolean {
    if (hasExits(this.#situation.position, place, this.#situation.side, 2)) return false
    const exits = exitsOf(this.#situation.position, place, this.#situation.side)
    const [exit] = exits
    const closed = exit === undefined || (exits.length === 1 && this.#isApproached(exit))
    return closed && !this.#canSailAway(place, this.#situation.side)
  }

  #canSailAway(place: Place, side: FactionId): boolean {
    const { doctrine, position } = this.#situation
    return doctrine.canSailAway(position, place, side)
  }

  /** Whether an army could march through a zone and on. */
  #isApproached(zone: Place): boolean {
    const march = marchOf(this.#situation.position)
    return (this.#situation.approaches.get(zone) ?? march) < march
  }

  /** What a force loses if it is beaten and cannot leave, beside what any defeat would cost. */
  #lostForGood(land: readonly string[], leaders: readonly string[]): number {
    let lost = strengthOf(this.#situation.position, land) / 2
    for (const id of leaders) lost += leaderWorth(this.#situation.position, id)
    return lost
  }

  /** 9: what would be lost if the year ended here. */
  #winterLosses(place: Place, strength: number, naves: readonly string[]): number {
    const { doctrine, position, isLastSequence, judgement } = this.#situation
    const lost = doctrine.lostInWinter(position, place, strength, naves)
    return isLastSequence ? lost : lost * judgement.winter
  }

  /** What those who are encircled lose beside: the enemy, less the side itself if it is beaten. */
  #encirclement(place: Place, { land, leaders, enemyLand, enemyLeaders }: Muster, chance: number): number {
    if (this.#situation.judgement.encircled === 0 || this.#situation.position.data.zones[place] === undefined)
      return 0
    const position = this.#situation.position
    let worth = 0
    if (
      chance > 0 &&
      exitsOf(position, place, this.#situation.enemy, originsOf(position, place)).length === 0 &&
      !this.#canSailAway(place, this.#situation.enemy)
    )
      worth += chance * this.#lostForGood(enemyLand, enemyLeaders)
    if (
      chance < 1 &&
      exitsOf(position, place, this.#situation.side).length === 0 &&
      !this.#canSailAway(place, this.#situation.side)
    )
      worth -= (1 - chance) * this.#lostForGood(land, leaders)
    return worth * this.#situation.judgement.encircled
  }

  #battle(place: Place, muster: Muster, kind: 'land' | 'naval'): number {
    const { land, naves, leaders } = muster
    const { attackerLoses, defenderLoses, chance } = this.#situation.battleAt(place, kind)
    const strength = strengthOf(this.#situation.position, land)
    const fear = this.#fear(muster, chance)
    // A beaten army must also go back, and a victory opens the way.
    const { ownLosses, enemyLosses, advance: opening } = this.#situation.judgement
    const advance =
      opening * (strength * this.#situation.pullOf(place) * chance + this.#led(land, leaders) * 0.02)
    const encircled = kind === 'land' ? this.#encirclement(place, muster, chance) : 0
    const answer = this.#answer(place, muster, chance)
    // The winner is still there when the year ends; what he has lost by then the winter cannot take.
    const winter = chance * Math.max(0, this.#winterLosses(place, strength, naves) - attackerLoses)
    return (
      enemyLosses * defenderLoses - ownLosses * attackerLoses - fear + advance + encircled - answer - winter
    )
  }

  /** What the enemy could do next to the victors of a battle, with armies that are not in it. */
  #answer(place: Place, { land, leaders, enemyLand }: Muster, chance: number): number {
    const { judgement, threats, position } = this.#situation
    const threat = threats.get(place)
    if (judgement.answer === 0 || threat === undefined || land.length === 0) return 0
    const strength = threat.strength - strengthOf(position, enemyLand)
    if (strength <= 0) return 0
    const cornered = this.#isCornered(place)
    return judgement.answer * chance * this.#danger(land, leaders, { ...threat, strength }, cornered)
  }

  /** What a battle brings about beside its losses. */
  #fear(muster: Muster, chance: number): number {
    let fear = 0
    for (const term of this.#terms) fear += term.fearOfBattle?.(muster, chance) ?? 0
    return fear
  }

  /** True if the enemy could come and would likely win. */
  isInDanger(place: Place): boolean {
    const threat = this.#situation.threats.get(place)
    const { land, leaders } = this.#situation.musterIn(place)
    if (threat === undefined || land.length + leaders.length === 0) return false
    if (land.length === 0) return true
    return (
      expectOutlines(
        this.#situation.position.data,
        threat,
        outlineOf(this.#situation.position, land, leaders),
      ).chance > 0.5
    )
  }
}
