import type { Choice, Rules } from '@aquila/engine'
import { areaAt, type Berth, berthId, isCoastal, navalSteps } from '../../data/index.ts'
import { attritionCard } from '../cards/march.ts'
import { piracyCard } from '../cards/piracy.ts'
import { fleetsOf, fleetTargets, navalAttack, whoseFleets } from '../combat/naval.ts'
import { interceptFleet } from '../combat/naval-interception.ts'
import { loseLeadersOf } from '../leaders.ts'
import { violate } from '../neutrality.ts'
import { stormHits } from '../odds/rolls.ts'
import {
  changeLeader,
  changeUnits,
  hitUnit,
  isShip,
  leaderNoun,
  leaderNumbered,
  moveUnits,
} from '../pieces.ts'
import { powerId, sideNamed } from '../powers.ts'
import type { RomaReason } from '../reasons.ts'
import { standing } from '../standing.ts'
import type { Leader, Roma, RomaPosition } from '../state.ts'
import type { RomaChoice } from '../tasks.ts'
import { activationOf, changeActivation, spend } from './activation-state.ts'
import { arrive } from './arrival.ts'
import { sinkCargo } from './cargo.ts'
import { isAdmitted, whyNoEntry } from './entry.ts'
import { entryCost, hasEnemyLandUnit } from './march.ts'
import { attachedTo, fits, hasAttachedFleet, hasAttachedMen } from './muster.ts'
import { costToEnd, isBack, isHeldAgainst } from './voyage.ts'
import { getsAway } from './where-he-stands.ts'

/** Ships: embarking, sailing, landing (5.6, 5.9). The active Leader is aboard whenever his ships move. */
export function navalChoices(g: Roma, leader: Leader): RomaChoice<'command'>[] {
  const choices: RomaChoice<'command'>[] = []
  if (!hasAttachedFleet(g, leader) && leader.where !== 'aboard') return choices
  for (const berth of berthsToEmbark(g, leader)) choices.push({ verb: 'embark', noun: berthId(berth) })
  if (leader.where !== 'aboard') return choices
  for (const berth of voyages(g, leader)) choices.push({ verb: 'sail', noun: berthId(berth) })
  for (const power of fleetTargets(g, leader))
    choices.push({ verb: 'attack-fleets', noun: powerId(g, whoseFleets(g, leader, power)) })
  if (whyNoLanding(g, leader) === null) choices.push({ verb: 'debark' })
  return choices
}

export function* navalStep(g: Roma, leader: Leader, { verb, noun }: Choice): Rules {
  if (verb === 'embark') {
    const berth = berthsToEmbark(g, leader).find(each => berthId(each) === noun)
    if (berth !== undefined) yield* embark(g, leader, berth)
  }
  if (verb === 'sail') {
    const berth = voyages(g, leader).find(each => berthId(each) === noun)
    if (berth !== undefined) yield* sail(g, leader, berth)
  }
  if (verb === 'attack-fleets') yield* navalAttack(g, leader, sideNamed(g, noun))
  if (verb === 'debark') yield* debark(g, leader)
}

/** RV-5.91-a, RV-5.92-a: coasts (or the Strait) where attached Fleets can take the Leader and his whole force aboard. */
export function berthsToEmbark(position: RomaPosition, leader: Leader): Berth[] {
  const fleets = attachedTo(position, leader).filter(isShip)
  return [...new Set(fleets.map(unit => unit.coast))]
    .map(sea => ({ area: leader.area, sea }))
    .filter(berth => whyNoEmbarkation(position, leader, berth) === null)
}

export function whyNoEmbarkation(position: RomaPosition, leader: Leader, berth: Berth): RomaReason | null {
  const { operations, held, from } = activationOf(position.state)
  const about = { area: berthId(berth) }
  if (leader.where === 'aboard') return { rule: 'RV-5.92-a', why: 'aboard' }
  // RV-5.27-c: anybody who has landed there may go back to the ships.
  if (held && (from?.area !== berth.area || from.sea !== berth.sea))
    return { rule: 'RV-5.27-a', why: 'held', about }
  const attached = attachedTo(position, leader)
  const fleets = attached.filter(unit => isShip(unit) && unit.coast === berth.sea)
  const cargo = attached.filter(unit => !isShip(unit))
  if (fleets.length === 0) return { rule: 'RV-5.91-a', why: 'no-fleet-taken' }
  if (!fits(fleets, cargo)) return { rule: 'RV-5.94-a', why: 'too-many-aboard' }
  // RV-5.93-a: the way to a coast and the landing must be paid for too, be it where he is.
  return operations < 1 + costToEnd(position, leader, { at: berth, from }, cargo.length > 0)
    ? { rule: 'RV-5.93-a', why: 'no-operations' }
    : null
}

/** 1 Operations Point for the Leader and all with him. Fleets on another coast stay behind. */
function* embark(g: Roma, leader: Leader, { area, sea }: Berth): Rules {
  if (!(yield* getsAway(g, leader))) return
  if (whyNoEmbarkation(g, leaderNumbered(g.state, leader.id), { area, sea }) !== null) return
  spend(g, 1)
  changeUnits(
    g.state,
    area,
    unit => unit.leader === leader.id,
    unit => {
      if (!isShip(unit)) return { ...unit, where: 'aboard', served: leader.id }
      return unit.coast === sea ? unit : { ...unit, leader: null }
    },
  )
  changeLeader(g.state, leader.id, { where: 'aboard', coast: sea })
  g.tell({
    kind: 'embark',
    rule: 'RV-5.92-a',
    data: { leader: leaderNoun(leader), berth: berthId({ area, sea }) },
  })
}

/** Where the ships may go next. */
export function voyages(position: RomaPosition, leader: Leader): Berth[] {
  if (leader.where !== 'aboard') return []
  return navalSteps({ area: leader.area, sea: leader.coast }).filter(
    to => whyNoVoyage(position, leader, to) === null,
  )
}

export function whyNoVoyage(position: RomaPosition, leader: Leader, to: Berth): RomaReason | null {
  const { state } = position
  const { operations, from } = activationOf(state)
  const about = { area: berthId(to) }
  if (!hasAttachedFleet(position, leader)) return { rule: 'RV-5.21-a', why: 'no-ships' }
  const here = { area: leader.area, sea: leader.coast }
  const voyage = { at: here, from }
  if (isHeldAgainst(position, leader, voyage) && !isBack(voyage, to))
    return { rule: 'RV-3.23-g', why: 'strait-held', about }
  const loaded = attachedTo(position, leader).some(unit => unit.where === 'aboard')
  // RV-5.65-a, RV-5.93-a: enough must be left to reach a coast and to land.
  if (operations < 1 + costToEnd(position, leader, { at: to, from: here }, loaded))
    return { rule: 'RV-5.65-a', why: 'no-operations', about }
  return whyNoEntry(position, leader, to.area)
}

/** RV-5.62-a: 1 Operations Point a step. */
function* sail(g: Roma, leader: Leader, to: Berth): Rules {
  if (!(yield* isAdmitted(g, leader, to.area))) return
  const from = { area: leader.area, sea: leader.coast }
  spend(g, 1)
  const ids = attachedTo(g, leader).map(unit => unit.id)
  moveUnits(g.state, from.area, to.area, ids, unit => ({
    ...unit,
    served: leader.id,
    coast: isShip(unit) ? to.sea : null,
  }))
  changeLeader(g.state, leader.id, { area: to.area, coast: to.sea })
  const open = to.sea === null
  changeActivation(g.state, {
    from,
    held: false,
    seaAreas: activationOf(g.state).seaAreas + (open ? 1 : 0),
  })
  g.tell({
    kind: 'sail',
    rule: 'RV-5.62-a',
    data: {
      leader: leaderNoun(leader),
      from: berthId(from),
      to: berthId(to),
      left: activationOf(g.state).operations,
    },
  })
  if (open && activationOf(g.state).seaAreas % STORM_EVERY === 0) yield* storm(g, leader.id)
  // RV-3.84-b, RV-11.14-a: ships enter the territory on whose coast they lie.
  if (to.sea !== null) yield* violate(g, to.area, leader.power)
  if (isAboard(g, leader.id)) yield* attritionCard(g, leader.id)
  if (isAboard(g, leader.id)) yield* piracyCard(g, leader.id)
  if (isAboard(g, leader.id) && areaAt(to.area).kind !== 'sea') yield* interceptFleet(g, leader.id, to)
}

function isAboard(g: Roma, id: number): boolean {
  return g.state.leaders.find(leader => leader.id === id)?.where === 'aboard'
}

const STORM_EVERY = 3

/** RV-5.69-a: a die for each Fleet; on a 1 it is reduced, or lost, and its cargo with it. */
function* storm(g: Roma, id: number): Rules {
  const { area } = leaderNumbered(g.state, id)
  const fleets = fleetsOf(g, id)
  for (const ship of fleets) {
    const die = g.dice.d6('storm')
    const data = { area: areaAt(area).id, die, hit: stormHits(die), standing: standing(g, [ship.power]) }
    g.tell({ kind: 'storm', rule: 'RV-5.69-a', data })
    if (!stormHits(die)) continue
    hitUnit(g.state, area, ship)
  }
  yield* sinkCargo(g, id, fleets)
  yield* loseLeadersOf(g, area, { leaders: [id], units: fleets.map(unit => unit.id) })
}

/** RV-5.95-a, RV-5.96-a: 1 Operations Point, and the Limes of a coast for a non-Roman. */
export function landingCost(position: RomaPosition, leader: Leader): number {
  return isCoastal(leader.area) ? Math.max(1, entryCost(position, leader.power, leader.area)) : 1
}

export function whyNoLanding(position: RomaPosition, leader: Leader): RomaReason | null {
  if (leader.where !== 'aboard') return { rule: 'RV-5.95-a', why: 'not-aboard' }
  if (areaAt(leader.area).kind !== 'province') return { rule: 'RV-5.95-a', why: 'not-on-a-coast' }
  if (activationOf(position.state).operations < landingCost(position, leader))
    return { rule: 'RV-5.93-a', why: 'no-operations' }
  if (hasEnemyLandUnit(position, leader.area, leader.power) && !hasAttachedMen(position, leader))
    return { rule: 'RV-5.12-b', why: 'leader-alone', about: { area: areaAt(leader.area).id } }
  return null
}

function* debark(g: Roma, leader: Leader): Rules {
  spend(g, landingCost(g, leader))
  const ids = attachedTo(g, leader).map(unit => unit.id)
  changeUnits(
    g.state,
    leader.area,
    unit => ids.includes(unit.id),
    unit => (isShip(unit) ? { ...unit, leader: null, served: leader.id } : { ...unit, where: 'field' }),
  )
  changeLeader(g.state, leader.id, { where: 'field', coast: null })
  g.tell({
    kind: 'debark',
    rule: 'RV-5.95-a',
    data: { leader: leaderNoun(leader), area: areaAt(leader.area).id },
  })
  yield* arrive(g, leaderNumbered(g.state, leader.id), { area: leader.area, sea: leader.coast })
}
