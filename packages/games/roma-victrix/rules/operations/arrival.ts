import type { Rules } from '@aquila/engine'
import type { Berth } from '../../data/index.ts'
import { revealMarkers } from '../barbaricum.ts'
import { attritionCard } from '../cards/march.ts'
import { enterWithMen } from '../entering.ts'
import { interceptMarch } from '../interception.ts'
import { isFriendly } from '../pacts.ts'
import { findLeader, isShip, someLandUnit, unitsAt } from '../pieces.ts'
import { sideOf } from '../powers.ts'
import { checkRebellion } from '../rebellion.ts'
import type { Leader, Roma, Unit } from '../state.ts'
import { activationOf, changeActivation } from './activation-state.ts'
import { takeOverFrozen, wouldFollow } from './frozen.ts'
import { letsPass } from './leave.ts'

/** What happens when an active Leader comes into an area, ashore: in this order, before anything else is chosen. */
export function* arrive(g: Roma, leader: Leader, from: Berth): Rules {
  const { id, area, power } = leader
  changeActivation(g.state, { from, held: false, siege: NO_ADVANTAGE })
  takeOverFrozen(g, leader)
  const isOfForce = (unit: Unit) => unit.leader === id && !isShip(unit)
  if (unitsAt(g.state, area).some(isOfForce)) {
    yield* revealMarkers(g, area, power)
    yield* enterWithMen(g, area, power)
    holdIfOpposed(g, area, power)
    yield* attritionCard(g, id)
    const isThere = findLeader(g.state, id)?.area === area
    const units = isThere ? unitsAt(g.state, area).filter(isOfForce) : []
    if (units.length > 0)
      yield* interceptMarch(g, { area, power, leader: id, units: units.map(unit => unit.id) })
    afterCombat(g, id, area, power)
  }
  yield* checkRebellion(g)
}

const NO_ADVANTAGE = { attacker: 0, defender: 0 }

/**
 * RV-5.12-a, RV-5.49-a: after a combat the active Leader goes on from where he then is. Where a defeat has brought him he
 * has not marched in: nothing holds him, and there is no way back.
 */
export function afterCombat(g: Roma, id: number, area: number, power: number): void {
  const now = findLeader(g.state, id)?.area
  if (now === area) holdIfOpposed(g, area, power)
  else if (now !== undefined) changeActivation(g.state, { from: null, held: false, siege: NO_ADVANTAGE })
}

/** RV-5.27-a: a force may enter, but without leave not pass through, an area with another Power's Land units. */
export function holdIfOpposed(g: Roma, area: number, power: number): void {
  const opposed = someLandUnit(
    g.state,
    area,
    unit =>
      unit.where === 'field' &&
      !isFriendly(g, power, unit.power) &&
      !wouldFollow(g, unit.power, power) &&
      !letsPass(g.state, area, sideOf(g.state, unit.power), power),
  )
  if (activationOf(g.state).held !== opposed) changeActivation(g.state, { held: opposed })
}
