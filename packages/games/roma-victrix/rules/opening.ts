import type { Rules } from '@aquila/engine'
import { cardIds } from '../data/index.ts'
import { drawMarker } from './barbaricum.ts'
import { castOf } from './cast.ts'
import { changeMarks, marksAt } from './pieces.ts'
import type { Roma } from './state.ts'

/** Once, before the first Game-Turn: what chance deals out. */
export function* opening(g: Roma): Rules {
  layMarkers(g)
  dealCards(g)
}

/** RV-13.11-a: one or two markers face down in each Province of Barbaricum. */
function layMarkers(g: Roma): void {
  for (const { markers } of castOf(g).powers)
    for (const [area, number] of markers)
      for (let left = number; left > 0; left--) {
        const value = drawMarker(g, 'Barbari Incognita')
        changeMarks(g.state, area, { markers: [...marksAt(g.state, area).markers, value] })
      }
}

/** RV-14.11-a: one card at random for each player. RV-16.2-a: none in solitaire play. */
function dealCards(g: Roma): void {
  if (castOf(g).scenario.eventCards === 'none') return
  g.state.deck = [...cardIds]
  g.dice.shuffle(g.state.deck, 'event cards')
  for (const role of g.roles) {
    const card = g.state.deck.shift()
    if (card === undefined) return
    g.state.hands[role] = [card]
    g.tell({ kind: 'card-dealt', rule: 'RV-14.11-a', data: { role }, secret: { to: [role], data: { card } } })
  }
}
