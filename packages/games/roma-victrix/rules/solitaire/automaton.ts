import type { Rules } from '@aquila/engine'
import { areaAt, isProvince } from '../../data/index.ts'
import { defendingForce, pointsOf } from '../combat/force.ts'
import { controlOf, peopleOfBarbaricum, territoryOf } from '../control.ts'
import { beginActivation, finishActivation } from '../operations/activation.ts'
import { attack, targets } from '../operations/attack.ts'
import { march, marches } from '../operations/march.ts'
import { attach, attachedTo, unitsToTake } from '../operations/muster.ts'
import { siegeRound, whyNoSiege } from '../operations/siege.ts'
import { findLeader, isShip, leaderNumbered, powerAt } from '../pieces.ts'
import { ownPower } from '../powers.ts'
import type { Leader, Roma, RomaPosition } from '../state.ts'
import type { Lure } from './motive.ts'

/** RV-16.42-Ga: the turn of a Power that the rules run: its Leaders act in the order of the alphabet. */
export function* automatonTurn(g: Roma, power: number): Rules {
  if (powerAt(g.state, power).activated === 0) return
  for (const id of leadersInOrder(g, power)) {
    const leader = findLeader(g.state, id)
    if (leader === undefined || leader.where === 'aboard') continue
    yield* actWith(g, id)
  }
}

/** An un-named Leader sorts under the name of his Province. */
function leadersInOrder(g: RomaPosition, power: number): number[] {
  const nameOf = (leader: Leader) => leader.name ?? areaAt(leader.area).name
  return g.state.leaders
    .filter(leader => leader.power === power)
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .map(({ id }) => id)
}

/** RV-16.42-Gc: he always attacks, by siege if he can, and goes on while Operations Points remain. */
function* actWith(g: Roma, id: number): Rules {
  const { power } = leaderNumbered(g.state, id)
  beginActivation(g, id, null)
  takeForce(g, leaderNumbered(g.state, id))
  for (;;) {
    const leader = findLeader(g.state, id)
    if (leader === undefined || leader.power !== power || landForce(g, leader) === 0) break
    const [side] = targets(g, leader).filter(target => isRoman(g, target))
    if (side !== undefined) {
      yield* attack(g, leader, side, { motive: 'at-war', since: powerAt(g.state, power).activated })
      continue
    }
    if (whyNoSiege(g, leader) === null) {
      yield* siegeRound(g, leader)
      continue
    }
    const next = nextProvince(g, leader)
    if (next === null) break
    yield* march(g, leader, next.to, { motive: next.lure })
  }
  yield* finishActivation(g, id, power)
}

function landForce(g: RomaPosition, leader: Leader): number {
  return attachedTo(g, leader).filter(unit => !isShip(unit)).length
}

/** RV-16.42-Gc: everybody with him, but for one unit in the Capital. */
function takeForce(g: Roma, leader: Leader): void {
  const units = unitsToTake(g, leader).filter(unit => !isShip(unit) && unit.power === leader.power)
  const left = powerAt(g.state, leader.power).capital === leader.area ? 1 : 0
  const ids = units.slice(left).map(unit => unit.id)
  attach(g, leader, unit => ids.includes(unit.id))
}

function isRoman(g: RomaPosition, side: number): boolean {
  return side === ownPower(g, g.roles[0] ?? '')
}

function isRomanProvince(g: RomaPosition, area: number): boolean {
  const control = isProvince(area) ? controlOf(g.state, area) : null
  return control !== null && isRoman(g, control)
}

/** Where he goes next, and what has decided it. */
interface Aim {
  readonly to: number
  readonly lure: Lure
}

/** RV-16.42-Gb: the richest adjacent Roman Province, then the weakest, then by a die; otherwise towards the nearest. */
function nextProvince(g: Roma, leader: Leader): Aim | null {
  const open = marches(g, leader).filter(to => mayCross(g, leader.power, to))
  const roman = open.filter(to => isRomanProvince(g, to))
  if (roman.length > 0) return richest(g, leader, roman)
  const to = wayToRome(g, leader)
  return to !== null && open.includes(to) ? { to, lure: 'nearest' } : null
}

function richest(g: Roma, leader: Leader, provinces: readonly number[]): Aim {
  const worth = (area: number) => g.data.revenue[area] ?? 0
  const defence = (area: number) =>
    pointsOf(g, area, defendingForce(g, area, ownPower(g, g.roles[0] ?? ''), leader.power))
  const best = Math.max(...provinces.map(worth))
  const rich = provinces.filter(area => worth(area) === best)
  const weakest = Math.min(...rich.map(defence))
  const weak = rich
    .filter(area => defence(area) === weakest)
    .toSorted((one, other) => (areaAt(one).name < areaAt(other).name ? -1 : 1))
  const [first = leader.area] = weak
  if (weak.length === 1) {
    const lure = provinces.length === 1 ? 'only' : rich.length === 1 ? 'richest' : 'weakest'
    return { to: first, lure }
  }
  return { to: g.dice.d6('which Province') <= 3 ? first : (weak.at(-1) ?? first), lure: 'by-die' }
}

/** Through lands that are its own, nobody's, or Roman: it violates no Neutral. */
function mayCross(g: RomaPosition, power: number, area: number): boolean {
  if (areaAt(area).kind === 'strait') return true
  if (!isProvince(area) || peopleOfBarbaricum(g, area) !== null) return false
  const owner = territoryOf(g, area)
  return owner === null || owner === power || isRoman(g, owner)
}

/** The first step of the shortest way to a Roman Province. */
function wayToRome(g: RomaPosition, { area, power }: Leader): number | null {
  const first = new Map<number, number>()
  let edge = [area]
  const seen = new Set(edge)
  while (edge.length > 0) {
    const next: number[] = []
    for (const at of edge)
      for (const { to } of areaAt(at).land) {
        if (seen.has(to) || !mayCross(g, power, to)) continue
        seen.add(to)
        first.set(to, first.get(at) ?? to)
        if (isRomanProvince(g, to)) return first.get(to) ?? null
        next.push(to)
      }
    edge = next
  }
  return null
}
