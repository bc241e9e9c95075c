import type { Wanted } from '@aquila/play'
import { useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { type About, waitOf } from './parley.tsx'
import { deal, isAsking } from './parley-state.ts'
import { problemOf } from './words.ts'

/** Most that is offered to be taken back at once. */
const MOST_BACK = 12

/** All that can be asked of the others, and what is done at once. */
export function AskOrOffer({ ui, online, table, player }: About) {
  const [isChoosing, setChoosing] = useState<'take-back' | 'hand' | null>(null)
  const [back, setBack] = useState(1)
  const [heir, setHeir] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const wait = waitOf(online, player)
  const close = (): void => {
    isAsking.value = false
  }
  const send = (sent: Promise<void>): void => void sent.then(close, error => setProblem(problemOf(error)))
  const ask = (wanted: Wanted): void => send(deal(table.id, { kind: 'propose', wanted }))
  const rows: readonly (readonly [Wanted['what'], () => void])[] = [
    ['take-back', () => setChoosing('take-back')],
    ['draw', () => ask({ what: 'draw' })],
    ['pause', () => ask({ what: 'pause' })],
    ['end', () => ask({ what: 'end' })],
    ['hand', () => setChoosing('hand')],
  ]
  const most = Math.min(MOST_BACK, table.choices)
  return (
    <section class="notice parley ask-or-offer" aria-label={t('parley.ask')}>
      <header>
        <b>{t('parley.ask')}</b>
        <button type="button" class="button quiet" aria-label={t('close')} onClick={close}>
          <Icon name="close" size={14} />
        </button>
      </header>
      {wait !== null && <p>{t('parley.wait', { span: wait })}</p>}
      <ul>
        {rows.map(([what, press]) => (
          <li key={what}>
            <button type="button" disabled={wait !== null} onClick={press}>
              <b>{t('parley.ask.what', { what })}</b> <small>{t('parley.ask.all')}</small>
            </button>
            {what === 'take-back' && isChoosing === 'take-back' && most > 0 && (
              <form
                onSubmit={event => {
                  event.preventDefault()
                  ask({ what: 'take-back', choices: table.choices - back })
                }}
              >
                <label>
                  {t('parley.back')}
                  <input
                    type="number"
                    min={1}
                    max={most}
                    value={back}
                    onInput={event =>
                      setBack(Math.min(most, Math.max(1, event.currentTarget.valueAsNumber || 1)))
                    }
                  />
                </label>
                <button type="submit" class="button primary">
                  {t('parley.send')}
                </button>
              </form>
            )}
            {what === 'hand' && isChoosing === 'hand' && (
              <form
                onSubmit={event => {
                  event.preventDefault()
                  ask({ what: 'hand', to: heir.trim() })
                }}
              >
                <label>
                  {t('parley.hand')}
                  <input
                    value={heir}
                    maxLength={24}
                    required
                    onInput={event => setHeir(event.currentTarget.value)}
                  />
                </label>
                <button type="submit" class="button primary">
                  {t('parley.send')}
                </button>
              </form>
            )}
          </li>
        ))}
        <li>
          <button type="button" onClick={() => send(deal(table.id, { kind: 'sit-in', on: true }))}>
            <b>{t('parley.sit-in')}</b> <small>{t('parley.at-once')}</small>
          </button>
        </li>
        <li>
          <button
            type="button"
            onClick={() => {
              close()
              ui.resigning.value = true
            }}
          >
            <b>{t('resign')}</b> <small>{t('parley.at-once')}</small>
          </button>
        </li>
      </ul>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
