import type { FactionId } from '../../data/map.ts'
import { campOf } from '../movement/stacking.ts'
import {
  controllerOf,
  isNaves,
  landUnitsOf,
  leadersOf,
  navesOf,
  peoplesIn,
  romansOf,
  sideOf,
} from '../pieces.ts'
import { type CampaignPosition, opponentOf, type Place } from '../state.ts'

/** 8.1: land units fight land units and ships fight ships, in a game whose ships are units. */
export type BattleKind = 'land' | 'naval'

/** What a side has in a battle. */
export interface Force {
  readonly side: FactionId
  readonly units: readonly string[]
  readonly leaders: readonly string[]
}

/** Something that changes a roll or a column, and the rule that says so; `W` are the reasons it may be one of. */
export interface Modifier<W extends string = string> {
  readonly rule: string
  /** A key of the messages under 'why.'. */
  readonly why: W
  readonly value: number
}

/** A battle about to be fought. Who takes part is looked up when it matters: stratagems can change it. */
export interface Engagement {
  readonly zone: Place
  readonly kind: BattleKind
  readonly attacker: FactionId
  readonly defender: FactionId
  /** 8.1: leaders assigned to the naval combat; null: all of a side's leaders are in the only one. */
  readonly navalLeaders: ReadonlySet<string> | null
  /** What stratagems add to the die. */
  readonly stratagems: Modifier[]
  /** The side to which a stratagem has given the best result that there is. */
  conqueror: FactionId | null
}

/** 8.3: all units of the kind and all leaders of a side in the zone. At sea the cargo does not fight. */
export function forceOf(position: CampaignPosition, battle: Engagement, side: FactionId): Force {
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
export function isOn(position: CampaignPosition, battle: Engagement): boolean {
  return isContested(position, battle.zone, battle.kind)
}

/**
 * 8.1: units of both sides, of one kind, in one place; at sea only ships fight. 4.4.1: Peoples controlled by the two
 * players do not fight each other, nor do Romans in a truce.
 */
export function isContested(position: CampaignPosition, place: Place, kind: BattleKind): boolean {
  if (kind === 'land' && !Object.hasOwn(position.data.zones, place)) return false
  const { factions, series } = position.data
  const one = whoIsThere(position, place, kind, factions[0])
  if (one === 'nobody') return false
  const other = whoIsThere(position, place, kind, factions[1])
  if (other === 'nobody') return false
  if (one === 'foreigners' && other === 'foreigners') return false
  return !(one === 'romans' && other === 'romans') || series.truce(position) === null
}

/** Whether Romans of a side are among its units of a kind in a place; if not, allies; if not, Peoples at war. */
function whoIsThere(
  position: CampaignPosition,
  place: Place,
  kind: BattleKind,
  side: FactionId,
): 'romans' | 'allies' | 'foreigners' | 'nobody' {
  const naval = kind === 'naval'
  for (const unit of romansOf(position, place, side).units) {
    if (isNaves(position.data, unit) === naval) return 'romans'
  }
  let foreigners = false
  for (const unit of peoplesIn(position, place).units) {
    if (isNaves(position.data, unit) !== naval || controllerOf(position, unit) !== side) continue
    if (campOf(position, unit) === 0) return 'allies'
    foreigners = true
  }
  return foreigners ? 'foreigners' : 'nobody'
}

function unitsFor(position: CampaignPosition, place: Place, kind: BattleKind, side: FactionId): string[] {
  return kind === 'naval' ? navesOf(position, place, side) : landUnitsOf(position, place, side)
}

/** 8.2: the zones from which the attacker came into this one. */
export function zonesAttackersCameFrom(position: CampaignPosition, zone: Place): Place[] {
  const { arrivals, active } = position.state
  const zones: Place[] = []
  for (const arrival of arrivals) {
    if (arrival.zone === zone && sideOf(position, arrival.piece) === active) zones.push(arrival.from)
  }
  return zones
}

/** 8.3: every attacking unit came in this sequence, and each over a river or strait. */
export function allCrossed(position: CampaignPosition, zone: Place, units: readonly string[]): boolean {
  return units.every(unit =>
    position.state.arrivals.some(({ piece, zone: to, crossed }) => piece === unit && to === zone && crossed),
  )
}

export function newEngagement(
  position: CampaignPosition,
  zone: Place,
  kind: BattleKind,
  attacker: FactionId,
  navalLeaders: ReadonlySet<string> | null,
): Engagement {
  const defender = opponentOf(position, attacker)
  return { zone, kind, attacker, defender, navalLeaders, stratagems: [], conqueror: null }
}
