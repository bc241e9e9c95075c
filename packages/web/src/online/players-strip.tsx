import type { SeatSeen, TableSeen } from '@aquila/play/wire'
import { useState } from 'preact/hooks'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import type { TableUi } from '../table/state.ts'
import { ClockFace } from './clock.tsx'
import type { OnlineState } from './online-state.ts'
import { isAsking } from './parley-state.ts'
import { PresenceSign } from './presence.tsx'
import { SideSign } from './side-sign.tsx'
import { linkTo, timeOf } from './words.ts'
import './strip.css'
import './parley.css'

/** Who plays, who is there and who decides; and whether what was done here is stored there. */
export function PlayersStrip({ ui }: { ui: TableUi }) {
  const online = ui.online.value
  const table = online?.table ?? null
  const state = ui.state.value
  const [isOpen, setOpen] = useState(false)
  // Without a line nobody knows who is there.
  const isConnected = online?.connection.is === 'connected'
  if (online === null || table === null) return null
  const clockOf = (player: number) => {
    const clock = online.parley?.clocks.find(each => each.player === player)
    if (clock === undefined) return null
    return (
      <ClockFace
        clock={clock}
        online={online}
        isOwn={player === table.player}
        isOver={state.result !== null}
      />
    )
  }
  return (
    <section class="players-strip" data-covers="top" data-open={isOpen} aria-label={t('online.players')}>
      <ul data-many={state.seats.length > 2}>
        {state.seats.map(({ role, number, kit, side }) => {
          const seat = table.seats.find(({ player }) => player === number)
          const decides = state.waiting.includes(role) && state.result === null
          return (
            <li key={role} data-decides={decides} data-own={role === state.viewer} title={side}>
              <SideSign game={state.game} kit={kit} />
              <b class={`text-${kit}`}>
                {role === state.viewer ? t('online.you') : seat === undefined ? side : nameOf(seat, side)}
              </b>
              {decides && (
                <span class="presence" data-is="decides">
                  {t('online.decides')}
                </span>
              )}
              {!decides && seat !== undefined && isConnected && (
                <PresenceSign seat={seat} people={online.people} bot={t('online.is-bot')} />
              )}
              {clockOf(number)}
            </li>
          )
        })}
      </ul>
      {state.seats.length > 2 && (
        <button
          type="button"
          class="all-players"
          aria-expanded={isOpen}
          aria-label={t('online.players.all', { n: state.seats.length })}
          onClick={() => setOpen(!isOpen)}
        >
          {state.seats.length}
        </button>
      )}
      {(online.people?.watchers ?? 0) > 0 && (
        <span class="watchers">{t('online.watchers', { n: online.people?.watchers ?? 0 })}</span>
      )}
      {table.player !== null && table.state === 'running' && (
        <button type="button" class="share" aria-expanded={isAsking.value} onClick={toggleAsking}>
          <Icon name="laurel" size={16} /> <span>{t('parley.ask')}</span>
        </button>
      )}
      <Share id={table.id} />
      <Stored online={online} table={table} />
    </section>
  )
}

function toggleAsking(): void {
  isAsking.value = !isAsking.value
}

function nameOf({ level, name }: SeatSeen, side: string): string {
  return level === null ? (name ?? side) : t('level', { level })
}

/** The line in a word: stored, sending, late, or no connection; and what that means for whoever wants to choose. */
function Stored({ online: { connection, sending }, table }: { online: OnlineState; table: TableSeen }) {
  const is = connection.is !== 'connected' ? 'connecting' : sending
  if (table.player === null && is === 'stored') return <span class="stored">{t('online.watching')}</span>
  const isGood = is === 'stored' || is === 'sending'
  const since = connection.is === 'connecting' ? timeOf(connection.since) : ''
  const means =
    is === 'connecting' && sending === 'stored' ? (table.player === null ? 'watching' : 'safe') : is
  return (
    <span class="stored" data-is={is} role="status">
      {is !== 'stored' && <Icon name={isGood ? 'hourglass' : 'warn'} size={14} />}
      <span>
        {t('online.line', { is })}
        {!isGood && <small>{t('online.line.about', { is: means, since })}</small>}
      </span>
    </span>
  )
}

/** Whoever has the link of a table that plays may look on. */
function Share({ id }: { id: string }) {
  const [copied, setCopied] = useState(false)
  const share = (): void => {
    navigator.clipboard.writeText(linkTo(id)).then(
      () => setCopied(true),
      // Without leave, or on a plain address: whoever wants it copies it by hand.
      () => prompt(t('online.link'), linkTo(id)),
    )
  }
  return (
    <button type="button" class="share" title={t('online.share.link')} onClick={share}>
      <Icon name="copy" size={16} /> <span>{t(copied ? 'online.copied' : 'online.share')}</span>
    </button>
  )
}
