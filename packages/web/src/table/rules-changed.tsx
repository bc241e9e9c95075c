import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { exportOldRecord } from './export.ts'
import type { TableUi } from './state.ts'

/** The rules are newer than the match: what no longer fits was taken back, and what it was like is kept. */
export function RulesChanged({ ui }: { ui: TableUi }) {
  const { updated } = ui.state.value
  if (updated === null) return null
  const { from, to, dropped, first, goesOn = false } = updated
  return (
    <p class="notice" role="alert">
      <Icon name="scroll" />
      <span>
        {t('update', { from, to })}{' '}
        {first !== null
          ? t('update.dropped', { n: dropped, first })
          : t(goesOn ? 'update.goes-on' : 'update.all-fits')}
      </span>
      {dropped > 0 && (
        <button type="button" class="button" onClick={() => void exportOldRecord(ui.match, updated)}>
          {t('update.export')}
        </button>
      )}
      <button
        type="button"
        class="button quiet"
        aria-label={t('close')}
        onClick={() => void ui.match.noteUpdate()}
      >
        <Icon name="close" size={14} />
      </button>
    </p>
  )
}
