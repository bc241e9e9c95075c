import { useRef } from 'preact/hooks'
import { t } from '../../messages/text.ts'
import type { TableUi } from '../state.ts'

/** What a player wants to remember; kept with the match. */
export function NotesPanel({ ui }: { ui: TableUi }) {
  const waiting = useRef(0)
  const keep = (text: string): void => {
    clearTimeout(waiting.current)
    waiting.current = Number(setTimeout(() => void ui.match.setNotes(text).catch(() => undefined), 500))
  }
  return (
    <div class="notes">
      <textarea
        aria-label={t('notes.label')}
        defaultValue={ui.state.value.notes}
        onInput={event => keep(event.currentTarget.value)}
      />
      <p>{t('notes.about')}</p>
    </div>
  )
}
