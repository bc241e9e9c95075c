import { choicesWith, type Rules, together } from '@aquila/engine'
import type { SideId } from '../data/board.ts'
import { type Fords, handOf, sidesOf } from './state.ts'
import { ask } from './tasks.ts'

/** TF-2.1: each side draws a card and shows it to nobody. */
export function* drawCards(g: Fords): Rules {
  g.state.turn++
  g.tell({ kind: 'turn', rule: 'TF-2.1', data: { turn: g.state.turn, of: g.state.lastTurn } })
  for (const side of sidesOf(g)) {
    const card = g.dice.drawFrom(g.state.deck, 'draw a card')
    handOf(g.state, side).push(card)
    g.tell({ kind: 'draw', rule: 'TF-2.1', data: { side }, secret: { to: [side], data: { card } } })
  }
}

/** TF-2.2, TF-2.3: offers of influence settle who moves first. */
export function* offerInfluence(g: Fords): Rules {
  const sides = sidesOf(g)
  const offers = yield* together(() =>
    sides.map(side =>
      ask({
        role: side,
        rule: 'TF-2.2',
        task: 'offer',
        choices: choicesWith(
          'offer',
          [0, 1, 2].filter(n => n <= influenceOf(g, side)),
        ),
      }),
    ),
  )
  const offered = sides.map(side => ({ side, offer: Number(offers.get(side)?.noun), tieBreak: 0 }))
  for (const { side, offer } of offered) g.state.influence[side] = influenceOf(g, side) - offer
  for (const entry of offered) {
    const rivals = offered.filter(other => other !== entry && other.offer === entry.offer)
    if (rivals.length === 0) continue
    do entry.tieBreak = g.dice.roll(1000, 'equal offers')
    while (rivals.some(rival => rival.tieBreak === entry.tieBreak))
  }
  offered.sort((a, b) => b.offer - a.offer || b.tieBreak - a.tieBreak)
  g.state.toMove = offered.map(({ side }) => side)
  g.tell({ kind: 'order', rule: 'TF-2.3', data: { order: g.state.toMove } })
}

function influenceOf(g: Fords, side: SideId): number {
  return g.state.influence[side] ?? 0
}
