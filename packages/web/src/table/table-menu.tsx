import { SettingsMenu } from '../app/settings-menu.tsx'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { openBriefing } from './briefing.ts'
import { Delete } from './delete.tsx'
import { exportRecord } from './export.ts'
import { KeyList } from './key-list.tsx'
import { Resign } from './resign.tsx'
import type { TableUi } from './state.ts'

/** What is not part of the match: away from the table, its record, the settings. */
export function TableMenu({ ui, keys = false }: { ui: TableUi; keys?: boolean }) {
  const state = ui.state.value
  return (
    <details class="menu">
      <summary aria-label={t('table.menu')}>
        <Icon name="menu" size={22} />
      </summary>
      <div>
        <a class="button" href="#/">
          {t('nav.shelf')}
        </a>
        <a class="button" href={`#/replay/${state.id}`}>
          {t('table.replay')}
        </a>
        {state.scene.aims !== undefined && (
          <button type="button" class="button" onClick={() => void openBriefing(ui)}>
            {t('aims.read')}
          </button>
        )}
        <button type="button" class="button" onClick={() => void exportRecord(ui.match, state)}>
          {t('table.export')}
        </button>
        <Resign ui={ui} />
        <Delete ui={ui} />
        {keys && <KeyList panels={state.scene.panels} />}
        <SettingsMenu />
      </div>
    </details>
  )
}
