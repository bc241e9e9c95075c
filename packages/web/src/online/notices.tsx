import type { TableSeen } from '@aquila/play/wire'
import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../app/announce.tsx'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import type { TableUi } from '../table/state.ts'
import { heldInWords, timeOf } from './words.ts'

/** Who has given his seat up to a bot since the page is open: the last of them, in words. */
function useLeft(ui: TableUi, table: TableSeen | null): readonly [string | null, () => void] {
  const before = useRef(table)
  const [told, setTold] = useState<string | null>(null)
  useEffect(() => {
    const levelNow = (player: number) => table?.seats.find(seat => seat.player === player)?.level ?? null
    const gone = before.current?.seats.find(
      ({ player, who }) => who === 'person' && levelNow(player) !== null,
    )
    const isOwn = gone !== undefined && gone.player === before.current?.player
    const level = gone === undefined ? null : levelNow(gone.player)
    before.current = table
    if (gone === undefined || level === null) return
    const side = ui.state.value.seats.find(({ number }) => number === gone.player)?.side ?? ''
    const bot = t('level', { level })
    const words = t('online.left', { who: isOwn ? 'you' : 'other', name: gone.name ?? side, side, bot })
    setTold(words)
    announce(words)
  }, [table])
  return [told, () => setTold(null)]
}

/** What keeps a match from going on: it is held, a bot has failed, or the line is cut while a battle lies over the strip. */
export function OnlineNotices({ ui }: { ui: TableUi }) {
  const { connection, table = null, people = null } = ui.online.value ?? {}
  const times = people?.botFailed ?? 0
  const [left, forget] = useLeft(ui, table)
  if (table?.state === 'held') {
    const { title, text } = heldInWords(table)
    return (
      <p class="notice" role="alert">
        <Icon name="warn" />
        <span>
          <b>{title}</b> {text}
        </span>
      </p>
    )
  }
  if (connection?.is === 'connecting' && ui.state.value.scene.battle !== null)
    return (
      <p class="notice" role="status">
        <Icon name="warn" /> <span>{t('online.connecting', { since: timeOf(connection.since) })}</span>
      </p>
    )
  if (left !== null && ui.state.value.result === null)
    return (
      <p class="notice">
        <Icon name="hourglass" /> <span>{left}</span>
        <button type="button" class="button quiet" aria-label={t('close')} onClick={forget}>
          <Icon name="close" size={14} />
        </button>
      </p>
    )
  if (times === 0 || ui.state.value.result !== null) return null
  return (
    <p class="notice" role="status">
      <Icon name="hourglass" /> <span>{t('online.bot-failed', { times })}</span>
    </p>
  )
}
