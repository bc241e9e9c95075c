import { row } from '@aquila/engine'
import { isOnMap, leader, politicalOf, romansOf } from '../../../imperator/rules/pieces.ts'
import { fleetIds } from '../../data/dioceses.ts'
import type { DioceseId, SideId } from '../../data/index.ts'
import { fleetBox, opponentOf, type Place, type SemperPosition, type Usurpation } from '../state.ts'

/** Who is what: Augusti, Caesars, Usurpers and the leaders who follow them. */

export type Rank = 'augustus' | 'caesar'
export type RankMark = Rank | SideId | 'usurper'

/** SV-3.5.1-A: the Primus or the Secondus Augustus. */
export function isHead({ state }: SemperPosition, id: string): boolean {
  return state.emperors.primus === id || state.emperors.secondus === id
}

/** SV-3.5.1-B: the Primus and the Secondus Augustus are Augusti too. */
export function isAugustus(position: SemperPosition, id: string): boolean {
  const { primus, secondus } = position.state.augusti
  return isHead(position, id) || primus.includes(id) || secondus.includes(id)
}

export function isCaesar({ state }: SemperPosition, id: string): boolean {
  return state.caesares.primus.includes(id) || state.caesares.secondus.includes(id)
}

export function isEmperor(position: SemperPosition, id: string): boolean {
  return isAugustus(position, id) || isCaesar(position, id)
}

export function isUsurper({ state }: SemperPosition, id: string): boolean {
  return state.usurpations.some(({ usurper }) => usurper === id)
}

/** SV-3.5.1-A, SV-3.5.1-B, SV-3.6.1-A: what stands on the marker of a leader; null: he bears none. */
export function rankOf(position: SemperPosition, id: string): RankMark | null {
  if (isUsurper(position, id)) return 'usurper'
  if (isHead(position, id)) return position.state.emperors.primus === id ? 'primus' : 'secondus'
  if (isAugustus(position, id)) return 'augustus'
  return isCaesar(position, id) ? 'caesar' : null
}

/** SV-3.6.3-A: he bears a Civil War marker. */
export function isFollower(position: SemperPosition, id: string): boolean {
  const { usurpations } = position.state
  return usurpations.length > 0 && usurpations.some(usurpation => follows(position, usurpation, id))
}

/** SV-3.6.3-A, RULING-114: he bears the Civil War marker of this usurpation; SV-S5-A: as everybody of his side does. */
export function follows(
  position: SemperPosition,
  { usurper, followers, companions, everybody, master }: Usurpation,
  id: string,
): boolean {
  if (followers.includes(id) || companions.includes(id)) return true
  return everybody && usurper !== id && leader(position, id).faction === master && !isEmperor(position, id)
}

/** SV-3.2.1-B, SV-8.6.3-A: an Augustus, a Caesar or a Usurper. */
export function isPurple(position: SemperPosition, id: string): boolean {
  return isEmperor(position, id) || isUsurper(position, id)
}

/** SV-3.3.1-E */
export function isDux({ data }: SemperPosition, id: string): boolean {
  const roman = data.romanLeaders[id]
  return roman !== undefined && roman.dux !== null
}

/** SV-S2-B, SV-S6-A */
export function isRetired({ state, data }: SemperPosition, id: string): boolean {
  return data.scenarios[state.scenario].rules.retired.includes(id)
}

/** RULING-21: the Primus and the Secondus Augustus who are of a side. Until a change of roles that is due both may be of one. */
export function headsOf(position: SemperPosition, side: SideId): readonly string[] {
  const { primus, secondus } = position.state.emperors
  return [primus, secondus].filter(id => id !== null).filter(id => leader(position, id).faction === side)
}

/** RULING-88: the role that a player plays, or will when a change of roles that is due has been made. */
export function roleToCome(position: SemperPosition, side: SideId): SideId {
  return position.state.turn.roleChange === null ? side : opponentOf(position, side)
}

/** The Augusti of a side, its head first. */
export function augustiOf(position: SemperPosition, side: SideId): readonly string[] {
  return [...headsOf(position, side), ...position.state.augusti[side]]
}

/** All emperors of a side. */
export function emperorsOf(position: SemperPosition, side: SideId): readonly string[] {
  return [...augustiOf(position, side), ...position.state.caesares[side]]
}

/** Whether an emperor of a side is in a place. */
export function hasEmperor(position: SemperPosition, place: Place, side: SideId): boolean {
  return romansOf(position, place, side).leaders.some(id => isEmperor(position, id))
}

/** SV-3.1.2-A, SV-3.1.2-D: the zones of the imperial capitals that there are now. */
export function capitalZones({ state, data }: SemperPosition): readonly Place[] {
  const zones = data.capitals.map(capital => capital.zone)
  return state.constantinopolis.built ? [...zones, data.constantinopolis.zone] : zones
}

/** SV-3.7.3-B, RULING-17: the zone of a Diocese's imperial capital, if it has one now. */
export function capitalOf({ state, data }: SemperPosition, diocese: DioceseId): Place | null {
  if (state.constantinopolis.built && diocese === data.constantinopolis.diocese)
    return data.constantinopolis.zone
  return data.regions[diocese].capital
}

/** SV-3.5.1-D: the Dioceses with an imperial capital that a side controls. */
export function capitalDioceses(position: SemperPosition, side: SideId): readonly DioceseId[] {
  const { state, data } = position
  return data.regionOrder.filter(
    diocese => state.regions[diocese] === side && capitalOf(position, diocese) !== null,
  )
}

/** On the map, or aboard a fleet. */
export function isInPlay(position: SemperPosition, id: string): boolean {
  const { place } = leader(position, id)
  return isOnMap(position.data, place) || fleetIds.some(fleet => place === fleetBox(fleet))
}

/** The Roman leaders of a side in play, in the order of the table. */
export function romansInPlay(position: SemperPosition, side: SideId): readonly string[] {
  return position.data.romanLeaderIds.filter(
    id => leader(position, id).faction === side && isInPlay(position, id),
  )
}

/** SV-3.5.2-G, RULING-22: who can be picked when nobody is left: no emperor, no Dux, nobody retired, nobody of a Usurper's. */
export function generalsOf(position: SemperPosition, side: SideId): readonly string[] {
  return romansInPlay(position, side).filter(
    id =>
      isOnMap(position.data, leader(position, id).place) &&
      !isEmperor(position, id) &&
      !isDux(position, id) &&
      !isRetired(position, id) &&
      !isUsurper(position, id) &&
      !isFollower(position, id),
  )
}

/** SV-3.5.2-E, RULING-20: the best of several by CC, then SR, then TB; more than one if even those are equal. */
export function bestOf(position: SemperPosition, ids: readonly string[]): readonly string[] {
  const worth = (id: string): readonly number[] => {
    const { faction } = leader(position, id)
    const { command, strategic, tactical } = row(position.data.romanLeaders, id).faces[faction ?? 'primus']
    return [command, strategic, tactical]
  }
  const compare = (one: string, other: string): number => {
    const [mine, his] = [worth(one), worth(other)]
    for (const [index, value] of mine.entries()) {
      const difference = value - (his[index] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }
  return ids.filter(id => ids.every(other => compare(id, other) >= 0))
}

/** SV-2.B-1: without a Primus Augustus it is 0 (RULING-22). */
export function politicalOfPrimus(position: SemperPosition): number {
  const { primus } = position.state.emperors
  return primus === null ? 0 : politicalOf(position, primus)
}
