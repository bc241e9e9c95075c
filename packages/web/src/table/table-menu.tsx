import { SettingsMenu } from '../app/settings-menu.tsx'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { exportRecord } from './export.ts'
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
        {ui.online.value !== null && (
          <a class="button" href="#/online">
            {t('online.mine')}
          </a>
        )}
        <a class="button" href="#/">
          {t('nav.shelf')}
        </a>
        <a class="button" href={`#/replay/${state.id}`}>
          {t('table.replay')}
        </a>
        <button type="button" class="button" onClick={() => void exportRecord(ui.match, state)}>
          {t('table.export')}
        </button>
        <Resign ui={ui} />
        {keys && <p class="keys">{t('map.keys')}</p>}
        <SettingsMenu />
      </div>
    </details>
  )
}
