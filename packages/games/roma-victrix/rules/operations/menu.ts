import type { Role, Rules } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { refillBarbaricum } from '../barbaricum.ts'
import { removeAmbushers } from '../cards/ambush.ts'
import { operationsCards, playOperationsCard } from '../cards/operations.ts'
import { areasWithForces } from '../consuls.ts'
import { followLeaders, leadersAreDrawn, leaveSleepersOut, restAfterOperations } from '../initiative.ts'
import { activatesMinor } from '../odds/rolls.ts'
import {
  changeLeader,
  changePower,
  changeUnitsEverywhere,
  findLeader,
  leaderCalled,
  leaderNoun,
  powerAt,
  supremeLeaderOf,
} from '../pieces.ts'
import { controllerOf, isRomanFor, isSameSide, powerId, powerNamed, sideOf } from '../powers.ts'
import { forgetTheHumbled } from '../rebellion.ts'
import { transfersNow } from '../scenario-events.ts'
import { automatonTurn } from '../solitaire/automaton.ts'
import { standing } from '../standing.ts'
import type { Leader, Roma, RomaPosition } from '../state.ts'
import { collapse } from '../succession.ts'
import { ask, type RomaChoice } from '../tasks.ts'
import { activate } from './activation.ts'
import { mayGoTo } from './entry.ts'
import { mergeAnywhere, mergeableAnywhere } from './merge.ts'
import { isActiveMinor } from './muster.ts'

/** RV-5.0-a: one step of an Operations Phase: a Leader's activation, a Client's roll, a card, or its end. */
export function* operations(g: Roma): Rules {
  const { phasing } = g.state
  if (phasing === null) return
  const role = controllerOf(g.state, phasing.power)
  if (role === null) {
    yield* automatonTurn(g, phasing.power)
    g.state.phasing = null
    return
  }
  yield* placeDrawnLeader(g, role)
  const choice = yield ask({
    role,
    rule: 'RV-5.0-a',
    task: 'operations',
    choices: operationsChoices(g),
    about: { power: powerId(g, phasing.power) },
    confirm: !isIdle(g, role, phasing.power),
  })
  if (choice.verb === 'pass') g.state.phasing = null
  else if (choice.verb === 'activate') yield* activate(g, leaderCalled(g.state, choice.noun)?.id ?? -1)
  else if (choice.verb === 'surrender') yield* surrender(g, phasing.power)
  else if (choice.verb === 'merge') mergeAnywhere(g, choice.noun)
  else if (choice.verb === 'rouse') rouse(g, powerNamed(g, String(choice.noun)))
  else if (choice.verb === 'rouse-all') for (const minor of minorsToRouse(g)) rouse(g, minor)
  else yield* playOperationsCard(g, role, choice)
}

/**
 * Nobody of its side has done anything in this phase, and the player holds no card that he might not be able to play: if
 * there is nothing but to pass, as for a Power without a Leader (RV-COL-d), nobody is asked.
 */
function isIdle({ state }: RomaPosition, role: Role, power: number): boolean {
  if ((state.hands[role] ?? []).length > 0) return false
  if (state.powers.some(({ of, rouse: outcome }) => of === power && outcome !== null)) return false
  return state.leaders.every(leader => !leader.activated || sideOf(state, leader.power) !== power)
}

/** RV-15.1-a: a Leader who is drawn is placed with any friendly force before he acts. */
function* placeDrawnLeader(g: Roma, role: Role): Rules {
  const { phasing } = g.state
  const leader = findLeader(g.state, phasing?.leader ?? null)
  if (leader === undefined || leader.where === 'aboard' || !leadersToActivate(g).includes(leader)) return
  const forces = areasWithForces(g, unit => isSameSide(g.state, unit.power, leader.power))
  const places = [...new Set([leader.area, ...forces.filter(area => mayGoTo(g, leader, area))])]
  const choices = places.map(area => ({ verb: 'place-leader' as const, noun: areaAt(area).id }))
  const answer = yield ask({
    role,
    rule: 'RV-15.1-a',
    task: 'place-drawn-leader',
    choices,
    about: { leader: leaderNoun(leader) },
  })
  const area = places.find(each => areaAt(each).id === answer.noun) ?? leader.area
  // Anybody who stays where he is stays in the City too.
  if (area !== leader.area) changeLeader(g.state, leader.id, { area, where: 'field' })
}

export function operationsChoices(g: Roma): RomaChoice<'operations'>[] {
  const choices: RomaChoice<'operations'>[] = []
  for (const leader of leadersToActivate(g)) choices.push({ verb: 'activate', noun: leaderNoun(leader) })
  const minors = minorsToRouse(g)
  // A call costs nothing: mostly all are called.
  if (minors.length > 1) choices.push({ verb: 'rouse-all' })
  for (const minor of minors) choices.push({ verb: 'rouse', noun: powerId(g, minor) })
  if (maySurrender(g)) choices.push({ verb: 'surrender' })
  for (const noun of mergeableAnywhere(g)) choices.push({ verb: 'merge', noun })
  for (const card of operationsCards(g)) choices.push(card)
  choices.push({ verb: 'pass' })
  return choices
}

/** RV-COL-d, RV-COL-e: a non-Roman Major without any Leader cannot move, and may give up; others may take what is left. */
function maySurrender(position: RomaPosition): boolean {
  const { state } = position
  if (state.phasing === null || isRomanFor(position, state.phasing.power, 'collapse')) return false
  const { power } = state.phasing
  return !state.leaders.some(leader => leader.power === power)
}

/** RV-5.23-a, RV-9.14-a, RV-11.13-b: Leaders of the Power, and of Clients and Allies that were roused. */
export function leadersToActivate(position: RomaPosition): Leader[] {
  const { state } = position
  if (state.phasing === null) return []
  const { power, leader: drawn } = state.phasing
  const isDrawn = (leader: Leader): boolean => {
    // RV-15.1-a: a draw activates one Leader: the one drawn, or with the marker the Supreme Leader.
    if (!leadersAreDrawn(position)) return true
    return drawn === null ? leader.power === power && leader.supreme : leader.id === drawn
  }
  const mayAct = (leader: Leader): boolean =>
    leader.power === power ||
    (powerAt(state, leader.power).of === power && isActiveMinor(position, leader.power))
  const found: Leader[] = []
  for (const leader of state.leaders)
    if (!leader.activated && !leader.recruiting && isDrawn(leader) && mayAct(leader)) found.push(leader)
  return found
}

/** RV-11.13-a: Clients and Allies that have not been tried in this phase; without a Supreme Leader nobody can. */
export function minorsToRouse({ state }: RomaPosition): number[] {
  const { phasing } = state
  if (phasing === null || supremeLeaderOf(state, phasing.power) === undefined) return []
  const found: number[] = []
  for (let power = 0; power < state.powers.length; power++) {
    const { status, of, rouse: outcome } = powerAt(state, power)
    if ((status === 'client' || status === 'ally') && of === phasing.power && outcome === null)
      found.push(power)
  }
  return found
}

/** RV-COL-d: what special rules say of a collapse holds for it too. */
function* surrender(g: Roma, power: number): Rules {
  collapse(g, power)
  g.state.phasing = null
  yield* transfersNow(g)
}

/**
 * RV-11.13-a, RV-3.9-a: one die, against the Supreme Leader's rating. RV-11.14-a: a failure takes nothing from a Minor that
 * an invasion has activated in this Game-Turn.
 */
function rouse(g: Roma, minor: number): void {
  const { phasing, turn } = g.state
  const patron = phasing === null ? undefined : supremeLeaderOf(g.state, phasing.power)
  const rating = patron?.rating ?? 0
  const die = g.dice.d6('rouse')
  const success = activatesMinor(die, rating)
  changePower(g.state, minor, success ? { rouse: 'roused', activated: turn } : { rouse: 'failed' })
  const data = { power: powerId(g, minor), die, success, standing: standing(g, [minor], patron) }
  g.tell({ kind: 'roused', rule: 'RV-11.13-a', data })
}

/** RV-5.18-a: a Leader who has moved may do so again in the next Operations Phase. */
export function* endOfOperations(g: Roma): Rules {
  removeAmbushers(g)
  refillBarbaricum(g)
  forgetTheHumbled(g)
  followLeaders(g)
  leaveSleepersOut(g)
  restAfterOperations(g)
  changeUnitsEverywhere(
    g.state,
    unit => unit.served !== null || unit.leader !== null,
    unit => ({ ...unit, served: null, leader: null }),
  )
  for (const [power, state] of g.state.powers.entries())
    if (state.rouse !== null) g.state.powers[power] = { ...state, rouse: null }
}
