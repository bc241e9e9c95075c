import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import type { TableUi } from '../table/state.ts'
import { heldInWords, timeOf } from './words.ts'

/** What keeps a match from going on: it is held, a bot has failed, or the line is cut while a battle lies over the strip. */
export function OnlineNotices({ ui }: { ui: TableUi }) {
  const { connection, table = null, people = null } = ui.online.value ?? {}
  const times = people?.botFailed ?? 0
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
  if (times === 0 || ui.state.value.result !== null) return null
  return (
    <p class="notice" role="status">
      <Icon name="hourglass" /> <span>{t('online.bot-failed', { times })}</span>
    </p>
  )
}
