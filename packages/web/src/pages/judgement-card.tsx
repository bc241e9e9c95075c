import type { Analysis } from '@aquila/play/analysis'
import { sumsOf } from '@aquila/play/analysis/sums'
import { useEffect, useState } from 'preact/hooks'
import type { TableMatch, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { chairOf } from '../table/outcome.ts'
import { bestOf, type Numbered, numbered, rollOf, signed, worstOf } from './analysis-state.ts'

/** What the analysis has found, where one was made; otherwise what it would tell. */
export function JudgementCard({ match, state }: { match: TableMatch; state: TableState }) {
  const [analysis, setAnalysis] = useState<Analysis | null>(null)
  useEffect(() => {
    match.keptAnalysis().then(setAnalysis, () => undefined)
  }, [match])
  const own = chairOf(state) ?? state.seats[0]?.role ?? ''
  if (analysis === null || analysis.steps.length < analysis.of)
    return (
      <section class="end-card judgement-card" aria-labelledby="judgement">
        <h2 id="judgement">{t('analysis.end')}</h2>
        <p>
          {t('analysis.ask')}{' '}
          <a class="link" href={`#/analysis/${state.id}`}>
            {t('analysis.title')}
          </a>
        </p>
      </section>
    )
  const steps = numbered(analysis)
  const { dice, choices } = sumsOf(analysis, own)
  const [best, worst, roll] = [bestOf(steps, own), worstOf(steps, own), rollOf(steps, own)]
  return (
    <section class="end-card judgement-card" aria-labelledby="judgement">
      <h2 id="judgement">
        {t('analysis.end')} <small>{t('analysis.end.chances')}</small>
      </h2>
      <Bar name={t('analysis.dice')} value={dice} />
      <Bar name={t('analysis.choices')} value={choices} />
      {best !== undefined && <Point name={t('analysis.best')} step={best} by={-best.cost} id={state.id} />}
      {worst !== undefined && (
        <Point name={t('analysis.worst')} step={worst} by={-worst.cost} id={state.id} />
      )}
      {roll !== undefined && (
        <Point name={t('analysis.roll')} step={roll} by={roll.dice[own] ?? 0} id={state.id} />
      )}
    </section>
  )
}

/** As far to the right as it helped, to the left as it cost; half of all is the whole width. */
function Bar({ name, value }: { name: string; value: number }) {
  const part = Math.min(50, Math.abs(value) * 100)
  return (
    <p class="judgement-bar">
      <span>{name}</span>
      <i>
        <i
          style={{ left: `${value < 0 ? 50 - part : 50}%`, width: `${part}%` }}
          data-sign={Math.sign(value)}
        />
      </i>
      <b>{signed(value)}</b>
    </p>
  )
}

function Point({ name, step, by, id }: { name: string; step: Numbered; by: number; id: string }) {
  return (
    <p class="judgement-point">
      <small>{name}</small>
      <b>
        {step.title ?? t('analysis.quiet')} {signed(by)}
      </b>
      <a class="link" href={`#/analysis/${id}/${step.choices}`} aria-label={t('end.why.show', { name })}>
        {t('end.luck.show')}
      </a>
    </p>
  )
}
