import { announce } from '../app/announce.tsx'
import { t } from '../messages/text.ts'
import type { Notice, TableUi } from './state.ts'

/** Shows a notice and reads it out. */
export function tell({ notice, card }: TableUi, told: Notice): void {
  card.value = null
  notice.value = told
  announce(told.text)
}

/** The worker did not do what it was asked for, and says why. */
export function refuse({ notice }: TableUi, reason: unknown): void {
  const why = reason instanceof Error ? reason.message : String(reason)
  notice.value = { rule: '', text: t('table.refused', { why }), reasoned: true }
}

/** Does something that the worker may refuse. */
export function attempt(ui: TableUi, doing: Promise<unknown>): void {
  doing.catch((reason: unknown) => refuse(ui, reason))
}

/** In a lesson: what the coach says to those who go astray. */
export function leadBack(ui: TableUi): void {
  const { coach } = ui.state.value
  if (coach === null) return
  const text = coach.aside === '' ? t('lesson.read-first') : coach.aside
  tell(ui, { rule: coach.rule ?? '', text, reasoned: true })
}
