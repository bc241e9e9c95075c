import type { TableSeen } from '@aquila/play/wire'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import type { TableUi } from '../table/state.ts'
import type { OnlineState } from './online-state.ts'
import { PresenceSign } from './presence.tsx'
import './strip.css'

/** Who plays, who is there and who decides; and whether what was done here is stored there. */
export function PlayersStrip({ ui }: { ui: TableUi }) {
  const online = ui.online.value
  const table = online?.table ?? null
  const state = ui.state.value
  if (online === null || table === null) return null
  return (
    <section class="players-strip" data-covers="top" aria-label={t('online.players')}>
      <ul>
        {state.seats.map(({ role, number, kit, side }) => {
          const seat = table.seats.find(({ player }) => player === number)
          const decides = state.waiting.includes(role) && state.result === null
          return (
            <li key={role} data-decides={decides}>
              <i class="pip" data-kit={kit} />
              <b class={`text-${kit}`}>{role === state.viewer ? t('online.you') : (seat?.name ?? side)}</b>
              {decides && (
                <span class="presence" data-is="decides">
                  {t('online.decides')}
                </span>
              )}
              {!decides && seat !== undefined && <PresenceSign seat={seat} people={online.people} />}
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
