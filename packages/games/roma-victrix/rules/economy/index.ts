import { apart, type Role, type Rules } from '@aquila/engine'
import { PROVINCES } from '../../data/index.ts'
import { newCapital, placeForCapital } from '../capitals.ts'
import { drawConsuls } from '../consuls.ts'
import { controlOf } from '../control.ts'
import { copyState } from '../knowledge/copy.ts'
import { changeLeaders, changeMarks, marksAt, powerAt } from '../pieces.ts'
import { castPower, controllerOf, hasEconomy, isRomanFor } from '../powers.ts'
import { removeLeaders } from '../scenario-events.ts'
import { raiseForAutomaton } from '../solitaire/recruits.ts'
import { spawnLeaders } from '../spawn.ts'
import type { Roma, RomaPosition } from '../state.ts'
import {
  type Levy,
  leviesOfBarbaricum,
  pickLevy,
  placeWarbandsRaised,
  raiseMinors,
  raiseParthians,
} from './free-units.ts'
import { type Counters, type Holdings, holdingsOf } from './holdings.ts'
import { raiseForMoney, reformUnits, rollForRecruits } from './new-units.ts'
import { countersLeftOf } from './recruits.ts'

/** C3 begins: Limes, Consuls and Leaders of special rules come. */
export function* beginNewUnits(g: Roma): Rules {
  restoreLimes(g)
  // RV-9.14-a: last turn's failures are over.
  changeLeaders(
    g.state,
    leader => leader.recruiting,
    leader => ({ ...leader, recruiting: false }),
  )
  yield* removeLeaders(g, 'C3')
  yield* spawnLeaders(g, 'C3')
  yield* drawConsuls(g)
}

/**
 * RV-4.2C3-a: all players raise units at the same time, hidden from each other (RV-6.2-b). When all are done, it is
 * carried out in the order of the seats: then Leaders roll for what they have recruited, and warbands are drawn.
 */
export function* newUnits(g: Roma): Rules {
  const raising: number[] = []
  for (let power = 0; power < g.state.powers.length; power++) if (raisesUnits(g, power)) raising.push(power)
  for (const power of raising) {
    if (powerAt(g.state, power).status === 'automaton') raiseForAutomaton(g, power)
    if (placeForCapital(g, power) !== null) yield* newCapital(g, power)
  }
  const of = (role: Role) => raising.filter(power => controllerOf(g.state, power) === role)
  const roles = g.roles.filter(role => of(role).length > 0)
  const before = positionNow(g)
  const holdings = holdingsOf(before)
  const raised = yield* apart(g, copyState, roles, (draft, role) =>
    raiseUnits(draft, of(role), before, holdings),
  )
  const orders = [...raised.values()]
  for (const { recruiters } of orders) for (const leader of recruiters) rollForRecruits(g, leader)
  yield* placeWarbandsRaised(g, [...orders.flatMap(({ levies }) => levies), ...leviesOfBarbaricum(before)])
}

function positionNow({ state, data, options, roles, seats }: Roma): RomaPosition {
  return { state: copyState(state), data, options, roles, seats }
}

function raisesUnits({ state }: Roma, power: number): boolean {
  const { status, of, activated } = powerAt(state, power)
  // RV-16.16-a: no recruits before it has been invaded.
  if (status === 'automaton') return activated > 0
  return status === 'major' || (status === 'people' && of !== null)
}

/** What is left to the dice when a player has decided. */
interface Orders {
  /** RV-9.13-a: Leaders outside the Capital who recruit. */
  readonly recruiters: number[]
  readonly levies: Levy[]
}

/**
 * What one player raises with all the Powers he runs, and their Clients and Allies. Who holds a Province is judged by how
 * it was before anybody raised anything: ships turned into Legions on a foreign coast come too late to dispute it.
 */
function* raiseUnits(
  g: Roma,
  powers: readonly number[],
  before: RomaPosition,
  holdings: Holdings,
): Rules<Orders> {
  const orders: Orders = { recruiters: [], levies: [] }
  for (const power of powers) {
    const { kind } = castPower(g, power)
    const left = countersOnce(g, power, holdings)
    if (!hasEconomy(g, power) && powerAt(g.state, power).status === 'major')
      yield* reformUnits(g, power, left)
    if (hasEconomy(g, power))
      orders.recruiters.push(...(yield* raiseForMoney(g, power, before, holdings, left())))
    else if (kind === 'barbarian') orders.levies.push(...(yield* pickLevy(g, power, before)))
    else if (kind === 'parthian') yield* raiseParthians(g, power, before, left())
    if (powerAt(g.state, power).status === 'major') yield* raiseMinors(g, power, before, left)
  }
  return orders
}

/** The counters of a Power's side, counted when somebody wants them and kept by all who raise units for it. */
function countersOnce(g: Roma, power: number, holdings: Holdings): () => Counters {
  let counters: Counters | null = null
  return () => {
    counters ??= countersLeftOf(g, power, holdings)
    return counters
  }
}

/** RV-10.68-a: a lost or reduced Limes comes back free where a Roman Major controls the Province. */
function restoreLimes(g: Roma): void {
  for (let area = 0; area < PROVINCES; area++) {
    const { limes } = marksAt(g.state, area)
    if (limes === null || limes === 2) continue
    const control = controlOf(g.state, area)
    if (control !== null && powerAt(g.state, control).status === 'major' && isRomanFor(g, control, 'limes'))
      changeMarks(g.state, area, { limes: 2 })
  }
}
