import { type Comers, isHopelessArrival } from '../../../imperator/rules/combat/arrival.ts'
import type { BattleKind } from '../../../imperator/rules/combat/forces.ts'
import type { FactionId } from '../../data/index.ts'
import { hasEnemyLandUnits } from '../pieces.ts'
import type { AleaPosition, Place } from '../state.ts'
import type { Fleet } from './naval.ts'

type Aboard = Pick<Fleet, 'leaders' | 'naves' | 'cargo'>

/** AIE-7.1-a, AIE-8.1-d: who fights when a fleet comes to a place: its cargo where an army stands, else its ships. */
export function comingBySea(
  position: AleaPosition,
  side: FactionId,
  { leaders, naves, cargo }: Aboard,
  to: Place,
): Comers {
  const lands = position.data.seas[to] === undefined && hasEnemyLandUnits(position, to, side)
  const battle: BattleKind = lands ? 'land' : 'naval'
  return { to, kind: battle, leaders, units: lands ? cargo : naves, crossed: false }
}

/** True if a fleet that ends its voyage there comes into a battle that no die can win. */
export function isHopelessLandfall(
  position: AleaPosition,
  side: FactionId,
  fleet: Aboard,
  to: Place,
): boolean {
  return isHopelessArrival(position, side, comingBySea(position, side, fleet, to))
}
