import { Icon } from '../look/icon.tsx'
import type { TableUi } from './state.ts'

/** What is told in one line: a moment that nobody wanted to see whole, or that somebody passes. */
export function PassingMoment({ ui }: { ui: TableUi }) {
  const told = ui.stage.passing.value
  if (told === null || ui.stage.now.value !== null) return null
  return (
    <p class="passing" data-kit={told.kit ?? undefined}>
      <Icon name={told.icon} size={18} />
      <span>
        {told.verdict === null ? (
          <b>{told.title}</b>
        ) : (
          <>
            {told.title}: <b>{told.verdict}</b>
          </>
        )}
      </span>
    </p>
  )
}
