import { choicesWith } from '@aquila/engine'
import type { HexId } from '../../data/index.ts'
import { keptByData } from '../../data/kept.ts'
import { holdsAgainstRome } from '../cities.ts'
import type { KingsPosition } from '../state.ts'
import type { KingsChoice } from '../tasks.ts'
import { type Reach, reach, tiberCost } from '../travel.ts'

/** The roads that are open to a column of Rome. */

/** Where a column could go from a hex, with the points it has left. */
export interface Open {
  readonly hex: HexId
  readonly left: number
  readonly arrivals: Reach
  readonly marches: readonly KingsChoice<'march'>[]
}

export function openFrom(position: KingsPosition, hex: HexId, left: number): Open {
  const arrivals = roadsAsKnown(position, hex, left)
  return { hex, left, arrivals, marches: arrivals.pickWithin(left, choicesByPlace(position.data, 'march')) }
}

/** A choice for each place, by its number: the same in all lists. */
const choicesByPlace = keptByData((data, verb: 'march') => choicesWith(verb, data.index.places))

/** The hexes in reach, with the way there. */
export function roadsFrom(position: KingsPosition, hex: HexId, points: number): Reach {
  const { data } = position
  return reach(data, data.index.roads, hex, points, tiberCost(position), stopsAt(position))
}

/** KOR-MOVE-4, option `stopAtEnemy`: does an army that enters the hex with this number stop there? */
function stopsAt({ state: { stacks }, options }: KingsPosition): (number: number) => boolean {
  if (options.stopAtEnemy === 'false') return () => false
  return number => {
    const stack = stacks[number]
    return stack != null && holdsAgainstRome(stack)
  }
}

/** The roads from a hex as they were found last, with how many points and at what price of the Tiber. */
interface Known {
  roads: Reach | null
  points: number
  tiber: number
}

const knownFrom = keptByData((_data, _hex): Known => ({ roads: null, points: 0, tiber: 0 }))

/**
 * The hexes in reach, or more of them. From one march to the next few roads are closed or opened: where none was on the way,
 * they are not looked for again.
 */
function roadsAsKnown(position: KingsPosition, hex: HexId, points: number): Reach {
  const known = knownFrom(position.data, hex)
  const tiber = tiberCost(position)
  const reaches = known.tiber === tiber && known.points >= points
  if (reaches && known.roads?.isStillSo(points, stopsAt(position)) === true) return known.roads
  known.roads = roadsFrom(position, hex, points)
  known.points = points
  known.tiber = tiber
  return known.roads
}
