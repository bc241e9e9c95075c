import { SettingsMenu } from '../app/settings-menu.tsx'
import { t } from '../messages/text.ts'
import { isAsking } from '../online/parley-state.ts'
import { openBriefing } from './briefing.ts'
import { Delete } from './delete.tsx'
import { exportRecord } from './export.ts'
import { KeyList } from './key-list.tsx'
import type { TableUi } from './state.ts'

/** Away from the table, its record, the keys, the settings. */
export function MenuList({ ui, keys, close }: { ui: TableUi; keys: boolean; close: () => void }) {
  const state = ui.state.value
  return (
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
      {state.scene.aims !== undefined && (
        <button
          type="button"
          class="button"
          onClick={() => {
            close()
            void openBriefing(ui)
          }}
        >
          {t('aims.read')}
        </button>
      )}
      <button
        type="button"
        class="button"
        onClick={() => {
          close()
          void exportRecord(ui.match, state)
        }}
      >
        {t('table.export')}
      </button>
      {ui.online.value !== null && state.viewer !== null && state.result === null && (
        <button
          type="button"
          class="button"
          onClick={() => {
            close()
            isAsking.value = true
          }}
        >
          {t('parley.ask')}
        </button>
      )}
      {state.viewer !== null && state.result === null && (
        <button
          type="button"
          class="button"
          onClick={() => {
            close()
            ui.resigning.value = true
          }}
        >
          {t('resign')}
        </button>
      )}
      <Delete ui={ui} />
      {keys && <KeyList panels={state.scene.panels} />}
      <SettingsMenu />
    </div>
  )
}
