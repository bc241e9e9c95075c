import type { Rules } from '@aquila/engine'
import { oneOfEach } from '../../../imperator/rules/alike.ts'
import { spend } from '../../../imperator/rules/stratagems/hand.ts'
import { reduce } from '../../../imperator/rules/stratagems/reduce.ts'
import type { FactionId } from '../../data/index.ts'
import { isLegio, placesOnMap, romansOf } from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import { type Alea, type AleaPosition, opponentOf, type Place } from '../state.ts'
import { pick } from '../tasks.ts'
import type { AleaStratagem } from './stratagem.ts'

/** Désertion. */

/** AIE-6.3-f: how many legions a desertion can touch. */
export const DESERTERS = 5

export function enemyLegions(position: AleaPosition, zone: Place, side: FactionId): string[] {
  const { units } = romansOf(position, zone, opponentOf(position, side))
  return units.filter(piece => isLegio(position.data, piece))
}

/** Why the enemy has nobody to desert here. */
export function whyNoDesertion(position: AleaPosition, zone: Place, side: FactionId): AleaReason | null {
  return hasDesertersIn(position, zone, side) ? null : { rule: 'AIE-6.3-f', why: 'no-legions' }
}

/** Looks no farther than to the first: it is asked of the whole map after every march. */
function hasDesertersIn(position: AleaPosition, zone: Place, side: FactionId): boolean {
  for (const piece of romansOf(position, zone, opponentOf(position, side)).units) {
    if (isLegio(position.data, piece)) return true
  }
  return false
}

/** True if the enemy has a legion anywhere. */
function hasDeserters(position: AleaPosition, side: FactionId): boolean {
  return placesOnMap(position.data).some(zone => hasDesertersIn(position, zone, side))
}

function zonesOfDesertion(position: AleaPosition, side: FactionId): Place[] {
  return placesOnMap(position.data).filter(zone => hasDesertersIn(position, zone, side))
}

/** AIE-6.3-f: enemy legions of one zone are reduced, at most five; of more the player picks (RULING-93). */
export const desertion: AleaStratagem = {
  id: 'desertion',
  moments: ['campaign'],
  steady: true,
  goes: 'cup',
  whyNot: (position: AleaPosition, side: FactionId) =>
    hasDeserters(position, side) ? null : { rule: 'AIE-6.3-f', why: 'no-legions' },
  *play(g: Alea, side: FactionId, counter) {
    spend(g, side, counter, 'desertion')
    const zone = yield* pick({
      role: side,
      rule: 'AIE-6.3-f',
      task: 'pick-desertion-zone',
      verb: 'desert',
      nouns: zonesOfDesertion(g, side),
    })
    yield* unitsDesert(g, side, zone, enemyLegions(g, zone, side))
  },
}

/** RULING-93: of more the player picks. */
function* unitsDesert(g: Alea, side: FactionId, zone: Place, units: readonly string[]): Rules {
  const there = [...units]
  for (let left = Math.min(DESERTERS, there.length); left > 0; left--) {
    const deserter =
      there.length === left
        ? there[0]
        : yield* pick({
            role: side,
            rule: 'AIE-6.3-f',
            task: 'pick-deserters-of-enemy',
            verb: 'reduce',
            nouns: oneOfEach(g, there),
            about: { zone, left },
          })
    if (deserter === undefined) return
    there.splice(there.indexOf(deserter), 1)
    reduce(g, deserter, zone, 'AIE-6.3-f')
  }
}
