import { apart, type Role, type Rules } from '@aquila/engine'
import { areaAt, type UnitKindId } from '../data/index.ts'
import { decide } from './decide.ts'
import { copyState } from './knowledge/copy.ts'
import { changeMarks, hitUnit, marksAt, unitsAt } from './pieces.ts'
import { controllerOf, powerId } from './powers.ts'
import type { Roma, RomaPosition, Unit } from './state.ts'
import type { RomaChoice } from './tasks.ts'

/** RV-5.31-9: what may be lost: units of a force, and markers that defend with it. */
export interface Exposed {
  readonly area: number
  /** For whom somebody decides. */
  readonly power: number
  readonly units: readonly number[]
  /** RV-10.54-a, RV-10.67-a, RV-10.41-9: may be taken as a loss. */
  readonly garrison: boolean
  readonly limes: boolean
  readonly city: boolean
}

/** One thing that can take a hit: its name among the choices, and the points of each further hit. */
interface Target {
  readonly name: string
  readonly kind: UnitKindId | 'garrison' | 'limes' | 'city'
  readonly hits: readonly number[]
  readonly unit: Unit | null
}

/** What is to be lost of something that is exposed, in Combat Strength Points. */
export interface Loss {
  readonly exposed: Exposed
  readonly points: number
  readonly rule: string
}

/**
 * All kinds of combat, attrition and cards take their losses here. RV-5.31-9, RV-4.2B-e: several owners pick theirs at the
 * same time, and nobody sees what another gives up before all have picked.
 */
export function* sufferLosses(g: Roma, losses: readonly Loss[]): Rules {
  const felt = losses.filter(({ points }) => points > 0)
  const of = (role: Role | null) =>
    felt.filter(({ exposed }) => controllerOf(g.state, exposed.power) === role)
  const owners = g.roles.filter(role => of(role).length > 0)
  yield* apart(g, copyState, owners, (draft, role) => pickLosses(draft, of(role)))
  yield* pickLosses(g, of(null))
}

function* pickLosses(g: Roma, losses: readonly Loss[]): Rules {
  for (const loss of losses) yield* pickHits(g, loss)
}

/** RV-5.31-9, RV-5.31-9a: the owner picks one hit after another, and only hits that lead to the least possible excess. */
function* pickHits(g: Roma, { exposed, points, rule }: Loss): Rules {
  let left = points
  while (left > 0) {
    const targets = targetsOf(g, exposed)
    if (targets.length === 0) return
    const legal = legalHits(targets, left)
    const suggested = suggestedHit(legal)
    const choices: RomaChoice<'pick-losses'>[] = legal.map(({ name }) => ({ verb: 'lose', noun: name }))
    if (legal.length > 1) choices.push({ verb: 'suggested' })
    const answer = yield* decide(
      g,
      exposed.power,
      { rule, task: 'pick-losses', choices, about: { area: areaAt(exposed.area).id, left } },
      () => ({ verb: 'lose', noun: suggested.name }),
    )
    if (answer.verb === 'suggested') {
      takeSuggested(g, exposed, left, rule)
      return
    }
    left -= takeHit(g, exposed, legal.find(({ name }) => name === answer.noun) ?? suggested, rule)
  }
}

/** The whole loss as the table would take it. */
function takeSuggested(g: Roma, exposed: Exposed, points: number, rule: string): void {
  for (let left = points; left > 0; ) {
    const legal = legalHits(targetsOf(g, exposed), left)
    if (legal.length === 0) return
    left -= takeHit(g, exposed, suggestedHit(legal), rule)
  }
}

function targetsOf(position: RomaPosition, exposed: Exposed): Target[] {
  const { state, data } = position
  const targets = new Map<string, Target>()
  const { area, units, garrison, limes, city } = exposed
  const marks = marksAt(state, area)
  if (garrison && marks.garrison !== null)
    targets.set('garrison', { name: 'garrison', kind: 'garrison', hits: [1], unit: null })
  const wall = marks.limes ?? 0
  if (limes && wall > 0) targets.set('limes', { name: 'limes', kind: 'limes', hits: ones(wall), unit: null })
  const steps = marks.city?.strength ?? 0
  if (city && steps > 0) targets.set('city', { name: 'city', kind: 'city', hits: ones(steps), unit: null })
  for (const unit of unitsAt(state, area)) {
    if (!units.includes(unit.id)) continue
    const { full, reduced } = data.units[unit.kind]
    const hits = unit.reduced ? [reduced] : [full - reduced, reduced]
    const name = nameOfLost(position, unit)
    const same = targets.get(name)
    targets.set(same === undefined ? name : `${name}#${unit.id}`, { name, kind: unit.kind, hits, unit })
  }
  return [...targets.values()]
}

/** 'rome/lgn', 'numidia/cav/reduced': units that are alike are lost by one name. */
export function nameOfLost(position: RomaPosition, unit: Unit): string {
  return `${powerId(position, unit.power)}/${unit.kind}${unit.reduced ? '/reduced' : ''}`
}

function ones(number: number): number[] {
  return Array.from({ length: number }, () => 1)
}

/** One target of each name that can be hit without more excess than need be. */
function legalHits(targets: readonly Target[], left: number): Target[] {
  const least = leastExcess(targets, left)
  const legal: Target[] = []
  const seen = new Set<string>()
  for (const target of targets) {
    if (seen.has(target.name)) continue
    seen.add(target.name)
    const [points = 0, ...rest] = target.hits
    const after = targets.map(each => (each === target ? { hits: rest } : each))
    if (leastExcess(after, left - points) === least) legal.push(target)
  }
  return legal
}

/** How far the best sum of hits goes beyond the loss; 0 if everything is less than the loss. */
export function leastExcess(targets: readonly { readonly hits: readonly number[] }[], loss: number): number {
  if (loss <= 0) return -loss
  const total = targets.reduce((sum, { hits }) => sum + hits.reduce((all, points) => all + points, 0), 0)
  if (total <= loss) return 0
  const reachable = new Uint8Array(total + 1)
  reachable[0] = 1
  let highest = 0
  for (const { hits } of targets) {
    for (let sum = highest; sum >= 0; sum--) {
      if (reachable[sum] !== 1) continue
      let taken = sum
      for (const points of hits) {
        taken += points
        reachable[taken] = 1
      }
    }
    for (const points of hits) highest += points
  }
  for (let sum = loss; sum <= total; sum++) if (reachable[sum] === 1) return sum - loss
  return 0
}

/** RV-16.4-x: Garrison, light infantry, Cavalry, heavy infantry; walls before men. */
const preference: readonly Target['kind'][] = [
  'garrison',
  'limes',
  'city',
  'aux',
  'bi',
  'cav',
  'hi',
  'flt',
  'hc',
  'lgn',
]

function suggestedHit(targets: readonly Target[]): Target {
  const [best] = targets.toSorted(
    (one, other) =>
      preference.indexOf(one.kind) - preference.indexOf(other.kind) || one.hits.length - other.hits.length,
  )
  if (best === undefined) throw new Error('nothing can be lost')
  return best
}

/** Gives the points that the hit was worth. */
function takeHit(
  g: Roma,
  { area, power }: Exposed,
  { kind, name, hits, unit }: Target,
  rule: string,
): number {
  const { state } = g
  if (unit !== null) hitUnit(state, area, unit)
  else if (kind === 'garrison') changeMarks(state, area, { garrison: null })
  else if (kind === 'limes') changeMarks(state, area, { limes: hits.length - 1 })
  else {
    const { city } = marksAt(state, area)
    if (city !== null) changeMarks(state, area, { city: { ...city, strength: city.strength - 1 } })
  }
  tellLoss(g, { area, power }, { what: name, gone: hits.length === 1 }, rule)
  return hits[0] ?? 0
}

/** RV-6.2-b: in combat the losses are seen by all; otherwise only the owner knows what he has lost. */
export function tellLoss(
  g: Roma,
  { area, power }: Pick<Exposed, 'area' | 'power'>,
  data: { what: string; gone: boolean },
  rule: string,
): void {
  const place = { area: areaAt(area).id, power: powerId(g, power) }
  const role = controllerOf(g.state, power)
  if (role === null || g.state.revealed.includes(area))
    g.tell({ kind: 'loss', rule, data: { ...place, ...data } })
  else g.tell({ kind: 'loss', rule, data: place, secret: { to: [role], data } })
}
