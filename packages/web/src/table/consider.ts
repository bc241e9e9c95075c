import type { PlaceId } from '@aquila/games/table'
import { placeInspected } from './inspected.ts'
import type { TableUi } from './state.ts'

/** How long somebody rests at a place before its card is laid beside it, and how long it stays when he has gone. */
const REST = 350
const LINGER = 120

/** Somebody rests at a place, or has left it. */
export function consider(ui: TableUi, place: PlaceId | null): void {
  const { rest, card } = ui
  clearTimeout(rest.clock)
  if (card.value?.pinned === true) return
  if (place === null) rest.clock = setTimeout(() => (card.value = null), LINGER)
  else rest.clock = setTimeout(() => showCard(ui, place, false), REST)
}

/** Lays the card of a place beside it. Pinned, it stays until somebody closes it. */
export function showCard(ui: TableUi, place: PlaceId, pinned: boolean): void {
  if (ui.film.now.value !== null || ui.stage.now.value !== null || ui.battleOpen.value) return
  // A player who asks who could come is told that and nothing else.
  if (!pinned && ui.watching.value) return
  // A refusal beside a place is read first; what is told over the map lies nowhere near the card.
  if (ui.notice.value?.place !== undefined) {
    if (!pinned) return
    ui.notice.value = null
  }
  clearTimeout(ui.rest.clock)
  ui.card.value = { place, pinned, threats: null, odds: null }
  const open = placeInspected(ui)
  if (open !== null && open !== place)
    ui.match.odds(open, place).then(
      odds => {
        if (ui.card.value?.place === place) ui.card.value = { ...ui.card.value, odds }
      },
      () => undefined,
    )
  ui.match.threats(place).then(
    threats => {
      if (ui.card.value?.place === place) ui.card.value = { ...ui.card.value, threats }
    },
    // A card without them is still a card.
    () => undefined,
  )
}

export function hideCard({ rest, card }: TableUi): void {
  clearTimeout(rest.clock)
  card.value = null
}
