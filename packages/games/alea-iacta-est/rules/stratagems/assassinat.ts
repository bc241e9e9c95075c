import { assassinate } from '../../../imperator/rules/stratagems/effects/assassination.ts'
import { spend } from '../../../imperator/rules/stratagems/hand.ts'
import type { FactionId } from '../../data/index.ts'
import { surplusGoesDown } from '../movement/transport.ts'
import { isOnMap, placeOf, romanLeadersOnMap, sideOf } from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import { type Alea, type AleaPosition, opponentOf } from '../state.ts'
import type { AleaStratagem } from './stratagem.ts'

/** Assassinat. */

/** AIE-6.3-c, RULING-87, RULING-90: an enemy Roman leader, but never Caesar. */
export function whyNotVictim(position: AleaPosition, side: FactionId, id: string): AleaReason | null {
  const about = { leader: id }
  if (id === 'caesar') return { rule: 'AIE-6.3-c', why: 'caesar-is-guarded' }
  if (position.data.romanLeaders[id] === undefined || sideOf(position, id) !== opponentOf(position, side))
    return { rule: 'AIE-6.3-c', why: 'not-an-enemy-leader', about }
  return null
}

function hasVictim(position: AleaPosition, side: FactionId): boolean {
  const { data } = position
  const enemy = opponentOf(position, side)
  return data.romanLeaderIds.some(
    id => id !== 'caesar' && isOnMap(data, placeOf(position, id)) && sideOf(position, id) === enemy,
  )
}

function victims(position: AleaPosition, side: FactionId): string[] {
  return romanLeadersOnMap(position, opponentOf(position, side)).filter(
    id => whyNotVictim(position, side, id) === null,
  )
}

/** AIE-6.3-c: 8 or 9 of 1d10 kills; Octavianus and M. Antonius die only of a 9. */
export const assassinat: AleaStratagem = {
  id: 'assassinat',
  moments: ['campaign'],
  steady: true,
  goes: 'cup',
  whyNot: (position: AleaPosition, side: FactionId) =>
    hasVictim(position, side) ? null : { rule: 'AIE-6.3-c', why: 'no-victim' },
  *play(g: Alea, side: FactionId, counter) {
    spend(g, side, counter, 'assassinat')
    yield* assassinate(g, side, victims(g, side), killedFrom, 'AIE-6.3-c')
    // AIE-3.4.2-h: he may have commanded at sea.
    yield* surplusGoesDown(g)
  },
}

function killedFrom(victim: string): number {
  return victim === 'octavianus' || victim === 'm-antonius' ? 9 : 8
}
