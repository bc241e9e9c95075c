import type { Role } from '@aquila/engine'
import type { UnitKindId } from '../data/index.ts'
import { type Combat, type Force, unitsOfForce } from './combat/force.ts'
import { findLeader, leaderNoun, powerAt } from './pieces.ts'
import { controllerOf, powerId, sideOf } from './powers.ts'
import type { Leader, RomaPosition, Unit, Whereabouts } from './state.ts'

/**
 * How things stood when something was told: whoever pictures it need not play the match again. All of it lies open to everybody:
 * Powers and Leaders always do, the units of a combat when it is joined (RV-6.2-b).
 */
export type Standing = {
  readonly turn: number
  /** Whose Player Turn it is. */
  readonly phasing: string | null
  /** Who decides for each Power that it is about; those for whom nobody does may be left out. */
  readonly roles: { readonly [power: string]: Role | null }
  /** Those of them that are peoples or rebels and serve nobody. */
  readonly free: readonly string[]
  /** Whose rating counts; null: nobody's. */
  readonly leader: { readonly power: string; readonly rating: number } | null
}

export function standing(
  position: RomaPosition,
  powers: readonly number[],
  leader: Pick<Leader, 'power' | 'rating'> | null = null,
): Standing {
  const { turn, phasing } = position.state
  const roles: { [power: string]: Role } = {}
  const free: string[] = []
  for (const power of powers) note(position, power, roles, free)
  if (phasing !== null) note(position, phasing.power, roles, free)
  if (leader !== null) note(position, leader.power, roles, free)
  return {
    turn,
    phasing: phasing === null ? null : powerId(position, phasing.power),
    roles,
    free,
    leader: leader === null ? null : { power: powerId(position, leader.power), rating: leader.rating },
  }
}

function note(position: RomaPosition, power: number, roles: { [power: string]: Role }, free: string[]): void {
  const role = controllerOf(position.state, power)
  if (role !== null) {
    roles[powerId(position, power)] = role
    return
  }
  if (!isFree(position, power)) return
  const id = powerId(position, power)
  if (!free.includes(id)) free.push(id)
}

/** All Powers, for what tells of the whole table. */
export function everybody({ state }: RomaPosition): number[] {
  return [...state.powers.keys()]
}

/** A people or rebels that nobody runs. */
export function isFree({ state }: RomaPosition, power: number): boolean {
  const { status } = powerAt(state, power)
  return (
    (status === 'people' || status === 'rebels') &&
    controllerOf(state, power) === null &&
    sideOf(state, power) === power
  )
}

/** One side of a combat, piece by piece. */
export type ArmyTold = {
  readonly leaders: readonly LeaderTold[]
  readonly units: readonly UnitTold[]
}

/** A Leader as he shows himself, by his noun. */
export type LeaderTold = {
  readonly id: string
  readonly name: string | null
  readonly power: string
  readonly rating: number
  readonly supreme: boolean
  readonly consul: boolean
  /** He has been active, or recruits. */
  readonly spent: boolean
}

export type UnitTold = {
  readonly id: number
  readonly kind: UnitKindId
  readonly power: string
  readonly reduced: boolean
  readonly where: Whereabouts
  /** It has served a Leader in this Operations Phase. */
  readonly spent: boolean
}

export function leaderTold(position: RomaPosition, leader: Leader): LeaderTold {
  const { name, power, rating, supreme, consul, activated, recruiting } = leader
  const id = leaderNoun(leader)
  const spent = activated || recruiting
  return { id, name, power: powerId(position, power), rating, supreme, consul, spent }
}

export function unitTold(
  position: RomaPosition,
  { id, kind, power, reduced, where, served }: Unit,
): UnitTold {
  return { id, kind, power: powerId(position, power), reduced, where, spent: served !== null }
}

/** RV-6.2-b: both sides of a combat, and how things stand. */
export function combatStands(position: RomaPosition, { area, attacker, defender }: Combat) {
  const powers: number[] = []
  const armies = {
    attacker: armyTold(position, area, attacker, powers),
    defender: armyTold(position, area, defender, powers),
  }
  return { standing: standing(position, powers), armies }
}

/** Those whose men are in it are added to `powers`. */
function armyTold(position: RomaPosition, area: number, force: Force, powers: number[]): ArmyTold {
  const leaders: LeaderTold[] = []
  const units: UnitTold[] = []
  addOnce(powers, force.power)
  for (const id of force.leaders) {
    const leader = findLeader(position.state, id)
    if (leader === undefined) continue
    addOnce(powers, leader.power)
    leaders.push(leaderTold(position, leader))
  }
  for (const unit of unitsOfForce(position, area, force)) {
    addOnce(powers, unit.power)
    units.push(unitTold(position, unit))
  }
  return { leaders, units }
}

function addOnce(powers: number[], power: number): void {
  if (!powers.includes(power)) powers.push(power)
}
