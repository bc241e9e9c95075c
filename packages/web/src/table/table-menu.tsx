import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { useDismissed } from '../app/dismissed.ts'
import { SettingsMenu } from '../app/settings-menu.tsx'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { openBriefing } from './briefing.ts'
import { Delete } from './delete.tsx'
import { exportRecord } from './export.ts'
import { KeyList } from './parts.ts'
import type { TableUi } from './state.ts'

/** What is not part of the match: away from the table, its record, the settings. */
export function TableMenu({ ui, keys = false }: { ui: TableUi; keys?: boolean }) {
  const state = ui.state.value
  const open = useSignal(false)
  const menu = useRef<HTMLDetailsElement>(null)
  const close = (): void => {
    open.value = false
  }
  useDismissed(menu, open.value, close)
  return (
    <details
      ref={menu}
      class="menu"
      open={open.value}
      onToggle={event => (open.value = event.currentTarget.open)}
    >
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
    </details>
  )
}
