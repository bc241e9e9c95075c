import type { Rules } from '@aquila/engine'
import { cardIds } from '../data/index.ts'
import { drawMarker } from './barbaricum.ts'
import { noteRegionsAtStart } from './cards/event-cards.ts'
import { castOf } from './cast.ts'
import { changeMarks, marksAt } from './pieces.ts'
import type { Roma } from './state.ts'

/** Once, before the first Game-Turn: what chance deals out, and who holds which Region. */
export function* opening(g: Roma): Rules {
  layMarkers(g)
  dealCards(g)
  noteRegionsAtStart(g)
}

const NO_MARKERS: ReadonlyMap<number, number> = new Map()

/** RV-13.11-a: one or two markers face down in each Province of Barbaricum. */
function layMarkers(g: Roma): void {
  for (const { markers, bandOf } of castOf(g).powers)
    for (const [area, number] of bandOf === null ? markers : NO_MARKERS)
      for (let left = number; left > 0; left--) {
        const value = drawMarker(g, 'Barbari Incognita')
        changeMarks(g.state, area, { markers: [...marksAt(g.state, area).markers, value] })
      }
}

/** RV-14.11-a: one card at random for each player, or the one a scenario fixes (RV-14.15-a). RV-16.2-a: none in solitaire play. */
function dealCards(g: Roma): void {
  const { eventCards, startingCards = {} } = castOf(g).scenario
  if (eventCards === 'none') return
  const fixed = g.roles.map(role => startingCards[role])
  g.state.deck = cardIds.filter(card => !fixed.includes(card))
  g.dice.shuffle(g.state.deck, 'event cards')
  for (const [index, role] of g.roles.entries()) {
    const card = fixed[index] ?? g.state.deck.shift()
    if (card === undefined) return
    g.state.hands[role] = [card]
    g.tell({ kind: 'card-dealt', rule: 'RV-14.11-a', data: { role }, secret: { to: [role], data: { card } } })
  }
}
