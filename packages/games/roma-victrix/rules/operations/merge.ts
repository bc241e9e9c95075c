import { changeUnit, isShip, removeUnits, unitsAt } from '../pieces.ts'
import type { Leader, Roma, RomaPosition, Unit } from '../state.ts'

/** RV-6.3-a: two reduced units of one type in one Province may become one full unit, in the owner's turn. */
export function mergeable(position: RomaPosition, leader: Leader): string[] {
  return pairs(position, leader).map(([unit]) => unit.kind)
}

function pairs({ state }: RomaPosition, { area, power }: Leader): [Unit, Unit][] {
  const found: [Unit, Unit][] = []
  const reduced: Unit[] = []
  for (const unit of unitsAt(state, area))
    if (unit.reduced && unit.power === power && unit.where !== 'aboard') reduced.push(unit)
  if (reduced.length < 2) return found
  for (const [index, unit] of reduced.entries()) {
    const other = reduced.slice(index + 1).find(each => areAlike(unit, each))
    if (other !== undefined && !found.some(([one]) => one.kind === unit.kind)) found.push([unit, other])
  }
  return found
}

/** Ships must lie on the same coast. */
function areAlike(one: Unit, other: Unit): boolean {
  return one.kind === other.kind && one.where === other.where && (!isShip(one) || one.coast === other.coast)
}

/** The full unit has served if either has (RV-5.24-a). */
export function merge(g: Roma, leader: Leader, kind: string): void {
  const pair = pairs(g, leader).find(([unit]) => unit.kind === kind)
  if (pair === undefined) return
  const [one, other] = pair
  removeUnits(g.state, leader.area, [other.id])
  const attached = one.leader === other.leader ? one.leader : null
  changeUnit(g.state, leader.area, {
    ...one,
    reduced: false,
    served: servedBy(one, other, leader.id),
    leader: attached,
  })
}

/** Whoever has served another Leader must not serve this one under a new face. */
function servedBy(one: Unit, other: Unit, leader: number): number | null {
  return one.served === null || one.served === leader ? (other.served ?? one.served) : one.served
}
