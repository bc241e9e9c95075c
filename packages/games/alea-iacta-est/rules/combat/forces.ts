import type { FactionId } from '../../data/index.ts'
import { campOf } from '../movement/stacking.ts'
import { isRoman, landUnitsOf, leadersOf, navesOf, sideOf } from '../pieces.ts'
import { type AleaPosition, opponentOf, type Place } from '../state.ts'

/** AIE-8.1-b: land units fight land units, naves fight naves. */
export type BattleKind = 'land' | 'naval'

/** What a side has in a battle. */
export interface Force {
  readonly side: FactionId
  readonly units: readonly string[]
  readonly leaders: readonly string[]
}

/** Something that changes a roll or a column, and the rule that says so. */
export interface Modifier {
  readonly rule: string
  /** A key of the messages under 'why.'. */
  readonly why: string
  readonly value: number
}

/** A battle about to be fought. Who takes part is looked up when it matters: stratagems can change it. */
export interface Engagement {
  readonly zone: Place
  readonly kind: BattleKind
  readonly attacker: FactionId
  readonly defender: FactionId
  /** AIE-8.1-d: leaders assigned to the naval combat; null: all of a side's leaders are in the only one. */
  readonly navalLeaders: ReadonlySet<string> | null
  /** Poliorcétique and Muraille (AIE-6.3-i, AIE-6.3-j). */
  readonly stratagems: Modifier[]
  /** AIE-6.3-h: the side that has played Veni, Vidi, Vici. */
  conqueror: FactionId | null
}

/** AIE-8.3-a: all units of the kind and all leaders of a side in the zone. AIE-8.1-c: at sea the cargo does not fight. */
export function forceOf(position: AleaPosition, battle: Engagement, side: FactionId): Force {
  const { zone, kind, navalLeaders } = battle
  const leaders = leadersOf(position, zone, side)
  return {
    side,
    units: unitsFor(position, zone, kind, side),
    leaders:
      navalLeaders === null ? leaders : leaders.filter(id => navalLeaders.has(id) === (kind === 'naval')),
  }
}

/** True if both sides still have units for this battle. */
export function isOn(position: AleaPosition, battle: Engagement): boolean {
  return isContested(position, battle.zone, battle.kind)
}

/**
 * AIE-8.1-a: units of both sides, of one kind, in one place. AIE-8.1-c: at sea only naves fight. AIE-4.4.1-e: Peoples
 * controlled by the two players do not fight each other. AIE-6.1-b: under Janus Romans do not fight Romans.
 */
export function isContested(position: AleaPosition, place: Place, kind: BattleKind): boolean {
  if (kind === 'land' && !Object.hasOwn(position.data.zones, place)) return false
  const one = unitsFor(position, place, kind, 'caesarian')
  if (one.length === 0) return false
  const other = unitsFor(position, place, kind, 'republican')
  if (other.length === 0) return false
  const foreign = (units: readonly string[]) => units.every(unit => campOf(position, unit) > 0)
  if (foreign(one) && foreign(other)) return false
  if (!position.state.turn.janus) return true
  return !(hasRomans(position, one) && hasRomans(position, other))
}

function unitsFor(position: AleaPosition, place: Place, kind: BattleKind, side: FactionId): string[] {
  return kind === 'naval' ? navesOf(position, place, side) : landUnitsOf(position, place, side)
}

export function hasRomans({ data }: AleaPosition, units: readonly string[]): boolean {
  return units.some(unit => isRoman(data, unit))
}

/** AIE-8.2-f: the zones from which the attacker came into this one. */
export function zonesAttackersCameFrom(position: AleaPosition, zone: Place): Place[] {
  const { arrivals, active } = position.state
  const zones: Place[] = []
  for (const arrival of arrivals) {
    if (arrival.zone === zone && sideOf(position, arrival.piece) === active) zones.push(arrival.from)
  }
  return zones
}

/** AIE-CT-l, RULING-62: every attacking unit came this SMC, and each over a river or strait. */
export function allCrossed(position: AleaPosition, zone: Place, units: readonly string[]): boolean {
  return units.every(unit =>
    position.state.arrivals.some(({ piece, zone: to, crossed }) => piece === unit && to === zone && crossed),
  )
}

export function newEngagement(
  zone: Place,
  kind: BattleKind,
  attacker: FactionId,
  navalLeaders: ReadonlySet<string> | null,
): Engagement {
  const defender = opponentOf(attacker)
  return { zone, kind, attacker, defender, navalLeaders, stratagems: [], conqueror: null }
}
