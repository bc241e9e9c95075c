import { areaAt } from '../data/index.ts'
import { marksAt, unitsAt } from './pieces.ts'
import { controllerOf, powerId } from './powers.ts'
import type { Roma, RomaPosition, Unit } from './state.ts'

/** What a side has lost, told in one sentence when all its hits are taken. */

/** Something that can be lost, as the log counts it: 'lgn', for another Power's units 'numidia/cav', 'garrison'. */
interface Thing {
  readonly name: string
  readonly reduced: boolean
}

/** By number: a unit its own, a marker and each step of a wall one of its own. */
type Standing = ReadonlyMap<number | string, Thing>

/** What of a force stands now, with the markers that defend with it. */
export function standing(
  position: RomaPosition,
  force: {
    readonly area: number
    readonly power: number
    readonly units: readonly number[]
    readonly garrison: boolean
    readonly limes: boolean
    readonly city: boolean
  },
): Standing {
  const { area, power } = force
  const marks = marksAt(position.state, area)
  const found = new Map<number | string, Thing>()
  for (const unit of unitsAt(position.state, area))
    if (force.units.includes(unit.id))
      found.set(unit.id, { name: nameOf(position, unit, power), reduced: unit.reduced })
  if (force.garrison && marks.garrison !== null) found.set('garrison', { name: 'garrison', reduced: false })
  const walls = {
    limes: force.limes ? (marks.limes ?? 0) : 0,
    city: force.city ? (marks.city?.strength ?? 0) : 0,
  }
  for (const [name, steps] of Object.entries(walls))
    for (let step = 1; step <= steps; step++) found.set(`${name} ${step}`, { name, reduced: false })
  return found
}

function nameOf(position: RomaPosition, { kind, power }: Unit, own: number): string {
  return power === own ? kind : `${powerId(position, power)}/${kind}`
}

/** '2 lgn', '1 numidia/cav': how many of each kind are gone, and how many are reduced. */
export interface Toll {
  readonly lost: readonly string[]
  readonly reduced: readonly string[]
}

/** RV-3.4-a: who was hit twice is gone, not reduced and gone. */
export function tollSince(before: Standing, after: Standing): Toll {
  const lost: string[] = []
  const reduced: string[] = []
  for (const [id, { name, reduced: wasReduced }] of before) {
    const now = after.get(id)
    if (now === undefined) lost.push(name)
    else if (now.reduced && !wasReduced) reduced.push(name)
  }
  return { lost: counted(lost), reduced: counted(reduced) }
}

function counted(names: readonly string[]): string[] {
  return [...Map.groupBy(names, name => name)].map(([name, all]) => `${all.length} ${name}`)
}

/** RV-6.2-b: in combat the losses are seen by all; otherwise only the owner knows what he has lost. */
export function tellLosses(
  g: Roma,
  { area, power }: { readonly area: number; readonly power: number },
  { lost, reduced }: Toll,
  rule: string,
): void {
  if (lost.length + reduced.length === 0) return
  const place = { area: areaAt(area).id, power: powerId(g, power) }
  const toll = { lost: [...lost], reduced: [...reduced] }
  const role = controllerOf(g.state, power)
  if (role === null || g.state.revealed.includes(area))
    g.tell({ kind: 'loss', rule, data: { ...place, ...toll } })
  else g.tell({ kind: 'loss', rule, data: place, secret: { to: [role], data: toll } })
}
