import type { RuleId } from '@aquila/engine'
import { type Engagement, forceOf } from '../../../imperator/rules/combat/forces.ts'
import { areForeign } from '../../../imperator/rules/combat/odds.ts'
import { isRoman } from '../../../imperator/rules/pieces.ts'
import type { SideId, StratagemId } from '../../data/index.ts'
import { isGerman } from '../combat/modifiers.ts'
import { opponentOf, type SemperPosition } from '../state.ts'
import type { Effect, Matter } from './stratagem.ts'

/** SV-6.3-J, RULING-54: Romans against a force of non-Romans. */
function hasRomansAgainstPeoples(position: SemperPosition, battle: Engagement, side: SideId): boolean {
  const own = forceOf(position, battle, side)
  const enemy = forceOf(position, battle, opponentOf(position, side))
  return own.units.some(unit => isRoman(position.data, unit)) && areForeign(position, enemy.units)
}

/** SV-6.3-K: a force with at least one German unit. */
function hasGermans(position: SemperPosition, battle: Engagement, side: SideId): boolean {
  return forceOf(position, battle, side).units.some(unit => isGerman(position, unit))
}

/**
 * SV-6.3-J, SV-6.3-K: the best row for its player instead of a roll. If the other has done the same the two cancel each
 * other, and the die is rolled.
 */
function automaticResult(
  id: StratagemId,
  rule: RuleId,
  fits: (position: SemperPosition, battle: Engagement, side: SideId) => boolean,
): Effect {
  return {
    id,
    window: 'before-battle',
    goes: 'cup',
    whyNot(position, side, { battle }: Matter) {
      if (battle === undefined || !fits(position, battle, side)) return { rule, why: 'not-in-this-battle' }
      if (battle.conqueror === side || battle.cancelled) return { rule, why: 'decided-already' }
      return null
    },
    *play(g, side, _counter, { battle }) {
      if (battle === undefined) return
      battle.cancelled = battle.conqueror !== null
      battle.conqueror = battle.cancelled ? null : side
      if (battle.cancelled) g.tell({ kind: 'furies-cancel', rule, data: { zone: battle.zone } })
    },
  }
}

export const automaticResults: readonly Effect[] = [
  automaticResult('roma-victor', 'SV-6.3-J', hasRomansAgainstPeoples),
  automaticResult('furor-germanicus', 'SV-6.3-K', hasGermans),
]
