import { Icon } from '../look/icon.tsx'
import type { TableUi } from './state.ts'

/** A moment that nobody wanted to see whole: its verdict in one line. */
export function PassingMoment({ ui }: { ui: TableUi }) {
  const moment = ui.stage.passing.value
  if (moment === null || ui.stage.now.value !== null) return null
  return (
    <p class="passing" data-kit={moment.kit ?? undefined}>
      <Icon name={moment.icon} size={18} />
      <span>
        {moment.title}: <b>{moment.verdict}</b>
      </span>
    </p>
  )
}
