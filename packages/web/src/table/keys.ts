import { closeBriefing, openBriefing } from './briefing.ts'
import { undo } from './choose.ts'
import { hideCard, showCard } from './consider.ts'
import { stopFilm } from './film.ts'
import { askHint } from './hint.ts'
import type { MapControl } from './map/map-view.tsx'
import { look, type OwnTab, type TableUi, unfold } from './state.ts'
import { actionPlaces, lookAtAll } from './table.tsx'
import { showThreats, watch } from './threats.ts'

/** Panels of the game say by themselves which key opens them. */
const tabs: { readonly [key: string]: OwnTab } = {
  l: 'log',
  r: 'rules',
  n: 'notes',
}

/** Keys that work everywhere at the table, but not while somebody types. */
export function tableKeys(event: KeyboardEvent, ui: TableUi, map: MapControl | null): void {
  if (ui.stage.now.value !== null) return
  if (ui.briefing.value !== null) {
    if (event.key === 'Escape') closeBriefing(ui)
    return
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  if (!act(event, ui, map)) return
  event.preventDefault()
}

function act(event: KeyboardEvent, ui: TableUi, map: MapControl | null): boolean {
  const key = event.key.toLowerCase()
  if (ui.film.keys?.(event) === true) return true
  const tab = tabs[key] ?? ui.state.value.scene.panels.find(panel => panel.key === key)?.id
  if (tab !== undefined) {
    ui.tab.value = ui.tab.value === tab ? null : tab
    return true
  }
  switch (key) {
    case '?':
      askHint(ui)
      return true
    case '!':
      watchFrom(ui, focusedPlace(event.target))
      return true
    case 'a':
      void openBriefing(ui)
      return true
    case 'u':
      if (ui.state.value.canUndo) undo(ui)
      return true
    case 'c':
      unfold(ui)
      ui.list.value = ui.list.value === null ? { title: null, choices: null } : null
      return true
    case 'i': {
      const place = focusedPlace(event.target) ?? ui.card.value?.place ?? ui.inspected.value
      if (place !== null) showCard(ui, place, true)
      return true
    }
    case 'j':
      look(ui, actionPlaces(ui))
      return true
    case '+':
    case '=':
      map?.zoom(1.35)
      return true
    case '-':
      map?.zoom(1 / 1.35)
      return true
    case 'home':
    case '0':
      lookAtAll(ui, { current: map })
      return true
    case 'escape':
      return close(ui)
  }
  return event.shiftKey && pan(key, map)
}

/** The topmost thing that can be closed. */
function close(ui: TableUi): boolean {
  if (ui.film.now.value !== null) stopFilm(ui)
  else if (ui.sure.value !== null) ui.sure.value = null
  else if (ui.resigning.value) ui.resigning.value = false
  else if (ui.list.value !== null) ui.list.value = null
  else if (ui.notice.value !== null) ui.notice.value = null
  else if (ui.card.value !== null) hideCard(ui)
  else if (ui.hint.value !== null) ui.hint.value = null
  else if (ui.watching.value) watch(ui)
  else if (ui.inspected.value !== null) ui.inspected.value = null
  else return false
  return true
}

/** Who could come to the place that has the focus; without one, the question is turned on and off. */
function watchFrom(ui: TableUi, place: string | null): void {
  if (place === null || !ui.watching.value) watch(ui)
  if (place !== null) showThreats(ui, place)
}

function focusedPlace(target: EventTarget | null): string | null {
  return target instanceof SVGElement ? (target.dataset.place ?? null) : null
}

function pan(key: string, map: MapControl | null): boolean {
  const step = 120
  if (key === 'arrowleft') map?.pan(step, 0)
  else if (key === 'arrowright') map?.pan(-step, 0)
  else if (key === 'arrowup') map?.pan(0, step)
  else if (key === 'arrowdown') map?.pan(0, -step)
  else return false
  return true
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}
