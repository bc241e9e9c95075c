import type { Role } from '@aquila/engine'
import type { Analysis } from '@aquila/play/analysis'
import { priceOf, sumsOf } from '@aquila/play/analysis/sums'
import { Icon } from '../look/icon.tsx'
import type { SeatInfo } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { MarkSign } from './analysis-chart.tsx'
import { type Filter, filtered, type Numbered, signed } from './analysis-state.ts'

/** What the dice gave and what the choices cost: two sums that never mix. */
export function AnalysisSums({ analysis, own, side }: { analysis: Analysis; own: Role; side: string }) {
  const { dice, choices } = sumsOf(analysis, own)
  return (
    <dl class="analysis-sums">
      <div>
        <dt>
          <Icon name="dice" size={15} /> {t('analysis.dice')}
        </dt>
        <dd data-sign={Math.sign(Math.round(100 * dice))}>{signed(dice)}</dd>
        <dd class="about">{t('analysis.dice.about', { side })}</dd>
      </div>
      <div>
        <dt>
          <Icon name="laurels" size={15} /> {t('analysis.choices')}
        </dt>
        <dd>{signed(choices)}</dd>
        <dd class="about">{t('analysis.choices.about')}</dd>
      </div>
    </dl>
  )
}

const FILTERS: readonly Filter[] = ['mine', 'theirs', 'mistakes']

interface ListProps {
  readonly analysis: Analysis
  readonly steps: readonly Numbered[]
  readonly seats: readonly SeatInfo[]
  readonly own: Role
  readonly filter: Filter
  readonly chosen: Numbered | undefined
  onFilter(filter: Filter): void
  onChoose(step: Numbered): void
}

/** Every stretch with its verdict; choice and dice are two columns. */
export function AnalysisList({ analysis, steps, seats, own, filter, chosen, onFilter, onChoose }: ListProps) {
  const shown = filtered(steps, filter, own)
  const filters = seats.length > 1 ? FILTERS : FILTERS.filter(each => each !== 'theirs')
  let chapter: string | null = null
  return (
    <section class="analysis-list" aria-label={t('analysis.list')}>
      <div class="filters">
        {filters.map(each => (
          <button key={each} type="button" aria-pressed={each === filter} onClick={() => onFilter(each)}>
            {t(`analysis.${each}`)}
          </button>
        ))}
        <span>{t('analysis.judged', { n: sumsOf(analysis, own).judged })}</span>
      </div>
      <div class="rows">
        {shown.length === 0 && <p>{t('analysis.none')}</p>}
        <table>
          <caption class="unseen">{t('analysis.table')}</caption>
          <thead class="unseen">
            <tr>
              <th scope="col">{t('analysis.list')}</th>
              <th scope="col">{t('analysis.choice')}</th>
              <th scope="col">{t('analysis.die')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.flatMap(step => {
              const heading = step.chapter !== chapter && step.chapter !== null ? step.chapter : null
              chapter = step.chapter
              return [
                ...(heading === null ? [] : [<Heading key={`${heading} ${step.number}`} text={heading} />]),
                <Row
                  key={step.number}
                  step={step}
                  own={own}
                  seat={seats.find(({ role }) => role === step.role)}
                  isChosen={step.number === chosen?.number}
                  onChoose={onChoose}
                />,
              ]
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Heading({ text }: { text: string }) {
  return (
    <tr class="chapter">
      <th scope="rowgroup">{text}</th>
      <td aria-hidden="true">{t('analysis.choice')}</td>
      <td aria-hidden="true">{t('analysis.die')}</td>
    </tr>
  )
}

interface RowProps {
  readonly step: Numbered
  readonly own: Role
  readonly seat: SeatInfo | undefined
  readonly isChosen: boolean
  onChoose(step: Numbered): void
}

function Row({ step, own, seat, isChosen, onChoose }: RowProps) {
  const [price, moved] = [-priceOf(step), step.dice[own] ?? 0]
  const verdict = step.verdict ?? 'none'
  return (
    <tr data-chosen={isChosen} data-kit={seat?.kit}>
      <th scope="row">
        <button type="button" aria-current={isChosen} onClick={() => onChoose(step)}>
          <svg
            class={`chart-mark ${verdict}`}
            width="22"
            height="22"
            viewBox="-12 -12 24 24"
            aria-hidden="true"
          >
            <MarkSign sign={verdict} />
          </svg>
          <span class="unseen">{t('analysis.verdict', { verdict })}: </span>
          {step.role !== own && <i class="pip" data-kit={seat?.kit} />}
          <span class="named">{step.title ?? t('analysis.quiet')}</span>
        </button>
      </th>
      <td data-none={signed(price) === '0'}>{signed(price)}</td>
      <td data-none={signed(moved) === '0'} data-sign={Math.sign(Math.round(100 * moved))}>
        {signed(moved)}
      </td>
    </tr>
  )
}
