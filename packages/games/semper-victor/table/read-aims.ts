import type { RuleId } from '@aquila/engine'
import { leaderName } from '../../imperator/names.ts'
import { type CampaignRead, metOf } from '../../imperator/table/aims.ts'
import type { Aim, Way } from '../../table/index.ts'
import type { SemperPosition } from '../rules/state.ts'
import type { Seen, SemperInput } from './position.ts'

/** What aims are read from. `checked`: the position as Phase F would find it. */
export interface Read extends CampaignRead {
  readonly seen: Seen
  readonly input: SemperInput
  readonly checked: SemperPosition
}

/** The last year of the scenario, and whose death may bring it before; null: nobody's. */
export function lastYearOf(seen: Seen): { readonly year: string; readonly last: string | null } {
  const { view, data } = seen
  const { lastYear, rules } = data.scenarios[view.scenario]
  const last = rules.endsWith === null ? null : leaderName(seen, data, rules.endsWith)
  return { year: seen.dress.year(seen, lastYear), last: last === null ? null : String(last) }
}

export function wayOf(
  { seen }: Read,
  aims: readonly Aim[],
  { label, words, rule }: { label: 'at-once' | 'after'; words: string; rule: RuleId },
): Way {
  const { text, view, data } = seen
  const { lastYear } = data.scenarios[view.scenario]
  return {
    label: label === 'at-once' ? text('aims.at-once') : text('aims.after', { year: String(lastYear) }),
    words,
    rule,
    aims,
    got: metOf(aims),
    of: aims.length,
  }
}
