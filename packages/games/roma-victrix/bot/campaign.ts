import { unitsToTake } from '../rules/operations/muster.ts'
import { isShip, leaderCalled, strengthOf, totalStrength } from '../rules/pieces.ts'
import { isSameSide } from '../rules/powers.ts'
import type { Leader, Unit } from '../rules/state.ts'
import { strengthOfArmy } from './battle-odds.ts'
import { ESCORT } from './gains.ts'
import { spared } from './garrisons.ts'
import type { Outlook } from './outlook.ts'
import { type Plan, plansFor, usualOperations, weighed } from './plans.ts'
import { comersTo } from './threats.ts'

/** The Leaders of a phase, sent out together: who goes where, so that all of them together gain most. */

export interface Assignment {
  readonly leader: Leader
  readonly plan: Plan
  /** The points that stand where he does and can go with somebody. */
  readonly men: number
}

/** Plans of a Leader that come into question. */
const CHOICE = 4
/** Less than that is not worth leaving the ranks for. */
export const LEAST_GAIN = 0.8

/** Who may be activated, and what each of them could do. */
export function optionsOf(outlook: Outlook<'operations'>): Assignment[][] {
  const { decision, position } = outlook
  const all: Assignment[][] = []
  for (const { verb, noun } of decision.choices) {
    const leader = verb === 'activate' ? leaderCalled(position.state, noun) : undefined
    if (leader === undefined) continue
    const units = unitsToTake(position, leader)
    const plans = plansOf(outlook, leader, units)
    const men = strengthOfArmy(position, null, spared(outlook, leader, units)).points
    const some = plans.filter(({ gain }) => gain > LEAST_GAIN).slice(0, CHOICE)
    if (some.length > 0) all.push(some.map(plan => ({ leader, plan, men })))
  }
  return all
}

/** What he could do with those who can be spared, and with those who need not stay if he beats whom they stay for. */
function plansOf(outlook: Outlook, leader: Leader, units: readonly Unit[]): Plan[] {
  const usual = usualOperations(leader)
  const some = spared(outlook, leader, units)
  const plans = weighed(outlook, leader, some, plansFor(outlook, leader, some, usual))
  if (some.length === units.length) return plans
  for (const target of new Set(comersTo(outlook, leader.area).map(comer => comer.leader.area))) {
    const more = spared(outlook, leader, units, target)
    if (more.length === some.length) continue
    const bold = plansFor(outlook, leader, more, usual).filter(plan => plan.target === target)
    plans.push(...weighed(outlook, leader, more, bold))
  }
  return plans.sort((one, other) => other.gain - one.gain)
}

/**
 * The best assignment: at first the best plan that is still free to each, the best first; then one Leader after another changes
 * as long as all together gain by it. Those who stand together share out the men.
 */
export function assigned(options: readonly (readonly Assignment[])[]): Assignment[] {
  const chosen: (Assignment | null)[] = options.map(() => null)
  const order = options.map((_, index) => index)
  order.sort((one, other) => bestOf(options[other]) - bestOf(options[one]))
  for (const index of order) chosen[index] = bestFor(index)
  for (let round = 0; round < ROUNDS; round++) {
    const before = total(chosen)
    for (const index of order) tryOthers(index)
    if (total(chosen) <= before) break
  }
  return chosen.filter(each => each !== null).sort((one, other) => other.plan.gain - one.plan.gain)

  function bestFor(index: number): Assignment | null {
    return (
      options[index]?.find(option => chosen.every((each, at) => at === index || !clash(each, option))) ?? null
    )
  }

  /** He takes what another has, and that one the best of what is left. */
  function tryOthers(index: number): void {
    for (const option of options[index] ?? []) {
      const before = [...chosen]
      const worth = total(chosen)
      chosen[index] = option
      const driven = order.filter(at => at !== index && clash(chosen[at] ?? null, option))
      for (const at of driven) chosen[at] = null
      for (const at of driven) chosen[at] = bestFor(at)
      if (total(chosen) > worth) return
      for (const [at, each] of before.entries()) chosen[at] = each
    }
  }
}

const ROUNDS = 3

function bestOf(options: readonly Assignment[] | undefined): number {
  return options?.[0]?.plan.gain ?? 0
}

function total(chosen: readonly (Assignment | null)[]): number {
  return chosen.reduce((sum, each) => sum + (each?.plan.gain ?? 0), 0)
}

/** One target is for one; those who stand together can both go if there are men enough. */
function clash(one: Assignment | null, other: Assignment): boolean {
  if (one === null) return false
  if (one.plan.target === other.plan.target) return true
  if (one.leader.area !== other.leader.area || one.plan.what === 'join' || other.plan.what === 'join')
    return false
  return one.plan.needs + other.plan.needs > Math.min(one.men, other.men)
}

/**
 * What goes along where other Leaders wait for men: the best of them leads the army, and the others get what is enough for
 * what they are sent for.
 */
export function shareFor(
  outlook: Outlook,
  leader: Leader,
  units: readonly Unit[],
  plan: Plan,
): readonly Unit[] {
  const { position, mind, character } = outlook
  const { state, data } = position
  if (!character.sparesLeaders || plan.needs === 0) return units
  const waiting = state.leaders.filter(
    each =>
      each.id !== leader.id &&
      each.area === leader.area &&
      !each.activated &&
      isSameSide(state, each.power, leader.power) &&
      mind.targetOf(each) !== null,
  )
  if (waiting.length === 0) return units
  const men = totalStrength(
    data,
    units.filter(unit => !isShip(unit)),
  )
  const leads = waiting.every(({ rating }) => rating <= leader.rating)
  let left = leads ? Math.max(plan.needs, men - ESCORT * waiting.length) : plan.needs
  return units
    .toSorted((one, other) => strengthOf(data, other) - strengthOf(data, one))
    .filter(unit => {
      if (isShip(unit)) return true
      if (left <= 0) return false
      left -= strengthOf(data, unit)
      return true
    })
}
