import { type Rules, row } from '@aquila/engine'
import type { Campaign } from '../state.ts'
import { pick } from '../tasks.ts'
import { inOrder } from './window.ts'

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
