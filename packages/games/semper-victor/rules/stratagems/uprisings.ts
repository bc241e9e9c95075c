import type { RuleId } from '@aquila/engine'
import { uprising } from '../../../imperator/rules/stratagems/effects/uprising.ts'
import type { StratagemId } from '../../data/index.ts'
import type { SemperStratagem } from './stratagem.ts'

/**
 * SV-6.3-N to SV-6.3-R: Peoples of the player's choice go to war, even such as the opponent will control. SV-6.4-B: as
 * many as the counter says, or all there are. RULING-59: none that is bound by a forced peace.
 */
function peoplesRise(
  id: StratagemId,
  count: number,
  major: boolean,
  rule: RuleId,
  goes: 'cup' | 'out' = 'cup',
): SemperStratagem {
  const stratagem = uprising({ id, count, major, rule, goes, moment: 'uprisings' })
  return {
    ...stratagem,
    // SV-S1-A: in a scenario without Peoples nobody rises.
    whyNot: (position, side, moment) =>
      position.data.scenarios[position.state.scenario].rules.peoples
        ? stratagem.whyNot(position, side, moment)
        : { rule, why: 'nobody-to-raise' },
  }
}

export const uprisings: readonly SemperStratagem[] = [
  peoplesRise('soulevement-d-un-peuple-mineur', 1, false, 'SV-6.3-N'),
  peoplesRise('soulevement-de-deux-peuples-mineurs', 2, false, 'SV-6.3-O'),
  peoplesRise('soulevement-de-trois-peuples-mineurs', 3, false, 'SV-6.3-P'),
  peoplesRise('soulevement-d-un-peuple-majeur', 1, true, 'SV-6.3-Q'),
  peoplesRise('soulevement-de-trois-peuples-majeurs', 3, true, 'SV-6.3-R', 'out'),
]
