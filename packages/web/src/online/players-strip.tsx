import type { TableSeen } from '@aquila/play/wire'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { attempt } from '../table/notice.ts'
import type { TableUi } from '../table/state.ts'
import type { OnlineState } from './online-state.ts'
import { PresenceSign } from './presence.tsx'
import './strip.css'

/** Who plays, who is there and who decides; and whether what was done here is stored there. */
export function PlayersStrip({ ui }: { ui: TableUi }) {
  const online = ui.online.value
  const table = online?.table ?? null
  if (online === null || table === null) return null
  return (
    <section class="players-strip" data-covers="top" aria-label={t('online.players')}>
      <ul>
        {table.seats.map(seat => {
          const shown = ui.state.value.seats.find(({ role }) => role === seat.role)
          const decides = table.waiting.includes(seat.player) && table.state === 'running'
          return (
            <li key={seat.player} data-decides={decides}>
              <i class="pip" data-kit={shown?.kit} />
              <b class={`text-${shown?.kit ?? 'people'}`}>
                {seat.player === table.player ? t('online.you') : (seat.name ?? shown?.side ?? '')}
              </b>
              {decides ? (
                <span class="presence" data-is="decides">
                  {t('online.decides')}
                </span>
              ) : (
                <PresenceSign seat={seat} people={online.people} />
              )}
            </li>
          )
        })}
      </ul>
      {(online.people?.watchers ?? 0) > 0 && (
        <span class="watchers">{t('online.watchers', { n: online.people?.watchers ?? 0 })}</span>
      )}
      <Stored online={online} table={table} />
    </section>
  )
}

/** The line in one word: stored, sending, late, or no connection. */
function Stored({ online: { connection, sending }, table }: { online: OnlineState; table: TableSeen }) {
  const is = connection.is !== 'connected' ? 'connecting' : sending
  if (table.player === null && is === 'stored') return <span class="stored">{t('online.watching')}</span>
  return (
    <span class="stored" data-is={is} role="status">
      {is !== 'stored' && <Icon name={is === 'sending' ? 'hourglass' : 'warn'} size={14} />}
      {t('online.line', { is })}
    </span>
  )
}

/** Gives the match up, after a question whose safe answer has the focus. */
export function Resign({ ui }: { ui: TableUi }) {
  const { seats, viewer, result } = ui.state.value
  if (viewer === null || result !== null) return null
  const resign = (): void => {
    if (confirm(t(seats.length > 2 ? 'online.resign.many' : 'online.resign.sure')))
      attempt(ui, ui.match.resign())
  }
  return (
    <button type="button" class="button" onClick={resign}>
      {t('online.resign')}
    </button>
  )
}
