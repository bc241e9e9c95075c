import { areaAt, type Berth, berthId, navalSteps } from '../../data/index.ts'
import { isFriendly } from '../pacts.ts'
import { isShip, unitsAt } from '../pieces.ts'
import { sideOf } from '../powers.ts'
import type { Leader, RomaPosition } from '../state.ts'
import { activationOf } from './activation-state.ts'
import { isOpenFor } from './entry.ts'
import { entryCost } from './march.ts'

/** How a voyage can go on, and what it takes to end it. */

/** A berth on a voyage, and the one before it; `fighting`: the side whose Fleets he is about to meet there. */
interface Voyage {
  readonly at: Berth
  readonly from: Berth | null
  readonly fighting?: number
}

/** Where ships may go on from a berth. */
function waysOn(position: RomaPosition, leader: Leader, voyage: Voyage): readonly Berth[] {
  const steps = navalSteps(voyage.at)
  return isHeldAgainst(position, leader, voyage) ? steps.filter(step => isBack(voyage, step)) : steps
}

export function isBack({ from }: Voyage, to: Berth): boolean {
  return from !== null && to.area === from.area && (from.sea === null || to.sea === from.sea)
}

/** RV-3.23-g: in a Strait with Fleets of an enemy with whom he has not fought there only the way back is open. RV-3.23-h: Land units do not hinder ships. */
export function isHeldAgainst(
  position: RomaPosition,
  { power }: Leader,
  { at: { area }, from, fighting }: Voyage,
): boolean {
  // Anybody who begins in the Strait may leave it by any way.
  if (from === null || areaAt(area).kind !== 'strait') return false
  const { fought } = activationOf(position.state)
  const hasFought = (side: number) =>
    side === fighting || fought.some(each => each.at === 'sea' && each.area === area && each.side === side)
  return unitsAt(position.state, area).some(
    unit =>
      isShip(unit) &&
      !isFriendly(position, power, unit.power) &&
      !hasFought(sideOf(position.state, unit.power)),
  )
}

/**
 * What it takes from a berth to the nearest place where the voyage can end: a coast open to him (RV-3.9-k), with the landing
 * of the cargo; for ships alone a Strait too (RV-5.66-a).
 */
export function costToEnd(position: RomaPosition, leader: Leader, voyage: Voyage, loaded: boolean): number {
  const { power } = leader
  let shortest = costToEndAt(position, power, voyage.at, loaded)
  const seen = new Set([berthId(voyage.at)])
  let reached: Voyage[] = voyage.at.sea === null ? [voyage] : []
  for (let steps = 1; reached.length > 0 && steps < shortest; steps++) {
    const next: Voyage[] = []
    for (const before of reached)
      for (const step of waysOn(position, leader, before)) {
        if (seen.has(berthId(step))) continue
        seen.add(berthId(step))
        if (step.sea === null) next.push({ at: step, from: before.at })
        if (!isOpenFor(position, leader, step.area)) continue
        shortest = Math.min(shortest, steps + costToEndAt(position, power, step, loaded))
      }
    reached = next
  }
  return shortest
}

function costToEndAt(position: RomaPosition, power: number, { area, sea }: Berth, loaded: boolean): number {
  if (sea !== null) return loaded ? entryCost(position, power, area) : 0
  return areaAt(area).kind === 'strait' && !loaded ? 0 : Number.POSITIVE_INFINITY
}
