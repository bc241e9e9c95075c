import { go } from '../app/router.ts'
import { deleteMatch } from '../match/storage.ts'
import { t } from '../messages/text.ts'
import { attempt } from './notice.ts'
import type { TableUi } from './state.ts'

/** Throws a match of this browser away, after a question. What a server keeps is not ours to delete. */
export function Delete({ ui }: { ui: TableUi }) {
  const { id, title, scene } = ui.state.value
  if (ui.online.value !== null) return null
  const remove = async (): Promise<void> => {
    if (!confirm(t('shelf.delete.sure', { title, text: scene.summary }))) return
    await ui.match.close()
    await deleteMatch(id)
    go('/')
  }
  return (
    <button type="button" class="button" onClick={() => attempt(ui, remove())}>
      {t('delete.match')}
    </button>
  )
}
