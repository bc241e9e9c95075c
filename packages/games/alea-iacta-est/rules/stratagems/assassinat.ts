import { pick, type Reason, type Rules } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { leaderDies } from '../fate.ts'
import { rollWithFavour } from '../favour.ts'
import { isOnMap, placeOf, romanLeadersOnMap, sideOf } from '../pieces.ts'
import { type Alea, type AleaPosition, opponentOf } from '../state.ts'

/** Assassinat. */

/** AIE-6.3-c, RULING-87, RULING-90: an enemy Roman leader, but never Caesar. */
export function whyNotVictim(position: AleaPosition, side: FactionId, id: string): Reason | null {
  const about = { leader: id }
  if (id === 'caesar') return { rule: 'AIE-6.3-c', why: 'caesar-is-guarded' }
  if (position.data.romanLeaders[id] === undefined || sideOf(position, id) !== opponentOf(side))
    return { rule: 'AIE-6.3-c', why: 'not-an-enemy-leader', about }
  return null
}

export function hasVictim(position: AleaPosition, side: FactionId): boolean {
  const { data } = position
  const enemy = opponentOf(side)
  return data.romanLeaderIds.some(
    id => id !== 'caesar' && isOnMap(data, placeOf(position, id)) && sideOf(position, id) === enemy,
  )
}

function victims(position: AleaPosition, side: FactionId): string[] {
  return romanLeadersOnMap(position, opponentOf(side)).filter(id => whyNotVictim(position, side, id) === null)
}

/** AIE-6.3-c: 8 or 9 of 1d10 kills; Octavianus and M. Antonius die only of a 9. */
export function* assassinat(g: Alea, side: FactionId): Rules {
  const victim = yield* pick({
    role: side,
    rule: 'AIE-6.3-c',
    task: 'pick-victim',
    verb: 'assassinate',
    nouns: victims(g, side),
  })
  const guarded = victim === 'octavianus' || victim === 'm-antonius'
  const roll = yield* rollWithFavour(g, {
    die: 'd10',
    purpose: 'assassination',
    roller: side,
    zone: placeOf(g, victim),
    piece: victim,
    label: `assassination of ${victim}`,
  })
  const killed = roll >= (guarded ? 9 : 8)
  if (!killed) g.tell({ kind: 'assassination-fails', rule: 'AIE-6.3-c', data: { leader: victim, roll } })
  else yield* leaderDies(g, victim, 'assassination')
}
