import { announce } from '../app/announce.tsx'
import type { Hint, ShownChoice } from '../match/table-match.ts'
import { stopFilm } from './film.ts'
import { refuse } from './notice.ts'
import { look, type TableUi } from './state.ts'
import { isSame } from './targets.ts'

/** Asks a bot what it would do. */
export function askHint(ui: TableUi): void {
  const { question, canAsk } = ui.state.value
  if (!canAsk || ui.hint.value === true) return
  ui.notice.value = null
  stopFilm(ui)
  ui.hint.value = true
  ui.match.hint().then(
    found => {
      if (ui.state.value.question?.decision === question?.decision) showHint(ui, found)
      else ui.hint.value = null
    },
    reason => {
      ui.hint.value = null
      refuse(ui, reason)
    },
  )
}

function showHint(ui: TableUi, found: Hint | null): void {
  ui.hint.value = found
  if (found !== null) announce([found.text, found.reason ?? ''].join('. '))
  const meant = ui.state.value.question?.choices.find(({ choice }) => isSame(choice, found?.choice))
  if (meant?.place !== undefined) look(ui, [meant.place])
}

/** A choice that stands out: the coach or a hint points at it. */
export function isPointedAt({ hint: { value: hint } }: TableUi, { choice, lesson }: ShownChoice): boolean {
  if (lesson === 'wanted') return true
  return hint !== null && hint !== true && isSame(choice, hint.choice)
}
