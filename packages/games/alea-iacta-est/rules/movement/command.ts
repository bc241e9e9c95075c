import type { FactionId, PeopleId } from '../../data/index.ts'
import { actsAsRoman, commandOf, isLeader, isNaves, isUnit, peopleOf, sideOf } from '../pieces.ts'
import type { AleaPosition } from '../state.ts'

/** Whom a leader can take with him. */

/**
 * AIE-3.4.1-b: a Roman leader takes units of his faction and of its allies (RULING-36). AIE-4.3-c: the leader of a
 * People takes units of his own People only. AIE-3.4.2-a, AIE-4.3-a: the same for naves.
 */
export function canCommand(position: AleaPosition, leader: string, unit: string): boolean {
  const side = sideOf(position, leader)
  if (side === null || sideOf(position, unit) !== side) return false
  const people = peopleOf(position.data, unit)
  if (!actsAsRoman(position, leader)) return people === peopleOf(position.data, leader)
  return people === null || position.state.peoples[people].status === 'allegiance'
}

/** AIE-3.4.2-g, RULING-19: at sea the leaders aboard command together. */
export function commandAboard(position: AleaPosition, leaders: readonly string[]): CommandAboard {
  let roman = 0
  const ofPeople = new Map<PeopleId, number>()
  for (const leader of leaders) {
    const command = commandOf(position, leader)
    const people = peopleOf(position.data, leader)
    if (people === null || actsAsRoman(position, leader)) roman += command
    else ofPeople.set(people, (ofPeople.get(people) ?? 0) + command)
  }
  return { roman, ofPeople }
}

export interface CommandAboard {
  /** Of leaders who may command Romans, and allies too (RULING-36). */
  readonly roman: number
  /** Of others, who command their own People only. */
  readonly ofPeople: ReadonlyMap<PeopleId, number>
}

/** Land units of a side in a place that a leader can command. */
export function landUnitsUnder(position: AleaPosition, leader: string, stack: readonly string[]): string[] {
  const found: string[] = []
  for (const piece of stack) {
    if (
      isUnit(position.data, piece) &&
      !isNaves(position.data, piece) &&
      canCommand(position, leader, piece)
    ) {
      found.push(piece)
    }
  }
  return found
}

/** True if a leader of the side other than those named is in the stack. */
export function hasOtherLeader(
  position: AleaPosition,
  side: FactionId,
  stack: readonly string[],
  without: readonly string[],
): boolean {
  return stack.some(
    piece => isLeader(position.data, piece) && sideOf(position, piece) === side && !without.includes(piece),
  )
}
