import { pick, type RuleId } from '@aquila/engine'
import { type Engagement, forceOf } from '../../../imperator/rules/combat/forces.ts'
import { areForeign } from '../../../imperator/rules/combat/odds.ts'
import { eliminateUnit, isOnMap, isRoman, peopleOf, placeOf } from '../../../imperator/rules/pieces.ts'
import type { SideId, StratagemId } from '../../data/index.ts'
import { isGerman } from '../combat/modifiers.ts'
import { opponentOf, type SemperPosition } from '../state.ts'
import type { Effect, Moment } from './stratagem.ts'

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
    whyNot(position, side, { battle }: Moment) {
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

/** SV-6.3-L, RULING-55: Roman units of the enemy that fought, if Persians fought for this side. */
export function parthianVictims(
  position: SemperPosition,
  side: SideId,
  { fought }: Moment,
): readonly string[] {
  if (fought === undefined) return []
  const { data } = position
  const own = fought.find(force => force.side === side)
  const enemy = fought.find(force => force.side !== side)
  if (own === undefined || !own.units.some(unit => peopleOf(data, unit) === 'persians')) return []
  return (enemy?.units ?? []).filter(unit => isRoman(data, unit) && isOnMap(data, placeOf(position, unit)))
}

/** SV-6.3-L: after a battle of his Persians a Roman unit is eliminated, whatever the result. */
export const flecheDeParthe: Effect = {
  id: 'la-fleche-de-parthe',
  window: 'after-battle',
  goes: 'cup',
  whyNot: (position, side, moment) =>
    parthianVictims(position, side, moment).length > 0
      ? null
      : { rule: 'SV-6.3-L', why: 'no-parthian-victim' },
  *play(g, side, _counter, moment) {
    const victim = yield* pick({
      role: side,
      rule: 'SV-6.3-L',
      task: 'pick-parthian-victim',
      verb: 'strike-down',
      nouns: parthianVictims(g, side, moment),
    })
    const zone = placeOf(g, victim)
    eliminateUnit(g, victim)
    g.tell({ kind: 'parthian-shot', rule: 'SV-6.3-L', data: { side, unit: victim, zone } })
  },
}
