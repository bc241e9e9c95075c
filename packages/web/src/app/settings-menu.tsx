import { useSignal } from '@preact/signals'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { later } from './later.tsx'

/** What can be set is fetched by whoever opens the menu. */
const SettingsList = later(async () => (await import('./settings-list.tsx')).SettingsList)

export function SettingsMenu() {
  const open = useSignal(false)
  return (
    <details class="settings" onToggle={event => (open.value = event.currentTarget.open)}>
      <summary>
        <Icon name="cog" size={20} /> {t('nav.settings')}
      </summary>
      {open.value && <SettingsList />}
    </details>
  )
}
