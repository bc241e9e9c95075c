import type { Aim, Condition } from '@aquila/games/table'
import { Icon } from '../../look/icon.tsx'
import { RuleLink } from '../../look/rule-link.tsx'
import { t } from '../../messages/text.ts'

const WIDTH = 336
const GAP = 14

/** What an aim takes, line by line; `edge` is where the paper begins beside which it stands. */
export function AimCard({ aim, at, edge }: { aim: Aim; at: DOMRect; edge: number }) {
  const left = Math.max(GAP, Math.min(edge - WIDTH - GAP, innerWidth - WIDTH - GAP))
  // On a narrow screen there is no room beside it.
  const beside = edge >= WIDTH + 2 * GAP
  const top = beside ? at.top - GAP : at.bottom + 6
  return (
    <div class="aim-card" role="tooltip" style={{ left: `${left}px`, top: `${top}px` }}>
      <h3>
        <span class="capitals">{aim.name}</span>
        {aim.held !== undefined && <small>{aim.held}</small>}
      </h3>
      {aim.by !== undefined && (
        <p class="aim-by">
          <i class="pip" data-kit={aim.by.kit} /> {aim.by.words}
        </p>
      )}
      <ul>
        {aim.conditions.map(condition => (
          <ConditionLine key={condition.text} condition={condition} />
        ))}
      </ul>
      <p>
        {aim.asked} {aim.places.length > 0 && t('aims.show')}
      </p>
    </div>
  )
}

/** More than these are a figure and no boxes. */
const MOST_BOXES = 8

export function ConditionLine({ condition }: { condition: Condition }) {
  const { text, have, need, shown, helps, rule } = condition
  const met = have >= need
  return (
    <li data-helps={helps === true}>
      <Icon name={met ? 'check' : helps === true ? 'right' : 'warn'} size={16} />
      <span>
        {text} {rule !== undefined && <RuleLink rule={rule} />}
      </span>
      {shown !== undefined ? (
        <b>{shown}</b>
      ) : need > 1 && need <= MOST_BOXES ? (
        <span class="aim-boxes" role="img" aria-label={t('aims.tally', { got: have, of: need })}>
          {Array.from({ length: need }, (_, box) => (
            <i key={box} data-full={box < have} />
          ))}
        </span>
      ) : need > 1 ? (
        <b>{t('aims.tally', { got: have, of: need })}</b>
      ) : null}
    </li>
  )
}
