import { type Role, type Rules, reactionWindow } from '@aquila/engine'
import { areaAt, type Berth, berthId, navalSteps } from '../../data/index.ts'
import { interceptionChoices, LET_PASS, playInterceptionCard } from '../cards/interception.ts'
import { restsOf } from '../cards/play.ts'
import { actsAgainst } from '../interception.ts'
import { wakeOwners } from '../neutrality.ts'
import { interceptsAtSea } from '../odds/rolls.ts'
import { mayEnterAtOnce } from '../operations/entry.ts'
import { mayAttack } from '../pacts.ts'
import {
  changeLeader,
  findLeader,
  isShip,
  leaderNoun,
  leaderNumbered,
  moveUnits,
  totalStrength,
  unitsAt,
} from '../pieces.ts'
import { controllerOf, powerId } from '../powers.ts'
import { standing } from '../standing.ts'
import type { Leader, Roma, RomaPosition, Unit } from '../state.ts'
import { crewAt } from './crews.ts'
import type { Force } from './force.ts'
import { noteAttack } from './land.ts'
import { fleetsOf, force, navalCombat } from './naval.ts'

/** RV-5.81-a: Fleets of an active Leader enter a coast or Strait next to Leaders with Fleets who are not phasing. */
export function* interceptFleet(g: Roma, id: number, at: Berth): Rules {
  const { power } = leaderNumbered(g.state, id)
  yield* offer(g, at, () => ({ power, leaders: [id], units: fleetsOf(g, id).map(unit => unit.id) }))
}

/** The Fleets that are intercepted, and the Leaders aboard. */
type Quarry = Pick<Force, 'power' | 'leaders' | 'units'>

/** RV-5.83-a: Fleets that withdraw before combat may be intercepted too. */
export function* interceptFleetOf(g: Roma, at: Berth, { power, leaders, units }: Quarry): Rules {
  const isOfThem = (unit: Unit) => units.includes(unit.id)
  yield* offer(g, at, () => ({
    power,
    leaders,
    units: unitsAt(g.state, at.area)
      .filter(isOfThem)
      .map(unit => unit.id),
  }))
}

/** RV-5.82-a: one attempt for each Leader at each entry; RV-5.84-a: one at a time. */
function* offer(g: Roma, at: Berth, quarry: () => Quarry): Rules {
  const { power } = quarry()
  const mover = controllerOf(g.state, power)
  const tried: number[] = []
  const able = (role: Role | null): Leader[] =>
    isThere(g, at, quarry())
      ? g.state.leaders.filter(
          leader =>
            !tried.includes(leader.id) &&
            controllerOf(g.state, leader.power) === role &&
            mayIntercept(g, leader, at, power),
        )
      : []
  yield* reactionWindow(g, {
    name: 'interception-at-sea',
    rule: 'RV-5.81-a',
    roles: g.roles.filter(role => role !== mover),
    about: { area: berthId(at), power: powerId(g, power) },
    pass: LET_PASS,
    rests: () => restsOf(g),
    // Everybody sees whose Fleets lie next to them.
    concealed: () => false,
    reactions: role => interceptionChoices(g, role, able(role)),
    *play(role, { verb, noun }) {
      const leader = able(role).find(each => leaderNoun(each) === noun)
      if (leader === undefined) return
      tried.push(leader.id)
      const meets =
        verb === 'intercept-by-card' ? yield* playInterceptionCard(g, role) : succeeds(g, leader, at)
      if (meets) yield* intercept(g, leader, at, quarry())
    },
  })
  for (;;) {
    const bold = able(null).find(leader => isWorthIt(g, leader, at, quarry()))
    if (bold === undefined) return
    tried.push(bold.id)
    if (succeeds(g, bold, at)) yield* intercept(g, bold, at, quarry())
  }
}

/** RV-16.4-x: the automaton intercepts whenever it is at least as strong. */
function isWorthIt(g: Roma, leader: Leader, at: Berth, { units }: Quarry): boolean {
  const theirs = unitsAt(g.state, at.area).filter(unit => units.includes(unit.id))
  return totalStrength(g.data, shipsNextTo(g, leader, at)) >= totalStrength(g.data, theirs)
}

function isThere({ state }: Roma, { area }: Berth, { units }: Quarry): boolean {
  return unitsAt(state, area).some(unit => units.includes(unit.id))
}

/** RV-5.85-a */
function succeeds(g: Roma, leader: Leader, at: Berth): boolean {
  const die = g.dice.d6('interception at sea')
  const success = interceptsAtSea(die, leader.rating)
  g.tell({
    kind: 'interception',
    rule: 'RV-5.85-a',
    data: {
      leader: leaderNoun(leader),
      area: areaAt(at.area).id,
      die,
      success,
      standing: standing(g, [], leader),
    },
  })
  return success
}

function mayIntercept(position: RomaPosition, leader: Leader, at: Berth, power: number): boolean {
  // RV-5.81-a: as on land, nobody sallies from a City.
  if (leader.where === 'city') return false
  if (!actsAgainst(position, leader.power, power) || !mayAttack(position, leader.power, power)) return false
  return shipsNextTo(position, leader, at).length > 0 && mayEnterAtOnce(position, leader, at.area)
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
function* intercept(g: Roma, leader: Leader, at: Berth, { power, leaders, units }: Quarry): Rules {
  const ships = shipsNextTo(g, leader, at)
  const ids = ships.map(unit => unit.id)
  // Anybody who is aboard these ships goes along, whether he leads them or not.
  const coasts = new Set(ships.map(unit => unit.coast))
  const others = [...coasts]
    .flatMap(sea => crewAt(g, { area: leader.area, sea }, leader.power))
    .filter(({ id, power: of }) => id !== leader.id && of === leader.power)
  const crew = [leader, ...others]
  moveUnits(g.state, leader.area, at.area, ids, unit => ({ ...unit, coast: at.sea }))
  for (const { id } of crew) changeLeader(g.state, id, { area: at.area, coast: at.sea, where: 'aboard' })
  const led = leaders.flatMap(id => findLeader(g.state, id) ?? [])
  const quarry = unitsAt(g.state, at.area).filter(unit => units.includes(unit.id))
  yield* wakeOwners(g, at.area, units, leader.power)
  noteAttack(g, leader.power, power)
  yield* navalCombat(g, at, force(leader.power, crew, ships), force(power, led, quarry))
}
