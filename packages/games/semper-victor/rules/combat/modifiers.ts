import type { Force, Modifier } from '../../../imperator/rules/combat/forces.ts'
import { areForeign, type BattleSketch } from '../../../imperator/rules/combat/odds.ts'
import { isRoman, peopleOf } from '../../../imperator/rules/pieces.ts'
import { isPurple } from '../emperors/ranks.ts'
import type { SemperReason } from '../reasons.ts'
import type { SemperPosition } from '../state.ts'

/** SV-8.6.3-A: the emperors and Usurpers of a wholly Roman force. */
export function claimants(position: SemperPosition, { units, leaders }: Force): readonly string[] {
  const { data } = position
  if (!units.every(unit => isRoman(data, unit))) return []
  return leaders.filter(id => isRoman(data, id) && isPurple(position, id))
}

/** SV-CT-f, RULING-43, option `riverScope`: in every battle, or only where those in purple lead both sides. */
export function crossingCounts(position: SemperPosition, { attacker, defender }: BattleSketch): boolean {
  if (position.options.riverScope !== 'imperial') return true
  return [attacker, defender].every(force => claimants(position, force).length > 0)
}

/** SV-CT-g, SV-EV-N: what the event of the year gives a force against another; the sign is its own, not the attacker's. */
export function eventModifiers(
  position: SemperPosition,
  own: Force,
  enemy: Force,
): readonly Modifier<SemperReason['why']>[] {
  const { data, state } = position
  // RULING-93
  const againstPeoples = own.units.some(unit => isRoman(data, unit)) && areForeign(position, enemy.units)
  const germans = own.units.some(unit => isGerman(position, unit))
  switch (state.turn.event) {
    case 'roman-discouragement':
      return againstPeoples ? [{ rule: 'SV-EV-3', why: 'roman-discouragement', value: -1 }] : []
    case 'germanic-vigour':
      return germans ? [{ rule: 'SV-EV-5', why: 'germanic-vigour', value: 2 }] : []
    case 'donative-to-the-comitatenses':
      return againstPeoples && own.units.some(unit => data.units[unit]?.kind === 'comitatenses')
        ? [{ rule: 'SV-EV-12', why: 'donative', value: 1 }]
        : []
    case 'famine-in-germania':
      return germans ? [{ rule: 'SV-EV-15', why: 'famine', value: -1 }] : []
    default:
      return []
  }
}

/** SV-EV-5, SV-EV-15, SV-6.3-K */
export function isGerman({ data }: SemperPosition, unit: string): boolean {
  const people = peopleOf(data, unit)
  return people !== null && data.peoples[people].nationality === 'germans'
}
