import { type Rules, row } from '@aquila/engine'
import type { Campaign } from '../state.ts'
import { pick } from '../tasks.ts'
import { inOrder } from './window.ts'

/** 2.A: what lay out of play for a turn is back in the cup; each player draws one stratagem and shows it to nobody. */
export function drawOneEach(g: Campaign): void {
  const { state, data } = g
  state.cup.push(...state.restingCounters.splice(0))
  for (const side of data.factions) {
    if (state.cup.length === 0) return
    const counter = g.dice.drawFrom(state.cup, 'draw a stratagem')
    row(state.hands, side).push(counter)
    g.tell({ kind: 'draw', rule: data.cites.draw, data: { side }, secret: { to: [side], data: { counter } } })
  }
}

/** 2.F, 6: nobody keeps more stratagems than he may; the rest go back to the cup. */
export function* discardSurplus(g: Campaign): Rules {
  const { cites, series } = g.data
  for (const side of inOrder(g)) {
    const hand = row(g.state.hands, side)
    while (hand.length > series.handLimit) {
      const counter = yield* pick({
        role: side,
        rule: cites.handLimit,
        task: 'discard',
        verb: 'discard',
        nouns: hand.toSorted(),
        about: { kept: series.handLimit },
      })
      hand.splice(hand.indexOf(counter), 1)
      g.state.cup.push(counter)
      g.tell({
        kind: 'discard',
        rule: cites.handLimit,
        data: { side },
        secret: { to: [side], data: { counter } },
      })
    }
  }
}
