import { type HexId, hexes, type NationId } from '../../data/index.ts'
import {
  type Army,
  armyOf,
  faceOf,
  hexesOf,
  hexesWith,
  hostileArmiesIn,
  leadersIn,
  leadersOnMap,
  nationOf,
  placeOf,
  unitsIn,
  virtusOf,
} from '../pieces.ts'
import type { Kings, KingsPosition } from '../state.ts'
import { roadDistance } from '../travel.ts'

/** The armies of the other peoples, and their units without a leader. */

/** KOR-DEF-6: a hostile leader with at least two units, wherever on the map. */
export function hostileArmies(position: KingsPosition): Army[] {
  const places = hexesOf(position, leadersOnMap(position, 'hostile'))
  return places.flatMap(hex => hostileArmiesIn(position, hex))
}

/** Has he still an army, those who rest not counted? */
export function isArmy(position: KingsPosition, leader: string, resting: readonly string[] = []): boolean {
  return faceOf(position, leader) === 'hostile' && armyOf(position, leader, resting).units.length >= 2
}

/** RULING-32: nearest to Rome first, then the higher Virtus, then at random. */
export function inOrderOfMarch(g: Kings, armies: readonly Army[]): string[] {
  const leaders = armies.flatMap(army => (army.leader === null ? [] : [army.leader]))
  const tied = (one: string, two: string) =>
    distanceToRome(g, one) === distanceToRome(g, two) && virtusOf(g, one) === virtusOf(g, two)
  // Lots are drawn only where the order is not given.
  const needsLots = leaders.some((one, index) => leaders.slice(index + 1).some(two => tied(one, two)))
  if (needsLots) g.dice.shuffle(leaders, 'who marches first')
  return leaders.toSorted(
    (one, two) => distanceToRome(g, one) - distanceToRome(g, two) || virtusOf(g, two) - virtusOf(g, one),
  )
}

export function distanceToRome(position: KingsPosition, piece: string): number {
  return roadDistance(position.data, hexes.rome, placeOf(position, piece))
}

/** Land units without a leader of their people in the hex, by people. */
export function looseUnits(position: KingsPosition): Map<NationId, string[]> {
  const { data } = position
  const found = new Map<NationId, string[]>()
  for (const hex of hexesWith(position, ({ hostile }) => hostile.units.length > 0)) {
    for (const unit of unitsIn(position, hex, 'hostile')) {
      const nation = nationOf(data, unit)
      if (nation === null || isLedIn(position, hex, nation)) continue
      found.set(nation, [...(found.get(nation) ?? []), unit])
    }
  }
  return found
}

function isLedIn(position: KingsPosition, hex: HexId, nation: NationId): boolean {
  return leadersIn(position, hex, 'hostile').some(leader => nationOf(position.data, leader) === nation)
}
