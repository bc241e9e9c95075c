import { isLeader, romansOf } from '../../../imperator/rules/pieces.ts'
import type { SideId } from '../../data/index.ts'
import { sideIds } from '../../data/types.ts'
import { dropProtectores, dropRank } from '../emperors/offices.ts'
import { follows, isFollower, isUsurper } from '../emperors/ranks.ts'
import { mayBePassing } from '../movement/passing.ts'
import type { SemperReason } from '../reasons.ts'
import type { Place, Semper, SemperPosition, Usurpation } from '../state.ts'

/** SV-3.6.3-I: the ordinary forces of a player and those of his Usurpers are two camps, and keep apart. */

/** He is a Usurper or bears a Civil War marker. */
export function isRebel(position: SemperPosition, piece: string): boolean {
  return isUsurper(position, piece) || (isRomanLeader(position, piece) && isFollower(position, piece))
}

function isRomanLeader({ data }: SemperPosition, piece: string): boolean {
  return Object.hasOwn(data.romanLeaders, piece)
}

/** Why counters of one camp may not end where leaders of their player's other camp are; SV-3.6.5-C: two Usurpers may meet. */
export function whyCampsApart(
  position: SemperPosition,
  side: SideId,
  pieces: readonly string[],
  place: Place,
): SemperReason | null {
  if (position.state.usurpations.length === 0) return null
  const { leaders } = romansOf(position, place, side)
  // In most places there is no leader of his.
  if (leaders.length === 0 || isUnitOnly(position, pieces)) return null
  const rebels = pieces.some(piece => isRebel(position, piece))
  const stranger = leaders.find(id => !pieces.includes(id) && isRebel(position, id) !== rebels)
  if (stranger === undefined) return null
  return { rule: 'SV-3.6.3-I', why: 'camps-apart', about: { leader: stranger, zone: place } }
}

/** Units without a leader belong to whoever leads them next (SV-3.6.3-G). */
function isUnitOnly({ data }: SemperPosition, pieces: readonly string[]): boolean {
  return pieces.every(piece => !isLeader(data, piece))
}

/**
 * RULING-114: a leader who finds himself beside rebels of his own player, but not by a march, takes up their cause until it is
 * lost or won.
 */
export function takeUpCause(g: Semper, place: Place): void {
  for (const side of sideIds) {
    const { leaders } = romansOf(g, place, side)
    const cause = leaders.map(id => causeOf(g, id)).find(each => each !== null)
    if (cause == null) continue
    for (const id of leaders) if (!isRebel(g, id)) follow(g, cause, id, place)
  }
}

function follow(g: Semper, { usurper, companions }: Usurpation, id: string, zone: Place): void {
  // RULING-25
  dropRank(g, id)
  dropProtectores(g, id)
  companions.push(id)
  g.tell({ kind: 'joins-usurper', rule: 'SV-3.6.3-I', data: { leader: id, usurper, zone } })
}

/** The usurpation that a leader stands for. */
export function causeOf(position: SemperPosition, id: string): Usurpation | null {
  const { usurpations } = position.state
  return usurpations.find(each => each.usurper === id || follows(position, each, id)) ?? null
}

/** Places where the two camps of a player stand together, and nobody is passing through. */
export function mixedCamps(position: SemperPosition): readonly Place[] {
  const { data, state } = position
  if (state.usurpations.length === 0) return []
  return data.index.places.filter(place =>
    sideIds.some(side => {
      const { leaders } = romansOf(position, place, side)
      const [first, ...others] = leaders.filter(id => !mayBePassing(position, id))
      return others.some(id => isRebel(position, id) !== isRebel(position, first ?? id))
    }),
  )
}
