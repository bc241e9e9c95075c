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
  /** Who decides for each Power that it is about. */
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
  const { state } = position
  const { turn } = state
  const phasing = state.phasing?.power ?? null
  const about = new Set([...powers, ...[phasing, leader?.power ?? null].filter(power => power !== null)])
  const roles: { [power: string]: Role | null } = {}
  const free: string[] = []
  for (const power of about) {
    const id = powerId(position, power)
    roles[id] = controllerOf(state, power)
    if (isFree(position, power)) free.push(id)
  }
  return {
    turn,
    phasing: phasing === null ? null : powerId(position, phasing),
    roles,
    free,
    leader: leader === null ? null : { power: powerId(position, leader.power), rating: leader.rating },
  }
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
export function combatStands(position: RomaPosition, combat: Combat) {
  const { attacker, defender } = combat
  const forces = [attacker, defender]
  const powers = forces.flatMap(force => [
    force.power,
    ...leadersIn(position, force).map(({ power }) => power),
    ...unitsOfForce(position, combat.area, force).map(({ power }) => power),
  ])
  return {
    standing: standing(position, powers),
    armies: {
      attacker: armyTold(position, combat.area, attacker),
      defender: armyTold(position, combat.area, defender),
    },
  }
}

function armyTold(position: RomaPosition, area: number, force: Force): ArmyTold {
  return {
    leaders: leadersIn(position, force).map(leader => leaderTold(position, leader)),
    units: unitsOfForce(position, area, force).map(unit => unitTold(position, unit)),
  }
}

function leadersIn({ state }: RomaPosition, { leaders }: Force): Leader[] {
  return leaders.flatMap(id => findLeader(state, id) ?? [])
}
