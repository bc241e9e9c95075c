import { fastDice, hashOf, Match } from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { baseData } from '../test/teaching-game/data/pack.ts'
import { playByHand } from './hand-written-fords.ts'
import type { Work } from './work.ts'

/** The teaching game without the kernel, played with the same dice and picks as with it. */
export function byHand(): Work {
  mustAgree()
  return {
    counts: { decisions: 'a second' },
    slice: (number, size) => () => {
      let decisions = 0
      for (let match = 0; match < size; match++) {
        const seed = number * size + match
        decisions += playByHand(baseData, 'war', fastDice(2 * seed + 2), fastDice(2 * seed + 3)).choices
      }
      return { decisions }
    },
  }
}

/** Both play the same rules: from the same dice and picks they must come to the same end. */
function mustAgree(): void {
  for (let seed = 0; seed < 60; seed++) {
    const match = Match.start(theFords, { scenario: 'war', dice: fastDice(seed) })
    const random = fastDice(seed + 1000)
    while (match.decision !== null) {
      match.choose(match.decision.choices[random.roll(match.decision.choices.length, '', 0) - 1])
    }
    const hand = playByHand(baseData, 'war', fastDice(seed), fastDice(seed + 1000))
    if (hashOf(hand.state) !== hashOf(match.position.state) || hand.choices !== match.length) {
      throw new Error(`the hand-written loop and the kernel disagree on seed ${seed}`)
    }
  }
}
