import { pick, type RuleId } from '@aquila/engine'
import { goToWar, whyNotRise } from '../../../imperator/rules/peoples/activation.ts'
import type { PeopleId, StratagemId } from '../../data/index.ts'
import { peopleIds } from '../../data/types.ts'
import type { SemperPosition } from '../state.ts'
import type { Effect } from './stratagem.ts'

/** RULING-59: at peace, not bound by a forced one, and of the right rank. */
function risers(position: SemperPosition, major: boolean): readonly PeopleId[] {
  if (!position.data.scenarios[position.state.scenario].rules.peoples) return []
  return peopleIds.filter(people => whyNotRise(position, people, major) === null)
}

/**
 * SV-6.3-N to SV-6.3-R: Peoples of the player's choice go to war, even such as the opponent will control. SV-6.4-B: as
 * many as the counter says, or all there are.
 */
function uprising(
  id: StratagemId,
  count: number,
  major: boolean,
  rule: RuleId,
  goes: Effect['goes'] = 'cup',
): Effect {
  return {
    id,
    window: 'uprisings',
    goes,
    whyNot: position => (risers(position, major).length > 0 ? null : { rule, why: 'nobody-to-raise' }),
    *play(g, side) {
      for (let left = count; left > 0; left--) {
        const nouns = risers(g, major)
        if (nouns.length === 0) return
        const people = yield* pick({
          role: side,
          rule,
          task: 'raise-people',
          verb: 'incite',
          nouns,
          about: { left },
        })
        yield* goToWar(g, people, 'SV-4.2.2-B')
      }
    },
  }
}

export const uprisings: readonly Effect[] = [
  uprising('soulevement-d-un-peuple-mineur', 1, false, 'SV-6.3-N'),
  uprising('soulevement-de-deux-peuples-mineurs', 2, false, 'SV-6.3-O'),
  uprising('soulevement-de-trois-peuples-mineurs', 3, false, 'SV-6.3-P'),
  uprising('soulevement-d-un-peuple-majeur', 1, true, 'SV-6.3-Q'),
  uprising('soulevement-de-trois-peuples-majeurs', 3, true, 'SV-6.3-R', 'out'),
]
