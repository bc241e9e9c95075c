import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import type { TableUi } from '../table/state.ts'
import { heldInWords } from './words.ts'

/** What keeps a match from going on though everybody is there: it is held, or a bot has failed. */
export function OnlineNotices({ ui }: { ui: TableUi }) {
  const { table = null, people = null } = ui.online.value ?? {}
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
  if (times === 0 || ui.state.value.result !== null) return null
  return (
    <p class="notice" role="status">
      <Icon name="hourglass" /> <span>{t('online.bot-failed', { times })}</span>
    </p>
  )
}
