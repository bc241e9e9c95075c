import type { PlaceId, Threat } from '@aquila/games/table'
import { announce } from '../app/announce.tsx'
import { t } from '../messages/text.ts'
import { refuse } from './notice.ts'
import type { TableUi } from './state.ts'

/** Turns the question who could come on and off. */
export function watch(ui: TableUi): void {
  ui.watching.value = !ui.watching.value
  ui.threats.value = null
  if (ui.watching.value && ui.inspected.value !== null) showThreats(ui, ui.inspected.value)
}

/** Who could come to a place. */
export function showThreats(ui: TableUi, place: PlaceId): void {
  ui.inspected.value = place
  ui.match.threats(place).then(
    found => {
      ui.threats.value = { place, threats: found }
      announce(threatsInWords(found))
    },
    reason => refuse(ui, reason),
  )
}

export function threatsInWords(threats: readonly Threat[]): string {
  if (threats.length === 0) return t('threats.none')
  return threats.map(({ name, strength, cost }) => t('threats.one', { name, strength, cost })).join('; ')
}
