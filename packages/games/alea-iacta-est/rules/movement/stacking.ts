import type { Reason } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { stackAt } from '../counters.ts'
import {
  counterOf,
  isLeader,
  isNeutral,
  isRoman,
  peopleOf,
  peoplesIn,
  romansOf,
  sideOf,
  stackIn,
} from '../pieces.ts'
import { type AleaPosition, opponentOf, type Place } from '../state.ts'

/** Who may share a zone. AIE-0.4-a: there is no limit on numbers. */

/** 0: Romans and Peoples allied to them; 1 to 3: the groups of Peoples at war (AIE-4.2.4-a). */
export type Camp = 0 | 1 | 2 | 3

/** AIE-4.2.4-b: an allied People stands with the Romans, whatever its group. */
export function campOf(position: AleaPosition, piece: string): Camp {
  const { state, data } = position
  // Only Roman counters show a faction.
  if (counterOf(position, piece).faction !== null) return 0
  const people = peopleOf(data, piece)
  if (people === null || state.peoples[people].status === 'allegiance') return 0
  return data.peoples[people].group
}

/**
 * Why counters of a camp may not share the zone with those of their own side (AIE-4.2.4-a, RULING-35); `coming` are
 * those that would enter it.
 */
export function whyNotStack(
  position: AleaPosition,
  side: FactionId,
  camp: Camp,
  place: Place,
  coming: readonly string[] = [],
): Reason | null {
  const peoples = peoplesIn(position, place)
  const piece =
    stranger(position, side, camp, peoples.leaders, coming) ??
    stranger(position, side, camp, peoples.units, coming) ??
    (camp > 0 ? romanOf(position, side, place, coming) : undefined) ??
    (camp > 0 ? wouldJoin(position, place, coming) : undefined)
  return piece === undefined ? null : { rule: 'AIE-4.2.4-a', why: 'cannot-stack', about: { piece, place } }
}

/** A counter of a People that the side has, but of another camp. */
function stranger(
  position: AleaPosition,
  side: FactionId,
  camp: Camp,
  counters: readonly string[],
  coming: readonly string[],
): string | undefined {
  for (const piece of counters) {
    if (campOf(position, piece) !== camp && sideOf(position, piece) === side && !coming.includes(piece))
      return piece
  }
  return undefined
}

/** A Roman counter of the side. */
function romanOf(
  position: AleaPosition,
  side: FactionId,
  place: Place,
  coming: readonly string[],
): string | undefined {
  const { leaders, units } = romansOf(position, place, side)
  for (const leader of leaders) if (!coming.includes(leader)) return leader
  for (const unit of units) if (!coming.includes(unit)) return unit
  return undefined
}

/** RULING-125: units of a People make the Romans of a Triumvir join their own side (AIE-3.6.5-c), as they come in. */
function wouldJoin(position: AleaPosition, place: Place, coming: readonly string[]): string | undefined {
  const { data } = position
  if (!isNeutral(position, place) || coming.every(piece => isLeader(data, piece))) return undefined
  return stackIn(position, place).find(piece => isRoman(data, piece))
}

/** AIE-4.4.1-e: a controlled People does not fight Peoples that the opponent controls (RULING-35). */
export function whyNotMeet(position: AleaPosition, side: FactionId, camp: Camp, place: Place): Reason | null {
  if (camp === 0) return null
  const enemy = opponentOf(side)
  for (const piece of peoplesIn(position, place).units) {
    if (sideOf(position, piece) === enemy && campOf(position, piece) > 0)
      return { rule: 'AIE-4.4.1-e', why: 'peoples-do-not-fight', about: { piece, place } }
  }
  return null
}

/** True if units of the other side are in the place, of any kind. */
export function hasEnemyUnits(position: AleaPosition, place: Place, side: FactionId): boolean {
  const enemy = opponentOf(side)
  const stack = stackAt(position, place)
  if (stack[enemy].units.length > 0 && !isNeutral(position, place)) return true
  for (const piece of stack.others.units) if (sideOf(position, piece) === enemy) return true
  return false
}

/** AIE-6.1-b, RULING-42: under Janus Roman units do not end a move where enemy Roman units are. */
export function whyJanusForbids(position: AleaPosition, side: FactionId, place: Place): Reason | null {
  if (!position.state.turn.janus) return null
  return romansOf(position, place, opponentOf(side)).units.length > 0
    ? { rule: 'AIE-6.1-b', why: 'janus', about: { place } }
    : null
}
