import type { Rules } from '@aquila/engine'
import { areaAt, type Berth, berthId, navalSteps } from '../../data/index.ts'
import { interceptionCard, playInterceptionCard } from '../cards/interception.ts'
import { interceptsAtSea } from '../odds/rolls.ts'
import { isFriendly, mayAttack } from '../pacts.ts'
import { changeLeader, isShip, leaderNoun, leaderNumbered, moveUnits, powerAt, unitsAt } from '../pieces.ts'
import { controllerOf, powerId, sideOf } from '../powers.ts'
import type { Leader, Roma, RomaPosition, Unit } from '../state.ts'
import { ask, type RomaChoice } from '../tasks.ts'
import { type Force, NO_WALLS } from './force.ts'
import { fleetsOf, navalCombat } from './naval.ts'

/** RV-5.81-a: Fleets of an active Leader enter a coast or Strait next to Leaders with Fleets who are not phasing. */
export function* interceptFleet(g: Roma, id: number, at: Berth): Rules {
  const { power } = leaderNumbered(g.state, id)
  yield* offer(g, at, () => ({ power, leader: id, units: fleetsOf(g, id).map(unit => unit.id) }))
}

/** RV-5.83-a: Fleets that withdraw before combat may be intercepted too. */
export function* interceptFleetOf(g: Roma, at: Berth, units: readonly number[], power: number): Rules {
  yield* offer(g, at, () => ({
    power,
    leader: null,
    units: unitsAt(g.state, at.area)
      .filter(unit => units.includes(unit.id))
      .map(unit => unit.id),
  }))
}

/** RV-5.82-a: one attempt for each Leader at each entry; RV-5.84-a: one at a time. */
function* offer(g: Roma, at: Berth, quarry: () => Pick<Force, 'power' | 'leader' | 'units'>): Rules {
  const tried: number[] = []
  for (;;) {
    const target = quarry()
    const stillThere = unitsAt(g.state, at.area).some(unit => target.units.includes(unit.id))
    if (!stillThere) return
    const able = g.state.leaders.filter(
      leader => !tried.includes(leader.id) && mayIntercept(g, leader, at, target.power),
    )
    const role = g.roles.find(each => able.some(leader => controllerOf(g.state, leader.power) === each))
    if (role === undefined) return
    const leaders = able.filter(leader => controllerOf(g.state, leader.power) === role)
    const choices: RomaChoice<'intercept-at-sea'>[] = leaders.map(leader => ({
      verb: 'intercept',
      noun: leaderNoun(leader),
    }))
    if (interceptionCard(g, role))
      for (const leader of leaders) choices.push({ verb: 'intercept-by-card', noun: leaderNoun(leader) })
    const answer = yield ask({
      role,
      rule: 'RV-5.81-a',
      task: 'intercept-at-sea',
      choices: [...choices, { verb: 'let-pass' }],
      about: { area: berthId(at), power: powerId(g, target.power) },
      confirm: true,
    })
    const leader = leaders.find(each => leaderNoun(each) === answer.noun)
    if (leader === undefined) {
      tried.push(...leaders.map(({ id }) => id))
      continue
    }
    tried.push(leader.id)
    const byCard = answer.verb === 'intercept-by-card'
    if (byCard ? !(yield* playInterceptionCard(g, role)) : !succeeds(g, leader, at)) continue
    yield* intercept(g, leader, at, target)
  }
}

/** RV-5.85-a */
function succeeds(g: Roma, leader: Leader, at: Berth): boolean {
  const die = g.dice.d6('interception at sea')
  const success = interceptsAtSea(die, leader.rating)
  g.tell({
    kind: 'interception',
    rule: 'RV-5.85-a',
    data: { leader: leaderNoun(leader), area: areaAt(at.area).id, die, success },
  })
  return success
}

function mayIntercept(position: RomaPosition, leader: Leader, at: Berth, power: number): boolean {
  const { state } = position
  if (powerAt(state, leader.power).status !== 'major' || isFriendly(position, leader.power, power))
    return false
  const phasing = state.phasing === null ? null : sideOf(state, state.phasing.power)
  if (sideOf(state, leader.power) === phasing || !mayAttack(position, leader.power, power)) return false
  return shipsNextTo(position, leader, at).length > 0
}

/** The Fleets of his Power that lie with him, one step from the coast. */
function shipsNextTo({ state }: RomaPosition, leader: Leader, at: Berth): Unit[] {
  return unitsAt(state, leader.area).filter(
    unit =>
      isShip(unit) &&
      unit.power === leader.power &&
      navalSteps({ area: leader.area, sea: unit.coast }).some(
        way => way.area === at.area && (way.sea === at.sea || at.sea === null),
      ),
  )
}

/** RV-5.86-a, RV-5.87-a, RV-5.88-a: at no cost, he attacks, and nobody withdraws. RV-5.89-a: no further loss. */
function* intercept(
  g: Roma,
  leader: Leader,
  at: Berth,
  target: Pick<Force, 'power' | 'leader' | 'units'>,
): Rules {
  const ships = shipsNextTo(g, leader, at).map(unit => unit.id)
  moveUnits(g.state, leader.area, at.area, ships, unit => ({ ...unit, coast: at.sea }))
  changeLeader(g.state, leader.id, { area: at.area, coast: at.sea, where: 'aboard' })
  yield* navalCombat(
    g,
    at,
    { power: leader.power, leader: leader.id, leaders: [leader.id], units: ships, ...NO_WALLS },
    { ...target, leaders: target.leader === null ? [] : [target.leader], ...NO_WALLS },
  )
}
