import { percentOf } from '../data/index.ts'
import {
  besiegedForce,
  defendingForce,
  type Force,
  newCombat,
  pointsOf,
  strengthIn,
} from '../rules/combat/force.ts'
import {
  type CombatKind,
  modifiersOf,
  netOf,
  type Prospect,
  prospectOf,
  type Strength,
} from '../rules/odds/combat.ts'
import { isShip, strengthOf } from '../rules/pieces.ts'
import type { Leader, RomaPosition, Unit } from '../rules/state.ts'

/** An army as combat counts it, wherever it stands. */
export function strengthOfArmy(
  { data }: RomaPosition,
  leader: Leader | null,
  units: readonly Unit[],
): Strength {
  let [points, cavalry] = [0, 0]
  for (const unit of units) {
    if (isShip(unit)) continue
    points += strengthOf(data, unit)
    if (data.units[unit.kind].cavalry) cavalry += strengthOf(data, unit)
  }
  return { points, cavalry, rating: leader?.rating ?? 0, advantage: 0 }
}

/** What defends an area against a side: in the open, or in its City. */
export function defence(position: RomaPosition, area: number, side: number, against: number): Strength {
  return counted(position, area, defendingForce(position, area, side, against))
}

export function cityDefence(position: RomaPosition, area: number): Strength | null {
  const force = besiegedForce(position, area)
  return force === null ? null : counted(position, area, force)
}

function counted(position: RomaPosition, area: number, force: Force): Strength {
  const combat = newCombat('land', area, force, force)
  return { ...strengthIn(position, combat, 'defender'), points: pointsOf(position, area, force) }
}

/** What a combat promises, in points as well as in chances. */
export interface Odds extends Prospect {
  readonly ownLoss: number
  readonly theirLoss: number
}

export function oddsOf(kind: CombatKind, attacker: Strength, defender: Strength): Odds {
  const { holder, net } = netOf(modifiersOf(kind, attacker, defender))
  const prospect = prospectOf(holder, net)
  return {
    ...prospect,
    ownLoss: percentOf(attacker.points, prospect.attackerLoss),
    theirLoss: percentOf(defender.points, prospect.defenderLoss),
  }
}
