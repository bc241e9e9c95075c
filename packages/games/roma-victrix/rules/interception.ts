import { type Role, type Rules, reactionWindow } from '@aquila/engine'
import { areaAt, isNextTo } from '../data/index.ts'
import { revealMarkers } from './barbaricum.ts'
import { interceptionChoices, LET_PASS, playInterceptionCard } from './cards/interception.ts'
import { restsOf } from './cards/play.ts'
import { type Force, NO_WALLS } from './combat/force.ts'
import { INTERCEPTION, landCombat, noteAttack } from './combat/land.ts'
import type { Retreating } from './combat/retreat.ts'
import { enterWithMen } from './entering.ts'
import { wakeOwners } from './neutrality.ts'
import type { Contestant } from './odds/combat.ts'
import { interceptsOnLand } from './odds/rolls.ts'
import { mayEnterAtOnce } from './operations/entry.ts'
import { hasEnemyFleet, isFriendly, mayAttack } from './pacts.ts'
import {
  changeLeader,
  isShip,
  leaderNoun,
  leaderNumbered,
  moveUnits,
  powerAt,
  someLandUnit,
  totalStrength,
  unitsAt,
} from './pieces.ts'
import { controllerOf, isPhasing, powerId, sideOf } from './powers.ts'
import type { AsStrong } from './solitaire/motive.ts'
import { standing } from './standing.ts'
import type { Activation, Leader, Roma, RomaPosition, RomaState, Unit } from './state.ts'

/** A force that has just entered an area and may be intercepted there. */
interface Quarry {
  readonly area: number
  readonly power: number
  readonly leader: number | null
  readonly leaders: readonly number[]
  readonly units: readonly number[]
  /** RV-5.31-13: the side that has just beaten it may not intercept. */
  readonly notBy: number | null
}

/** What makes a force the same as before (RV-5.42-a). */
type Pursued = Pick<Quarry, 'area' | 'leaders' | 'units'>

/** RV-5.41-a, RV-5.44-a: each Leader who can may try, one after another; each success is a combat of its own. */
export function* interceptMarch(
  g: Roma,
  quarry: Omit<Quarry, 'notBy' | 'leaders'>,
): Rules<'fought' | 'left-alone'> {
  const leaders = quarry.leader === null ? [] : [quarry.leader]
  return yield* offer(g, { ...quarry, leaders, notBy: null })
}

/** RV-5.43-a, RV-5.31-13: a retreat can be intercepted by others who are not phasing. True: it was, and is over. */
export function* interceptRetreat(g: Roma, force: Retreating): Rules<boolean> {
  const { area, power, units, leaders, victor } = force
  const outcome = yield* offer(g, { area, power, units, leader: leaders[0] ?? null, leaders, notBy: victor })
  return outcome === 'fought'
}

/**
 * RV-5.44-a: one after another, in the order of the seats; those whom the rules run come last. Everybody sees who could, so
 * that being asked tells nothing of a hand, and a player who does not want to be asked says so (RV-5.41-a).
 */
function* offer(g: Roma, quarry: Quarry): Rules<'fought' | 'left-alone'> {
  if (interceptors(g, quarry).length === 0) return 'left-alone'
  const mover = controllerOf(g.state, quarry.power)
  let fought = false
  const able = (role: Role | null): Leader[] =>
    isThere(g, quarry)
      ? interceptors(g, quarry).filter(leader => controllerOf(g.state, leader.power) === role)
      : []
  yield* reactionWindow(g, {
    name: 'interception',
    rule: 'RV-5.41-a',
    roles: g.roles.filter(role => role !== mover),
    about: { area: areaAt(quarry.area).id, power: powerId(g, quarry.power) },
    pass: LET_PASS,
    rests: () => restsOf(g),
    concealed: () => false,
    reactions: role => interceptionChoices(g, role, able(role)),
    *play(role, { verb, noun }) {
      const leader = able(role).find(each => leaderNoun(each) === noun)
      if (leader === undefined) return
      tries(g, leader, quarry)
      const meets =
        verb === 'intercept-by-card' ? yield* playInterceptionCard(g, role) : succeeds(g, leader, quarry)
      if (!meets) return
      fought = true
      yield* intercept(g, leader, quarry)
    },
  })
  for (;;) {
    const bold = able(null).find(leader => isWorthIt(g, leader, quarry))
    if (bold === undefined) return fought ? 'fought' : 'left-alone'
    tries(g, bold, quarry)
    if (!succeeds(g, bold, quarry, { motive: 'as-strong' })) continue
    fought = true
    yield* intercept(g, bold, quarry)
  }
}

function isThere(g: Roma, { area, units }: Quarry): boolean {
  return unitsAt(g.state, area).some(unit => units.includes(unit.id))
}

/** RV-5.42-a: one attempt of each Leader against each force; to let somebody pass is none. */
export function tries({ state }: Roma, { id }: Leader, quarry: Pursued): void {
  const { activation } = state
  if (activation === null) return
  const { interceptors: before, pursuits } = activation
  state.activation = isActiveForce(state, activation, quarry)
    ? { ...activation, interceptors: [...before, id] }
    : { ...activation, pursuits: [...pursuits, { leader: id, units: quarry.units }] }
}

function hasTried(state: RomaState, activation: Activation, { id }: Leader, quarry: Pursued): boolean {
  if (isActiveForce(state, activation, quarry)) return activation.interceptors.includes(id)
  return activation.pursuits.some(
    ({ leader, units }) => leader === id && units.some(unit => quarry.units.includes(unit)),
  )
}

/** That of the active Leader, also if he has set it down or has fallen; a force that retreats from him is another one. */
function isActiveForce(state: RomaState, { leader }: Activation, { area, leaders, units }: Pursued): boolean {
  return (
    leaders.includes(leader) ||
    unitsAt(state, area).some(unit => unit.served === leader && units.includes(unit.id))
  )
}

/**
 * RV-5.41-a, RV-5.19-a, RV-5.31-13: who may intercept at all, on land and at sea: a Major, or an automaton that is awake
 * (RV-16.4-x), that is no friend of the mover and whose player is not phasing.
 */
export function actsAgainst(position: RomaPosition, power: number, mover: number): boolean {
  const { state } = position
  const { status, activated } = powerAt(state, power)
  if (status !== 'major' && !(status === 'automaton' && activated > 0)) return false
  return !isFriendly(position, power, mover) && !isPhasing(state, power)
}

/** The Leaders who may try now. */
export function interceptors(position: RomaPosition, quarry: Quarry): Leader[] {
  const found: Leader[] = []
  for (const leader of position.state.leaders) if (mayIntercept(position, leader, quarry)) found.push(leader)
  return found
}

/** RV-5.41-a: not phasing, with Land units, one step away on the land graph; RV-5.19-a, RV-5.31-13. */
function mayIntercept(position: RomaPosition, leader: Leader, quarry: Quarry): boolean {
  const { state } = position
  const { area, power, notBy } = quarry
  if (!isNextTo(leader.area, area)) return false
  if (leader.where !== 'field' || !actsAgainst(position, leader.power, power)) return false
  if (notBy !== null && sideOf(state, leader.power) === sideOf(state, notBy)) return false
  if (state.activation === null || hasTried(state, state.activation, leader, quarry)) return false
  if (!mayAttack(position, leader.power, power)) return false
  // RV-3.23-d: a Strait closed by an enemy Fleet cannot be entered.
  if (areaAt(area).kind === 'strait' && hasEnemyFleet(position, area, leader.power)) return false
  return (
    someLandUnit(state, leader.area, unit => marchesWith(leader, unit)) &&
    mayEnterAtOnce(position, leader, area)
  )
}

/** The interceptor takes the Land units of his own Power that stand with him in the open. */
function marchesWith({ power }: Leader, unit: Unit): boolean {
  return unit.power === power && unit.where === 'field' && !isShip(unit)
}

function forceOf({ state }: RomaPosition, leader: Leader): Force {
  const units = unitsAt(state, leader.area).filter(unit => marchesWith(leader, unit))
  return {
    power: leader.power,
    leader: leader.id,
    leaders: [leader.id],
    units: units.map(unit => unit.id),
    ...NO_WALLS,
  }
}

/** RV-16.4-x: the automaton intercepts whenever it is at least as strong. */
function isWorthIt(g: Roma, leader: Leader, { area, units }: Quarry): boolean {
  const own = unitsAt(g.state, leader.area).filter(unit => forceOf(g, leader).units.includes(unit.id))
  const theirs = unitsAt(g.state, area).filter(unit => units.includes(unit.id))
  return totalStrength(g.data, own) >= totalStrength(g.data, theirs)
}

/** RV-5.45-a */
function succeeds(g: Roma, leader: Leader, { area }: Quarry, motive: AsStrong | null = null): boolean {
  const die = g.dice.d6('interception')
  const success = interceptsOnLand(die, leader.rating)
  g.tell({
    kind: 'interception',
    rule: 'RV-5.45-a',
    data: {
      leader: leaderNoun(leader),
      area: areaAt(area).id,
      die,
      success,
      ...motive,
      standing: standing(g, [], leader),
    },
  })
  return success
}

/** RV-5.46-a, RV-5.47-a, RV-5.47-b, RV-5.48-a: at no cost he attacks in the area entered; nobody may withdraw from him. */
function* intercept(g: Roma, { id, area: from }: Leader, quarry: Quarry): Rules<Contestant | null> {
  const attacker = forceOf(g, leaderNumbered(g.state, id))
  moveUnits(g.state, from, quarry.area, attacker.units)
  changeLeader(g.state, id, { area: quarry.area })
  // RV-13.12-a: a player who meets warbands at home turns the markers of the land, which they have left as they lay.
  yield* revealMarkers(g, quarry.area, attacker.power)
  yield* enterWithMen(g, quarry.area, attacker.power)
  const defender: Force = {
    power: quarry.power,
    leader: quarry.leader,
    leaders: quarry.leaders,
    units: quarry.units,
    ...NO_WALLS,
  }
  yield* wakeOwners(g, quarry.area, quarry.units, attacker.power)
  noteAttack(g, attacker.power, quarry.power)
  const loser = yield* landCombat(g, {
    area: quarry.area,
    attacker,
    defender,
    from,
    ...INTERCEPTION,
  })
  if (loser === 'defender') loseOneOperation(g, quarry)
  return loser
}

/** RV-5.49-a: the intercepted Leader stays active, and loses 1 more Operations Point if he is beaten. */
export function loseOneOperation(g: Roma, { leader }: Pick<Quarry, 'leader'>): void {
  const { activation } = g.state
  if (activation === null || activation.leader !== leader) return
  g.state.activation = { ...activation, operations: Math.max(0, activation.operations - 1) }
}
