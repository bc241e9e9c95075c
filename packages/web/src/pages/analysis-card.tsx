import type { Why } from '@aquila/play/analysis'
import { Icon } from '../look/icon.tsx'
import type { SeatInfo } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { MarkSign } from './analysis-chart.tsx'
import { inHundred, type Numbered, signed } from './analysis-state.ts'

interface CardProps {
  readonly step: Numbered
  readonly seats: readonly SeatInfo[]
  readonly canBranch: boolean
  onPlayOn(): void
  onWatchBoth(): void
}

/** A stretch: what was done, what would have been better, and why. */
export function AnalysisCard({ step, seats, canBranch, onPlayOn, onWatchBoth }: CardProps) {
  const verdict = step.verdict ?? 'none'
  const worse = step.verdict !== 'good'
  const seat = seats.find(({ role }) => role === step.role)
  const others = seats.filter(({ role }) => role !== step.role)
  return (
    <section class="analysis-card" aria-labelledby="analysed">
      <header>
        <svg
          class={`chart-mark ${verdict}`}
          width="34"
          height="34"
          viewBox="-12 -12 24 24"
          aria-hidden="true"
        >
          <MarkSign sign={verdict} />
        </svg>
        <h2 id="analysed">
          {t('analysis.verdict', { verdict })}{' '}
          <small>{[seat?.side, step.chapter].filter(Boolean).join(', ')}</small>
        </h2>
        {worse && <b>{signed(-step.cost)}</b>}
      </header>
      <Way
        as="done"
        text={step.did?.text ?? [step.title ?? t('analysis.quiet')]}
        chance={step.done}
        kit={seat?.kit}
      />
      {worse && step.instead !== null && (
        <Way as="better" text={step.instead.text} chance={step.better} kit={seat?.kit} within={step.within} />
      )}
      <p class="why">
        {step.verdict === 'good'
          ? t('analysis.good-about')
          : step.verdict === null
            ? t('analysis.unjudged-about')
            : whyInWords(step.why)}
      </p>
      {worse && others.length > 1 && (
        <details>
          <summary>{t('analysis.gained')}</summary>
          <ul class="gained">
            {others.map(({ role, side, kit }) => (
              <li key={role}>
                <i class="pip" data-kit={kit} /> {side} <b>{signed(step.gained[role] ?? 0)}</b>
              </li>
            ))}
          </ul>
        </details>
      )}
      <footer>
        {canBranch && (
          <button type="button" class="button primary" onClick={onPlayOn}>
            <Icon name="branch" size={16} /> {t('analysis.play-on')}
          </button>
        )}
        {step.line !== null && (
          <button type="button" class="button" onClick={onWatchBoth}>
            <Icon name="play" size={16} /> {t('analysis.watch-both')}
          </button>
        )}
      </footer>
    </section>
  )
}

/** The card has no room for more; the map shows all of it. */
const MOST_SAID = 2

interface WayProps {
  readonly as: 'done' | 'better'
  readonly text: readonly string[]
  readonly chance: number
  readonly kit: string | undefined
  readonly within?: number
}

function Way({ as, text, chance, kit, within }: WayProps) {
  return (
    <div class="compared" data-as={as} data-kit={kit}>
      <i aria-hidden="true" />
      <p>
        <b>{t(as === 'done' ? 'analysis.you' : 'analysis.better')}:</b> {text.slice(0, MOST_SAID).join(' ')}
        {within !== undefined && <small> {t('analysis.within', { n: inHundred(within) })}</small>}
      </p>
      <meter min={0} max={100} value={Math.round(100 * chance)} aria-label={t('analysis.chart')} />
      <b>{inHundred(chance)}</b>
    </div>
  )
}

/** An aim that the better way meets more often says more than the reason of one choice. */
export function whyInWords(why: Why | null): string {
  if (why === null) return ''
  const { aim, reason } = why
  const told =
    aim === null
      ? null
      : t(aim.needs === '' ? 'analysis.aim' : 'analysis.aim-needs', {
          aim: aim.words,
          needs: aim.needs,
          better: aim.better,
          done: aim.done,
          of: aim.of,
        })
  return [told, reason].filter(each => each !== null).join(' ')
}
