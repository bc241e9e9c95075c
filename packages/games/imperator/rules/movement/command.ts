import { row } from '@aquila/engine'
import type { FactionId } from '../../data/map.ts'
import { actsAsRoman, isLeader, isNaves, isOfPeople, isUnit, peopleOf, sideOf } from '../pieces.ts'
import type { CampaignPosition } from '../state.ts'

/** Whom a leader can take with him. */

/**
 * 3.4.1: a Roman leader takes units of his faction and of its allies. 4.3: the leader of a People takes units of his own
 * People only, or of one that is the same now (4.1).
 */
export function canCommand(position: CampaignPosition, leader: string, unit: string): boolean {
  const side = sideOf(position, leader)
  if (side === null || sideOf(position, unit) !== side) return false
  const people = peopleOf(position.data, unit)
  if (!actsAsRoman(position, leader)) return isOfPeople(position, unit, peopleOf(position.data, leader))
  return people === null || row(position.state.peoples, people).status === 'allegiance'
}

/** Land units of a side in a place that a leader can command. */
export function landUnitsUnder(
  position: CampaignPosition,
  leader: string,
  stack: readonly string[],
): string[] {
  return stack.filter(piece => isLandUnitUnder(position, leader, piece))
}

/** True if there are any. */
export function hasLandUnitsUnder(
  position: CampaignPosition,
  leader: string,
  stack: readonly string[],
): boolean {
  for (const piece of stack) if (isLandUnitUnder(position, leader, piece)) return true
  return false
}

function isLandUnitUnder(position: CampaignPosition, leader: string, piece: string): boolean {
  const { data } = position
  return isUnit(data, piece) && !isNaves(data, piece) && canCommand(position, leader, piece)
}

/** True if a leader of the side other than those named is in the stack. */
export function hasOtherLeader(
  position: CampaignPosition,
  side: FactionId,
  stack: readonly string[],
  without: readonly string[],
): boolean {
  return stack.some(
    piece => isLeader(position.data, piece) && sideOf(position, piece) === side && !without.includes(piece),
  )
}
