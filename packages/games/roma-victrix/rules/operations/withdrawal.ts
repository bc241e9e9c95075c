import type { Choice, Rules } from '@aquila/engine'
import { areaAt, isProvince } from '../../data/index.ts'
import { playWithdrawalCard, withdrawalCard } from '../cards/withdrawal.ts'
import { defendingForce, type Force, fieldUnits, pointsOf } from '../combat/force.ts'
import { enterCity, mayEnterCity } from '../combat/retreat.ts'
import { controlOf } from '../control.ts'
import { decide } from '../decide.ts'
import { enterWithMen } from '../entering.ts'
import { withdrawalDistance } from '../odds/rolls.ts'
import { isFriendly } from '../pacts.ts'
import { changeLeader, leadersAt, moveUnits } from '../pieces.ts'
import { controllerOf, isSameSide, powerId } from '../powers.ts'
import { nearestHome } from '../solitaire/homewards.ts'
import { standing } from '../standing.ts'
import type { Leader, Roma, RomaPosition } from '../state.ts'
import type { RomaChoice } from '../tasks.ts'
import { mayGoTo } from './entry.ts'

/**
 * Step 2 of RV-5.31 and RV-10.41-1: the defender may slip away, go into his City, or stand. True: nobody is left in the
 * open.
 */
export function* avoidCombat(g: Roma, area: number, side: number, attacker: Force): Rules<boolean> {
  if (fieldUnits(g, area, side).length === 0) return false
  const force = defendingForce(g, area, side, attacker.power)
  const role = controllerOf(g.state, force.power)
  const choices: RomaChoice<'avoid-combat'>[] = [{ verb: 'stand' }]
  const ways = withdrawals(g, area, side)
  if (ways.length > 0) choices.push({ verb: 'withdraw' })
  if (mayEnterCity(g, area, side)) choices.push({ verb: 'enter-city' })
  if (ways.length > 0 && role !== null && withdrawalCard(g, role)) choices.push({ verb: 'withdraw-by-card' })
  if (choices.length === 1) return false
  const { verb } = yield* decide(
    g,
    force.power,
    {
      rule: 'RV-5.31-2',
      task: 'avoid-combat',
      choices,
      about: { area: areaAt(area).id, power: powerId(g, attacker.power) },
      confirm: true,
    },
    () => automatonStands(g, area, force, attacker, choices),
  )
  if (verb === 'enter-city') {
    goInside(g, area, side)
    return true
  }
  if (verb === 'withdraw-by-card' && role !== null) {
    if (!(yield* playWithdrawalCard(g, role))) return false
    yield* withdraw(g, area, side, force, BY_CARD)
    return true
  }
  if (verb === 'withdraw') return yield* tryToWithdraw(g, area, side, force)
  return false
}

/** RV-14.2-05 */
const BY_CARD = 3

/** RV-16.4-x: the automaton leaves only when it is outnumbered two to one. */
function automatonStands(
  g: Roma,
  area: number,
  force: Force,
  attacker: Force,
  choices: readonly Choice[],
): Choice {
  const outnumbered = pointsOf(g, area, attacker) >= 2 * pointsOf(g, area, force)
  const away =
    choices.find(({ verb }) => verb === 'enter-city') ?? choices.find(({ verb }) => verb === 'withdraw')
  return outnumbered && away !== undefined ? away : { verb: 'stand' }
}

/** RV-5.51-a, RV-5.53-a */
function* tryToWithdraw(g: Roma, area: number, side: number, force: Force): Rules<boolean> {
  const rating = leadersOf(g, area, side).reduce((best, leader) => Math.max(best, leader.rating), 0)
  const die = g.dice.d6('withdrawal')
  const distance = withdrawalDistance(die, rating)
  g.tell({
    kind: 'withdrawal',
    rule: 'RV-5.51-a',
    data: {
      power: powerId(g, force.power),
      area: areaAt(area).id,
      die,
      distance,
      standing: standing(g, [], { power: force.power, rating }),
    },
  })
  if (distance === 0) return false
  yield* withdraw(g, area, side, force, distance)
  return true
}

/** RV-5.54-a: only into and through friendly Provinces; one is enough. RV-5.56-a: never onto ships. */
function* withdraw(g: Roma, from: number, side: number, { power, units }: Force, most: number): Rules {
  const leaders = leadersOf(g, from, side).map(({ id }) => id)
  let area = from
  for (let gone = 0; gone < most; gone++) {
    const ways = withdrawals(g, area, side).filter(way => way !== from)
    if (ways.length === 0) return
    const choices: RomaChoice<'withdraw'>[] = ways.map(way => ({ verb: 'withdraw-to', noun: areaAt(way).id }))
    if (gone > 0) choices.push({ verb: 'halt' })
    const answer = yield* decide(
      g,
      power,
      { rule: 'RV-5.54-a', task: 'withdraw', choices, about: { area: areaAt(area).id, most } },
      () =>
        gone > 0 ? { verb: 'halt' } : { verb: 'withdraw-to', noun: areaAt(nearestHome(g, power, ways)).id },
    )
    const to = ways.find(way => areaAt(way).id === answer.noun)
    if (to === undefined) return
    moveUnits(g.state, area, to, units)
    for (const id of leaders) changeLeader(g.state, id, { area: to })
    g.tell({
      kind: 'withdraws',
      rule: 'RV-5.51-a',
      data: { power: powerId(g, power), from: areaAt(area).id, to: areaAt(to).id },
    })
    area = to
    yield* enterWithMen(g, area, power)
  }
}

/** Neighbouring Provinces under friendly control; a Strait is none. RV-3.9-k: nor one that a Leader of theirs may not enter. */
export function withdrawals(position: RomaPosition, area: number, side: number): number[] {
  const leaders = leadersOf(position, area, side)
  return areaAt(area)
    .land.map(step => step.to)
    .filter(to => {
      const control = isProvince(to) ? controlOf(position.state, to) : null
      return control !== null && isFriendly(position, side, control)
    })
    .filter(to => leaders.every(leader => mayGoTo(position, leader, to)))
}

function leadersOf({ state }: RomaPosition, area: number, side: number): Leader[] {
  return leadersAt(state, area).filter(
    leader => leader.where === 'field' && isSameSide(state, leader.power, side),
  )
}

function goInside(g: Roma, area: number, side: number): void {
  const units = fieldUnits(g, area, side).map(unit => unit.id)
  enterCity(
    g,
    area,
    units,
    leadersOf(g, area, side).map(({ id }) => id),
  )
}
