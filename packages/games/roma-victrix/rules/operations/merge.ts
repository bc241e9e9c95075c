import { areaAt, isProvince, PROVINCES } from '../../data/index.ts'
import { changeUnit, isShip, removeUnits, unitsAt } from '../pieces.ts'
import { isPhasing, powerId } from '../powers.ts'
import type { Leader, Roma, RomaPosition, RomaState, Unit } from '../state.ts'

/**
 * RV-6.3-a: two reduced units of one type in one Province may become one full unit: any units of the player whose turn it
 * is, with or without a Leader, and in C3 those of a Major (RV-9.12-a).
 */
export type Pair = readonly [one: Unit, other: Unit]

/** The first two of each kind and Power that stand together in a Province. */
export function pairsIn(
  state: RomaState,
  area: number,
  isMeant: (power: number) => boolean,
): readonly Pair[] {
  if (!isProvince(area) || !hasSeveralReduced(state, area)) return NO_PAIRS
  const reduced: Unit[] = []
  for (const unit of unitsAt(state, area))
    if (unit.reduced && unit.where !== 'aboard' && isMeant(unit.power)) reduced.push(unit)
  if (reduced.length < 2) return NO_PAIRS
  const found: Pair[] = []
  for (const [index, unit] of reduced.entries()) {
    if (found.some(([one]) => one.kind === unit.kind && one.power === unit.power)) continue
    const other = reduced.slice(index + 1).find(each => standTogether(unit, each))
    if (other !== undefined) found.push([unit, other])
  }
  return found
}

const NO_PAIRS: readonly Pair[] = []

/** Told at a glance: in most Provinces there is nobody to reform, and all of them are looked at. */
function hasSeveralReduced(state: RomaState, area: number): boolean {
  let found = 0
  for (const { reduced } of unitsAt(state, area)) if (reduced && ++found > 1) return true
  return false
}

/** Ships must lie on the same coast (RV-5.67-a), men on the same side of a wall. */
function standTogether(one: Unit, other: Unit): boolean {
  return (
    one.kind === other.kind &&
    one.power === other.power &&
    one.where === other.where &&
    (!isShip(one) || one.coast === other.coast)
  )
}

/** Where the active Leader is: 'lgn', of another Power 'numidia/cav'. */
export function mergeable(position: RomaPosition, { area, power }: Leader): string[] {
  return pairsOfPhasing(position, area).map(([unit]) => nameOf(position, unit, power))
}

export function merge(g: Roma, { area, power, id }: Leader, name: string): void {
  const pair = pairsOfPhasing(g, area).find(([unit]) => nameOf(g, unit, power) === name)
  if (pair !== undefined) reform(g.state, area, pair, id)
}

/** Between activations, anywhere: 'latium/lgn', 'africa/numidia/cav'. */
export function mergeableAnywhere(position: RomaPosition): string[] {
  return everyPair(position).map(({ name }) => name)
}

export function mergeAnywhere(g: Roma, noun: string | number | undefined): void {
  const found = everyPair(g).find(({ name }) => name === noun)
  if (found !== undefined) reform(g.state, found.area, found.pair, null)
}

function everyPair(position: RomaPosition): { name: string; area: number; pair: Pair }[] {
  const found: { name: string; area: number; pair: Pair }[] = []
  const { state } = position
  const phasing = state.phasing?.power ?? -1
  const isMeant = (power: number): boolean => isPhasing(state, power)
  for (let area = 0; area < PROVINCES; area++)
    for (const pair of pairsIn(state, area, isMeant))
      found.push({ name: `${areaAt(area).id}/${nameOf(position, pair[0], phasing)}`, area, pair })
  return found
}

function pairsOfPhasing({ state }: RomaPosition, area: number): readonly Pair[] {
  return pairsIn(state, area, power => isPhasing(state, power))
}

function nameOf(position: RomaPosition, { kind, power }: Unit, own: number): string {
  return power === own ? kind : `${powerId(position, power)}/${kind}`
}

/** The full unit has served if either has (RV-5.24-a). `leader`: who is active. */
export function reform(state: RomaState, area: number, [one, other]: Pair, leader: number | null): void {
  removeUnits(state, area, [other.id])
  changeUnit(state, area, {
    ...one,
    reduced: false,
    served: servedBy(one, other, leader),
    leader: one.leader === other.leader ? one.leader : null,
  })
}

/** A unit that has served another Leader must not serve this one under a new face. */
function servedBy(one: Unit, other: Unit, leader: number | null): number | null {
  return one.served === null || one.served === leader ? (other.served ?? one.served) : one.served
}
