import { openRule, shortRule } from '../app/rule-shown.ts'
import { t } from '../messages/text.ts'

/** A rule where the doubt arises: opens its text beside the table. */
export function RuleLink({ rule, long = false }: { rule: string; long?: boolean }) {
  if (rule === '') return null
  const short = shortRule(rule)
  return (
    <button
      type="button"
      class="rule"
      onClick={event => {
        event.stopPropagation()
        openRule(rule)
      }}
      aria-label={t('rule', { rule: short })}
    >
      {long ? t('rule', { rule: short }) : short}
    </button>
  )
}
