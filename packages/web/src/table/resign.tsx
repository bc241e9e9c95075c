import { t } from '../messages/text.ts'
import { attempt } from './notice.ts'
import type { TableUi } from './state.ts'

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
