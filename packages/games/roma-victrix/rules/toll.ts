import { areaAt } from '../data/index.ts'
import { marksAt, unitsAt } from './pieces.ts'
import { controllerOf, powerId } from './powers.ts'
import type { Roma, RomaPosition, Unit } from './state.ts'

/** What a side has lost, told in one sentence when all its hits are taken. */

/** What of a force stands at a moment, with the markers that defend with it. */
interface Standing {
  readonly units: readonly Unit[]
  readonly garrison: boolean
  /** Steps of a wall. */
  readonly limes: number
  readonly city: number
}

interface Suffering {
  readonly area: number
  readonly power: number
  readonly units: readonly number[]
  readonly garrison: boolean
  readonly limes: boolean
  readonly city: boolean
}

export function standing({ state }: RomaPosition, force: Suffering): Standing {
  const marks = marksAt(state, force.area)
  return {
    units: unitsAt(state, force.area).filter(unit => force.units.includes(unit.id)),
    garrison: force.garrison && marks.garrison !== null,
    limes: force.limes ? (marks.limes ?? 0) : 0,
    city: force.city ? (marks.city?.strength ?? 0) : 0,
  }
}

/** A unit as the log counts it: 'lgn', another Power's 'numidia/cav'. */
function nameOf(position: RomaPosition, { kind, power }: Unit, own: number): string {
  return power === own ? kind : `${powerId(position, power)}/${kind}`
}

/** '2 lgn', '1 numidia/cav': how many of each kind are gone, and how many are reduced. */
interface Toll {
  readonly lost: readonly string[]
  readonly reduced: readonly string[]
}

/** RV-3.4-a: a unit that was hit twice is gone, not reduced and gone. */
function tollSince(position: RomaPosition, before: Standing, force: Suffering): Toll {
  const after = standing(position, force)
  const lost: string[] = []
  const reduced: string[] = []
  for (const unit of before.units) {
    if (after.units.includes(unit)) continue
    const now = after.units.find(({ id }) => id === unit.id)
    if (now === undefined) lost.push(nameOf(position, unit, force.power))
    else if (now.reduced && !unit.reduced) reduced.push(nameOf(position, unit, force.power))
  }
  if (before.garrison && !after.garrison) lost.push('garrison')
  for (const wall of ['limes', 'city'] as const)
    for (let steps = after[wall]; steps < before[wall]; steps++) lost.push(wall)
  return { lost: counted(lost), reduced: counted(reduced) }
}

function counted(names: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < names.length; at++) {
    const name = names[at] ?? ''
    if (names.indexOf(name) < at) continue
    let number = 0
    for (const each of names) if (each === name) number++
    found.push(`${number} ${name}`)
  }
  return found
}

/** RV-6.2-b: in combat the losses are seen by all; otherwise only the owner knows what he has lost. */
export function tellLosses(
  g: Roma,
  force: Suffering,
  before: Standing,
  rule: string,
  kind: 'loss' | 'cargo-lost' = 'loss',
): void {
  const { lost, reduced } = tollSince(g, before, force)
  if (lost.length + reduced.length === 0) return
  const { area, power } = force
  const place = { area: areaAt(area).id, power: powerId(g, power) }
  const toll = { lost: [...lost], reduced: [...reduced] }
  const role = controllerOf(g.state, power)
  if (role === null || g.state.revealed.includes(area)) g.tell({ kind, rule, data: { ...place, ...toll } })
  else g.tell({ kind, rule, data: place, secret: { to: [role], data: toll } })
}
