import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { useDismissed } from '../app/dismissed.ts'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { MenuList } from './parts.ts'
import type { TableUi } from './state.ts'

/** What is not part of the match. */
export function TableMenu({ ui, keys = false }: { ui: TableUi; keys?: boolean }) {
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
      {open.value && <MenuList ui={ui} keys={keys} close={close} />}
    </details>
  )
}
