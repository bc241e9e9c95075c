import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { RuleLink } from '../look/rule-link.tsx'
import type { Coach } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import type { TableUi } from './state.ts'
import './coach.css'

/** In a lesson: what to do now and why, and how far one has come. */
export function CoachCard({ ui }: { ui: TableUi }) {
  const { coach, game } = ui.state.value
  const next = useRef<HTMLButtonElement>(null)
  const [closed, setClosed] = useState(false)
  const toRead = coach?.toRead ?? null
  useEffect(() => {
    if (toRead !== null) next.current?.focus({ preventScroll: true })
  }, [toRead])
  const over = coach !== null && coach.next !== null
  if (coach === null || (over && closed)) return null
  return (
    <section class="coach" data-covers="right" aria-label={coach.lesson}>
      <p class="coach-where">
        <span class="label">{coach.lesson}</span>
        {coach.next === null && (
          <span>{t('lesson.step', { n: coach.step + 1, of: coach.steps.length })}</span>
        )}
        {over && (
          <button type="button" class="button quiet" aria-label={t('close')} onClick={() => setClosed(true)}>
            <Icon name="close" size={14} />
          </button>
        )}
      </p>
      <progress value={coach.step} max={coach.steps.length} aria-label={t('lesson.progress')} />
      <h2>{coach.title}</h2>
      <p class="coach-text">
        {coach.text} {coach.rule !== null && <RuleLink rule={coach.rule} />}
      </p>
      <footer>
        <Goals coach={coach} />
        {toRead !== null && (
          <button
            ref={next}
            type="button"
            class="button primary"
            onClick={() => void ui.match.readOn(toRead).catch(() => undefined)}
          >
            {t('lesson.next')} <Icon name="right" size={14} />
          </button>
        )}
        {coach.next !== null && (
          <a class="button primary" href={`#/play/${game}/alone/${coach.next.scenario}`}>
            {coach.next.text}
          </a>
        )}
      </footer>
    </section>
  )
}

/** All steps, those that are done ticked off. */
function Goals({ coach }: { coach: Coach }) {
  return (
    <details class="goals">
      <summary>{t('lesson.goals')}</summary>
      <ol>
        {coach.steps.map((title, index) => (
          <li
            key={title}
            data-is={index < coach.step ? 'done' : index === coach.step ? 'now' : 'ahead'}
            aria-current={index === coach.step ? 'step' : undefined}
          >
            <i aria-hidden="true">{index < coach.step ? '✓' : ''}</i>
            {title}
            {index < coach.step && <span class="unseen">, {t('lesson.done')}</span>}
          </li>
        ))}
      </ol>
    </details>
  )
}
