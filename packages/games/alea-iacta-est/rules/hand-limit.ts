import { pick, type Rules } from '@aquila/engine'
import { stratagemsKept } from '../data/index.ts'
import { type Alea, opponentOf } from './state.ts'

/** AIE-2.F-g, AIE-6-b: nobody keeps more than three stratagems; the rest go back to the cup. */
export function* keepThreeStratagems(g: Alea): Rules {
  for (const side of [g.state.initiative, opponentOf(g.state.initiative)]) {
    const hand = g.state.hands[side]
    while (hand.length > stratagemsKept) {
      const counter = yield* pick({
        role: side,
        rule: 'AIE-2.F-g',
        task: 'discard',
        verb: 'discard',
        nouns: hand.toSorted(),
        about: { kept: stratagemsKept },
      })
      hand.splice(hand.indexOf(counter), 1)
      g.state.cup.push(counter)
      g.tell({
        kind: 'discard',
        rule: 'AIE-2.F-g',
        data: { side },
        secret: { to: [side], data: { counter } },
      })
    }
  }
}

/** AIE-2.F-g, AIE-0.3-a: the Turn marker advances. */
export function* endOfYear(g: Alea): Rules {
  yield* keepThreeStratagems(g)
  g.state.year++
}
