import { apart, type Role, type Rules } from '@aquila/engine'
import { areaAt, type UnitKindId } from '../data/index.ts'
import { decide } from './decide.ts'
import { copyState } from './knowledge/copy.ts'
import { changeMarks, eliminateGarrison, hitUnit, marksAt, powerAt, unitsAt } from './pieces.ts'
import { controllerOf, powerId } from './powers.ts'
import type { Roma, RomaPosition, Unit } from './state.ts'
import type { RomaChoice } from './tasks.ts'
import { standing, tellLosses } from './toll.ts'

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

/** Things that are alike: the points of each further hit that one of them takes, and how many there are. */
interface Alike {
  readonly hits: readonly number[]
  readonly number: number
}

/** What is lost by one name among the choices. */
interface Target extends Alike {
  readonly name: string
  readonly kind: Hit['kind']
  /** The one that is hit. */
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
  if (felt.length === 0) return
  const of = (role: Role | null) =>
    felt.filter(({ exposed }) => controllerOf(g.state, exposed.power) === role)
  const owners = g.roles.filter(role => of(role).length > 0)
  yield* apart(g, copyState, owners, (draft, role) => pickLosses(draft, of(role)))
  yield* pickLosses(g, of(null))
}

function* pickLosses(g: Roma, losses: readonly Loss[]): Rules {
  for (const loss of losses) yield* pickHits(g, loss)
}

function* pickHits(g: Roma, loss: Loss): Rules {
  const before = standing(g, loss.exposed)
  yield* takeHits(g, loss)
  tellLosses(g, loss.exposed, before, loss.rule)
}

/** RV-5.31-9, RV-5.31-9a: the owner picks one hit after another, and only hits that lead to the least possible excess. */
function* takeHits(g: Roma, { exposed, points, rule }: Loss): Rules {
  let left = points
  while (left > 0) {
    const targets = targetsOf(g, exposed)
    if (targets.length === 0) return
    // All of it is lost, in whatever order, or the player leaves it to the table.
    if (sumsOf(targets).total <= left || isLeftToTheTable(g, exposed.power)) {
      takeSuggested(g, exposed, left)
      return
    }
    const legal = legalHits(targets, left)
    const choices: RomaChoice<'pick-losses'>[] = legal.map(({ name }) => ({ verb: 'lose', noun: name }))
    if (legal.length > 1) choices.push({ verb: 'suggested' })
    const answer = yield* decide(
      g,
      exposed.power,
      { rule, task: 'pick-losses', choices, about: { area: areaAt(exposed.area).id, left } },
      () => ({ verb: 'lose', noun: suggestedHit(legal).name }),
    )
    if (answer.verb === 'suggested') {
      takeSuggested(g, exposed, left)
      return
    }
    left -= takeHit(g, exposed, legal.find(({ name }) => name === answer.noun) ?? suggestedHit(legal))
  }
}

/** A standing order: who runs warbands is asked for their losses only if he wants to be, for his own unless he does not. */
function isLeftToTheTable(g: Roma, power: number): boolean {
  const role = controllerOf(g.state, power)
  const window = powerAt(g.state, power).status === 'people' ? 'losses-of-warbands' : 'losses'
  return role !== null && g.standingOrder(role, window) === 'never'
}

/** One hit: on what, and whether it is gone with it. */
export interface Hit {
  readonly kind: UnitKindId | 'garrison' | 'limes' | 'city'
  readonly unit: Unit | null
  readonly gone: boolean
}

/** The whole loss as the table would take it. */
function takeSuggested(g: RomaPosition, exposed: Exposed, points: number): Hit[] {
  const hits: Hit[] = []
  for (let left = points; left > 0; ) {
    const legal = legalHits(targetsOf(g, exposed), left)
    if (legal.length === 0) return hits
    const target = suggestedHit(legal)
    hits.push({ kind: target.kind, unit: target.unit, gone: target.hits.length === 1 })
    left -= takeHit(g, exposed, target)
  }
  return hits
}

/** Pure: what the table would take of a loss, hit by hit. */
export function hitsSuggested(position: RomaPosition, exposed: Exposed, points: number): Hit[] {
  return takeSuggested({ ...position, state: copyState(position.state) }, exposed, points)
}

function targetsOf(position: RomaPosition, { area, units, garrison, limes, city }: Exposed): Target[] {
  const marks = marksAt(position.state, area)
  const targets: Target[] = []
  if (garrison && marks.garrison !== null)
    targets.push({ name: 'garrison', kind: 'garrison', hits: [1], number: 1, unit: null })
  const wall = marks.limes ?? 0
  if (limes && wall > 0)
    targets.push({ name: 'limes', kind: 'limes', hits: ones(wall), number: 1, unit: null })
  const steps = marks.city?.strength ?? 0
  if (city && steps > 0)
    targets.push({ name: 'city', kind: 'city', hits: ones(steps), number: 1, unit: null })
  addUnits(targets, position, area, units)
  return targets
}

/** Units of one name are one target: the first of them in the stack is hit first. */
function addUnits(targets: Target[], position: RomaPosition, area: number, ids: readonly number[]): void {
  const found: { unit: Unit; number: number }[] = []
  for (const unit of unitsAt(position.state, area)) {
    if (!ids.includes(unit.id)) continue
    const alike = found.find(each => areAlike(each.unit, unit))
    if (alike === undefined) found.push({ unit, number: 1 })
    else alike.number++
  }
  for (const { unit, number } of found)
    targets.push({
      name: nameOfLost(position, unit),
      kind: unit.kind,
      hits: hitsOf(position, unit),
      number,
      unit,
    })
}

/** RV-3.4-a: the points that a unit loses when it is reduced, and those when it leaves. */
function hitsOf({ data }: RomaPosition, { kind, reduced: isReduced }: Unit): number[] {
  const { full, reduced } = data.units[kind]
  return isReduced ? [reduced] : [full - reduced, reduced]
}

function areAlike(one: Unit, other: Unit): boolean {
  return one.kind === other.kind && one.reduced === other.reduced && one.power === other.power
}

/** 'rome/lgn', 'numidia/cav/reduced': units that are alike are lost by one name. */
export function nameOfLost(position: RomaPosition, unit: Unit): string {
  return `${powerId(position, unit.power)}/${unit.kind}${unit.reduced ? '/reduced' : ''}`
}

function ones(number: number): number[] {
  return Array.from({ length: number }, () => 1)
}

/** The targets that can be hit without more excess than need be. */
export function legalHits<T extends Alike>(targets: readonly T[], left: number): readonly T[] {
  const { total, heaviest, change } = sumsOf(targets)
  // All of it is lost, in whatever order.
  if (total <= left) return targets
  const least = change >= heaviest - 1 ? 0 : leastExcess(targets, left)
  return targets.filter(target => {
    const [hit = 0] = target.hits
    // Whatever the others come to, what is missing after this hit can be made up point by point.
    if (change - changeIn(target) >= heaviest - 1) return hit <= left
    return leastExcess(withHitOn(targets, target), left - hit) === least
  })
}

/** `change`: how many points can be lost one by one, whatever else is hit. */
function sumsOf(targets: readonly Alike[]): { total: number; heaviest: number; change: number } {
  let [total, heaviest, change] = [0, 0, 0]
  for (const target of targets) {
    change += changeIn(target) * target.number
    for (const points of target.hits) {
      total += points * target.number
      if (points > heaviest) heaviest = points
    }
  }
  return { total, heaviest, change }
}

function changeIn({ hits }: Alike): number {
  for (const points of hits) if (points !== 1) return 0
  return hits.length
}

/** What is left when one of a target has taken its first hit. */
function withHitOn(targets: readonly Alike[], target: Alike): Alike[] {
  const { hits, number } = target
  const others = targets.filter(each => each !== target)
  if (number > 1) others.push({ hits, number: number - 1 })
  if (hits.length > 1) others.push({ hits: hits.slice(1), number: 1 })
  return others
}

/** How far the best sum of hits goes beyond the loss; 0 if everything is less than the loss. */
export function leastExcess(targets: readonly Alike[], loss: number): number {
  if (loss <= 0) return -loss
  const { total, heaviest } = sumsOf(targets)
  if (total <= loss) return 0
  // The best sum without its last hit is below the loss.
  const isSum = new Uint8Array(loss + heaviest)
  isSum[0] = 1
  for (const target of targets) {
    addSums(isSum, target)
    if (isSum[loss] === 1) return 0
  }
  return isSum.indexOf(1, loss) - loss
}

/** Marks the sums that can be made with these too. */
function addSums(isSum: Uint8Array, { hits, number }: Alike): void {
  /** By sum: how many of them it takes. */
  const taken = new Uint16Array(isSum.length)
  for (let sum = 1; sum < isSum.length; sum++) {
    if (isSum[sum] === 1) continue
    let [before, fewest] = [sum, number + 1]
    for (const points of hits) {
      before -= points
      if (before < 0) break
      if (isSum[before] === 1) fewest = Math.min(fewest, 1 + (taken[before] ?? 0))
    }
    if (fewest > number) continue
    isSum[sum] = 1
    taken[sum] = fewest
  }
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
  let best: Target | null = null
  for (const target of targets) if (best === null || isPreferred(target, best)) best = target
  if (best === null) throw new Error('nothing can be lost')
  return best
}

function isPreferred(one: Target, other: Target): boolean {
  const [first, second] = [preference.indexOf(one.kind), preference.indexOf(other.kind)]
  return first < second || (first === second && one.hits.length < other.hits.length)
}

/** Gives the points that the hit was worth. */
function takeHit(g: RomaPosition, { area }: Exposed, { kind, hits, unit }: Target): number {
  const { state } = g
  if (unit !== null) hitUnit(state, area, unit)
  else if (kind === 'garrison') eliminateGarrison(state, area)
  else if (kind === 'limes') changeMarks(state, area, { limes: hits.length - 1 })
  else {
    const { city } = marksAt(state, area)
    if (city !== null) changeMarks(state, area, { city: { ...city, strength: city.strength - 1 } })
  }
  return hits[0] ?? 0
}
