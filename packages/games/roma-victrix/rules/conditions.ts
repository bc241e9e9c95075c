import type { Condition, Special } from '../data/index.ts'
import { numberOfArea } from '../data/index.ts'
import { castOf } from './cast.ts'
import { controlOf } from './control.ts'
import { powerAt, supremeLeaderOf } from './pieces.ts'
import type { RomaPosition } from './state.ts'

/** Special rules of a scenario are data; this says when their conditions hold. */

export function specials(position: RomaPosition): readonly Special[] {
  return castOf(position).scenario.special
}

export function isLost(position: RomaPosition, leader: string): boolean {
  return position.state.lost.includes(leader)
}

export function holds(position: RomaPosition, condition: Condition): boolean {
  const { state } = position
  const { numberOf } = castOf(position)
  switch (condition.when) {
    case 'turn':
      if (condition.turn !== undefined) return state.turn === condition.turn
      return state.turn >= (condition.fromTurn ?? 0)
    case 'leader-lost':
      return condition.any.some(leader => isLost(position, leader))
    case 'leaders-lost':
      return condition.all.every(leader => isLost(position, leader))
    case 'supreme-leader-is': {
      const power = numberOf.get(condition.power)
      return power !== undefined && supremeLeaderOf(state, power)?.name === condition.leader
    }
    case 'controls-any': {
      const power = numberOf.get(condition.power)
      if (power === undefined) return false
      const { andMinorNeutral: minor } = condition
      if (minor !== undefined && powerAt(state, numberOf.get(minor) ?? -1).status !== 'neutral') return false
      return condition.provinces.some(id => controlOf(state, numberOfArea(id)) === power)
    }
    case 'controls-none': {
      const power = numberOf.get(condition.power)
      return !condition.provinces.some(id => controlOf(state, numberOfArea(id)) === power)
    }
    case 'collapse':
      return powerAt(state, numberOf.get(condition.power) ?? -1).status === 'collapsed'
    case 'attacks':
      return state.attacks.some(attack => {
        const [by, target] = attack.split('>')
        return by === condition.power && (condition.target === 'any' || target === condition.target)
      })
    case 'powers-eliminated':
      return state.turn < condition.beforeTurn && condition.all.every(id => isEliminated(position, id))
    case 'first-of':
    case 'any-of':
      return condition.anyOf.some(each => holds(position, each))
  }
}

/** A Major whose Capital and all Leaders are gone is out (notes of Scenario 20). */
function isEliminated(position: RomaPosition, id: string): boolean {
  const { state } = position
  const power = castOf(position).numberOf.get(id)
  if (power === undefined) return true
  return powerAt(state, power).capital === null && !state.leaders.some(leader => leader.power === power)
}
