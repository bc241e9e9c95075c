import { isOnMap, leader, leadersOf } from '../../../imperator/rules/pieces.ts'
import type { DioceseId, SideId } from '../../data/index.ts'
import {
  augustiOf,
  hasEmperor,
  isAugustus,
  isCaesar,
  isDux,
  isFollower,
  isHead,
  isRetired,
  isUsurper,
  romansInPlay,
} from '../emperors/ranks.ts'
import type { SemperReason } from '../reasons.ts'
import { opponentOf, type SemperPosition } from '../state.ts'

/** SV-6.1-A to SV-6.2-C: what the stratagem makes a Usurper of, and its bonus in steps B, C and D. */
export type Grade = 'augustus' | 'caesar' | 'leader'

export const bonusOf: Readonly<Record<Grade, number>> = { augustus: 2, caesar: 1, leader: 0 }

/** SV-3.6.1-A, SV-3.6.5-A: the most Usurpers that one player can have. */
export const MOST_USURPERS = 2

export function mayHaveAnotherUsurper(position: SemperPosition, master: SideId): boolean {
  return usurpationsOf(position, master).length < MOST_USURPERS
}

/** Why a side cannot begin a usurpation with this stratagem at all. */
export function whyNoUsurpation(
  position: SemperPosition,
  plotter: SideId,
  grade: Grade,
): SemperReason | null {
  const { state, data, options } = position
  const threatened = opponentOf(position, plotter)
  const rule = ruleOf(plotter, grade)
  const { truceUntil } = data.scenarios[state.scenario].rules
  if (truceUntil !== null && state.year <= truceUntil) return { rule: 'SV-S4-B', why: 'truce' }
  if (!mayHaveAnotherUsurper(position, plotter)) return { rule: 'SV-3.6.1-A', why: 'two-usurpers-already' }
  // RULING-89
  if (augustiOf(position, threatened).length === 0 && options.usurpWithoutAugustus !== 'allowed')
    return { rule: 'SV-3.6.2-B', why: 'no-augustus-to-usurp' }
  if (grade === 'augustus' && augustiOf(position, threatened).length < 2)
    return { rule, why: 'needs-two-augusti' }
  if (grade === 'caesar' && state.caesares[threatened].length < 2) return { rule, why: 'needs-two-caesars' }
  return null
}

/** Why this leader cannot be made a Usurper by a stratagem of this grade. */
export function whyNotUsurper(
  position: SemperPosition,
  plotter: SideId,
  grade: Grade,
  id: string,
): SemperReason | null {
  const none = whyNoUsurpation(position, plotter, grade)
  if (none !== null) return none
  const { data } = position
  const about = { leader: id }
  const rule = ruleOf(plotter, grade)
  const { place: zone, faction } = leader(position, id)
  if (
    data.romanLeaders[id] === undefined ||
    faction !== opponentOf(position, plotter) ||
    !isOnMap(data, zone)
  )
    return { rule: 'SV-3.6.1-A', why: 'not-an-enemy-leader', about }
  if (isDux(position, id)) return { rule: 'SV-3.3.1-E', why: 'dux', about }
  if (isRetired(position, id)) return { rule: 'SV-S2-B', why: 'retired', about }
  if (isUsurper(position, id) || isFollower(position, id))
    return { rule: 'SV-3.6.2-B', why: 'in-civil-war', about }
  if (gradeOf(position, id) !== grade) return { rule, why: 'other-rank', about }
  if (leadersOf(position, zone, faction).some(other => ranksAbove(position, other, id)))
    return { rule: 'SV-3.6.2-C', why: 'superior-there', about }
  // RULING-114
  if (hasEmperor(position, zone, plotter)) return { rule: 'SV-3.6.3-I', why: 'your-emperor-there', about }
  return whyTooNear(position, plotter, id)
}

export function candidates(position: SemperPosition, plotter: SideId, grade: Grade): readonly string[] {
  return romansInPlay(position, opponentOf(position, plotter)).filter(
    id => whyNotUsurper(position, plotter, grade, id) === null,
  )
}

/** SV-6.1-A: of two Augusti the one who is not the head. */
function gradeOf(position: SemperPosition, id: string): Grade | null {
  if (isHead(position, id)) return null
  if (isAugustus(position, id)) return 'augustus'
  return isCaesar(position, id) ? 'caesar' : 'leader'
}

/** SV-3.6.2-C: plain leader, Caesar, Augustus, Primus or Secondus Augustus. */
function ranksAbove(position: SemperPosition, one: string, other: string): boolean {
  return height(position, one) > height(position, other)
}

function height(position: SemperPosition, id: string): number {
  if (isHead(position, id)) return 3
  if (isAugustus(position, id)) return 2
  return isCaesar(position, id) ? 1 : 0
}

/** SV-3.6.5-A, RULING-121: two Usurpers of one player begin in Dioceses that do not touch, wherever the first is by now. */
export function whyTooNear(position: SemperPosition, plotter: SideId, id: string): SemperReason | null {
  const { data } = position
  const diocese = dioceseOf(position, id)
  if (diocese === null) return null
  for (const { usurper, rose } of usurpationsOf(position, plotter)) {
    if (rose === null) continue
    if (rose === diocese || data.regions[diocese].adjacent.includes(rose))
      return { rule: 'SV-3.6.5-A', why: 'too-near-the-other-usurper', about: { leader: id, usurper } }
  }
  return null
}

export function dioceseOf(position: SemperPosition, id: string): DioceseId | null {
  return position.data.zones[leader(position, id).place]?.region ?? null
}

export function usurpationsOf({ state }: SemperPosition, master: SideId) {
  return state.usurpations.filter(usurpation => usurpation.master === master)
}

function ruleOf(plotter: SideId, grade: Grade): string {
  const letter = { augustus: 'A', caesar: 'B', leader: 'C' }[grade]
  return plotter === 'primus' ? `SV-6.1-${letter}` : `SV-6.2-${letter}`
}
