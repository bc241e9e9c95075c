import type { Rules } from '@aquila/engine'
import { AREAS, areaAt, type Berth, berthId, navalSteps } from '../../data/index.ts'
import { decide } from '../decide.ts'
import { loseLeader, loseLeadersOf } from '../leaders.ts'
import { wakeFleets } from '../neutrality.ts'
import { withdrawsAtSea } from '../odds/rolls.ts'
import { activationOf, noteFight, spend } from '../operations/activation-state.ts'
import { friendlyCoasts } from '../operations/capture.ts'
import { sinkCargo } from '../operations/cargo.ts'
import { mayGoTo } from '../operations/entry.ts'
import { costToEnd } from '../operations/voyage.ts'
import { isFriendly, mayAttack } from '../pacts.ts'
import {
  bestLeader,
  changeLeader,
  changeUnits,
  findLeader,
  isShip,
  leadersAt,
  moveUnits,
  removeUnits,
  unitsAt,
} from '../pieces.ts'
import { isSameSide, powerId, sideOf } from '../powers.ts'
import { standing } from '../standing.ts'
import type { Leader, Roma, RomaPosition, Unit } from '../state.ts'
import { crewAt } from './crews.ts'
import { type Force, headOf, NO_WALLS, newCombat } from './force.ts'
import { noteAttack } from './land.ts'
import { interceptFleetOf } from './naval-interception.ts'
import { resolveCombat } from './resolve.ts'

/** The Fleets attached to a Leader. */
export function fleetsOf({ state }: RomaPosition, leader: number): Unit[] {
  const { area } = findLeader(state, leader) ?? { area: -1 }
  return unitsAt(state, area).filter(unit => unit.leader === leader && isShip(unit))
}

/** RV-5.7-a: sides with Fleets where the active Leader lies: on the same coast or in the Strait, never at sea. */
export function fleetTargets(position: RomaPosition, leader: Leader): number[] {
  const { state } = position
  if (leader.where !== 'aboard' || areaAt(leader.area).kind === 'sea') return []
  if (fleetsOf(position, leader.id).length === 0) return []
  // RV-5.93-a: a side that has cargo keeps enough to land it.
  const loaded = unitsAt(state, leader.area).some(
    unit => unit.leader === leader.id && unit.where === 'aboard',
  )
  const { operations, from } = activationOf(state)
  const at = { area: leader.area, sea: leader.coast }
  const sides = unitsAt(state, leader.area)
    .filter(
      unit => isShip(unit) && unit.coast === leader.coast && !isFriendly(position, leader.power, unit.power),
    )
    .map(unit => sideOf(state, unit.power))
  return [...new Set(sides)].filter(
    side =>
      mayAttack(position, leader.power, side) &&
      operations >= 1 + costToEnd(position, leader, { at, from, fighting: side }, loaded),
  )
}

/** RV-5.72-1: the Fleets of a side at a berth, led by one who is aboard there or ashore in the Province. */
function fleetForce(position: RomaPosition, berth: Berth, side: number): Force {
  const { state } = position
  const ships = unitsAt(state, berth.area).filter(
    unit => isShip(unit) && unit.coast === berth.sea && isSameSide(state, unit.power, side),
  )
  const ashore = leadersAt(state, berth.area).filter(
    each => each.where === 'field' && isSameSide(state, each.power, side),
  )
  return force(headOf(position, ships, side), [...crewAt(position, berth, side), ...ashore], ships)
}

/** The Power of a side whose Fleets lie where the Leader is. */
export function whoseFleets(position: RomaPosition, { area, coast }: Leader, side: number): number {
  return fleetForce(position, { area, sea: coast }, side).power
}

export function force(power: number, leaders: readonly Leader[], ships: readonly Unit[]): Force {
  return {
    power,
    leader: bestLeader(leaders)?.id ?? null,
    leaders: leaders.map(({ id }) => id),
    units: ships.map(unit => unit.id),
    ...NO_WALLS,
  }
}

/** RV-5.62-a: 1 Operations Point; the other may withdraw (RV-5.71-a), otherwise the Fleets meet. */
export function* navalAttack(g: Roma, leader: Leader, side: number): Rules {
  const berth = { area: leader.area, sea: leader.coast }
  spend(g, 1)
  changeUnits(
    g.state,
    berth.area,
    unit => unit.leader === leader.id,
    unit => ({ ...unit, served: leader.id }),
  )
  yield* wakeFleets(g, berth, side, leader.power)
  noteAttack(g, leader.power, side)
  if (yield* withdrawAtSea(g, berth, side)) return
  const attacker = force(leader.power, [leader], fleetsOf(g, leader.id))
  yield* navalCombat(g, berth, attacker, fleetForce(g, berth, side))
}

/** RV-5.71-a: on 1-3 to any friendly coastal Province; RV-5.83-a: where he may be intercepted. */
function* withdrawAtSea(g: Roma, berth: Berth, side: number): Rules<boolean> {
  const { units, power } = fleetForce(g, berth, side)
  const crew = crewAt(g, berth, side)
  // RV-3.9-k: to slip away is a choice, so a Leader who must stay in his Regions does.
  const coasts = friendlyCoasts(g, power).filter(
    each => each.area !== berth.area && crew.every(leader => mayGoTo(g, leader, each.area)),
  )
  if (coasts.length === 0) return false
  const { verb } = yield* decide(
    g,
    power,
    {
      rule: 'RV-5.71-a',
      task: 'withdraw-fleet',
      choices: [{ verb: 'stand' }, { verb: 'withdraw' }],
      about: { area: berthId(berth) },
      confirm: true,
    },
    () => ({ verb: 'stand' }),
  )
  if (verb !== 'withdraw') return false
  const die = g.dice.d6('withdrawal at sea')
  g.tell({
    kind: 'withdrawal',
    rule: 'RV-5.71-a',
    data: {
      power: powerId(g, power),
      area: areaAt(berth.area).id,
      die,
      distance: withdrawsAtSea(die) ? 1 : 0,
      standing: standing(g, [power]),
    },
  })
  if (!withdrawsAtSea(die)) return false
  const to = yield* pickCoast(g, power, coasts, 'RV-5.71-a')
  moveUnits(g.state, berth.area, to.area, units, unit => ({ ...unit, coast: to.sea }))
  for (const { id } of crew) changeLeader(g.state, id, { area: to.area, coast: to.sea })
  yield* interceptFleetOf(g, to, { power, leaders: crew.map(({ id }) => id), units })
  return true
}

/** Steps of RV-5.72: as on land, without cavalry; no casualty roll (RV-3.34-d). */
export function* navalCombat(
  g: Roma,
  berth: Berth,
  attacker: Force,
  defender: Force,
): Rules<'attacker' | 'defender' | null> {
  const { area } = berth
  noteFight(g, 'sea', area, attacker, defender)
  const forces = {
    attacker: { ...attacker, leaders: aboard(g, attacker) },
    defender: { ...defender, leaders: aboard(g, defender) },
  }
  const fleets = new Map(
    [...forces.attacker.leaders, ...forces.defender.leaders].map(id => [id, fleetsOf(g, id)]),
  )
  const { loser } = yield* resolveCombat(g, newCombat('naval', area, attacker, defender))
  for (const { leaders, units } of [forces.attacker, forces.defender]) {
    for (const each of leaders) yield* sinkCargo(g, each, fleets.get(each) ?? [])
    // RV-5.72-7: a Leader is lost only if all his Fleets are.
    yield* loseLeadersOf(g, area, { leaders, units })
  }
  if (loser !== null) yield* sailHome(g, berth, forces[loser])
  return loser
}

/** Who shares the fate of the ships; a Leader ashore does not. */
function aboard({ state }: Roma, { leaders }: Force): number[] {
  return leaders.filter(id => findLeader(state, id)?.where === 'aboard')
}

/** RV-5.72-8: the loser goes to the nearest friendly coastal Province; without one he is eliminated. */
function* sailHome(g: Roma, berth: Berth, { units, power, leaders }: Force): Rules {
  const { area } = berth
  const left = unitsAt(g.state, area).filter(unit => units.includes(unit.id))
  if (left.length === 0) return
  const crew = leaders.filter(id => findLeader(g.state, id) !== undefined)
  const coasts = nearestCoasts(g, berth, power)
  const cargo = unitsAt(g.state, area).filter(
    unit => unit.where === 'aboard' && crew.includes(unit.leader ?? -1),
  )
  if (coasts.length === 0) {
    removeUnits(
      g.state,
      area,
      [...left, ...cargo].map(unit => unit.id),
    )
    g.tell({
      kind: 'force-eliminated',
      rule: 'RV-5.72-8',
      data: { power: powerId(g, power), area: areaAt(area).id },
    })
    for (const id of crew) yield* loseLeader(g, id, 'RV-5.72-8')
    return
  }
  const to = yield* pickCoast(g, power, coasts, 'RV-5.72-8')
  moveFleet(
    g,
    area,
    to,
    [...left, ...cargo].map(unit => unit.id),
    crew,
  )
  g.tell({
    kind: 'retreat',
    rule: 'RV-5.72-8',
    data: { power: powerId(g, power), from: areaAt(area).id, to: berthId(to) },
  })
}

function moveFleet(
  g: Roma,
  from: number,
  to: Berth,
  units: readonly number[],
  leaders: readonly number[],
): void {
  moveUnits(g.state, from, to.area, units, unit => ({ ...unit, coast: isShip(unit) ? to.sea : null }))
  for (const id of leaders) changeLeader(g.state, id, { area: to.area, coast: null, where: 'field' })
  // In port everybody goes ashore.
  changeUnits(
    g.state,
    to.area,
    unit => units.includes(unit.id) && unit.where === 'aboard',
    unit => ({ ...unit, where: 'field' }),
  )
}

/** Fewest steps by ship; the owner breaks ties. */
export function nearestCoasts(position: RomaPosition, from: Berth, power: number): Berth[] {
  const friendly = friendlyCoasts(position, power)
  const isFriendlyCoast = (berth: Berth) =>
    berth.area !== from.area && friendly.some(each => each.area === berth.area && each.sea === berth.sea)
  let edge: Berth[] = [from]
  const seen = new Set([berthId(from)])
  for (let steps = 0; steps < AREAS && edge.length > 0; steps++) {
    const next: Berth[] = []
    for (const berth of edge)
      for (const way of navalSteps(berth))
        if (!seen.has(berthId(way))) {
          seen.add(berthId(way))
          next.push(way)
        }
    const found = next.filter(isFriendlyCoast)
    if (found.length > 0) return found
    edge = next
  }
  return []
}

function* pickCoast(g: Roma, power: number, coasts: readonly Berth[], rule: string): Rules<Berth> {
  const choices = coasts.map(berth => ({ verb: 'sail-to' as const, noun: berthId(berth) }))
  const answer = yield* decide(
    g,
    power,
    { rule, task: 'pick-coast', choices },
    () => choices[0] ?? { verb: 'sail-to' },
  )
  const to = coasts.find(berth => berthId(berth) === answer.noun) ?? coasts[0]
  if (to === undefined) throw new Error(`${rule}: no coast to go to`)
  return to
}
