import { pick, type Reason, type Rules } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { isLegio, placesOnMap, romansOf } from '../pieces.ts'
import { type Alea, type AleaPosition, opponentOf, type Place } from '../state.ts'
import { reduce } from './reduce.ts'

/** Désertion. */

/** AIE-6.3-f: how many legions a desertion can touch. */
const DESERTERS = 5

function enemyLegions(position: AleaPosition, zone: Place, side: FactionId): string[] {
  const { units } = romansOf(position, zone, opponentOf(side))
  return units.filter(piece => isLegio(position.data, piece))
}

/** Why the enemy has nobody to desert here. */
export function whyNoDesertion(position: AleaPosition, zone: Place, side: FactionId): Reason | null {
  if (enemyLegions(position, zone, side).length > 0) return null
  return { rule: 'AIE-6.3-f', why: 'no-legions' }
}

/** True if the enemy has a legion anywhere. */
export function hasDeserters(position: AleaPosition, side: FactionId): boolean {
  return placesOnMap(position.data).some(zone => whyNoDesertion(position, zone, side) === null)
}

function zonesOfDesertion(position: AleaPosition, side: FactionId): Place[] {
  return placesOnMap(position.data).filter(zone => whyNoDesertion(position, zone, side) === null)
}

/** AIE-6.3-f: enemy legions of one zone are reduced, at most five; of more the player picks (RULING-93). */
export function* desertion(g: Alea, side: FactionId): Rules {
  const zone = yield* pick({
    role: side,
    rule: 'AIE-6.3-f',
    task: 'pick-desertion-zone',
    verb: 'desert',
    nouns: zonesOfDesertion(g, side),
  })
  const legions = enemyLegions(g, zone, side)
  for (let left = Math.min(DESERTERS, legions.length); left > 0; left--) {
    const legion =
      legions.length === left
        ? legions[0]
        : yield* pick({
            role: side,
            rule: 'AIE-6.3-f',
            task: 'pick-deserters-of-enemy',
            verb: 'reduce',
            nouns: legions,
            about: { zone, left },
          })
    if (legion === undefined) return
    legions.splice(legions.indexOf(legion), 1)
    reduce(g, legion, zone, 'AIE-6.3-f')
  }
}
