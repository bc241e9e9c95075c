import type { Choice, Rules } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { movesFrom } from '../movement/offers.ts'
import { carryOut } from '../movement/phase.ts'
import { forceIn, setMoved } from '../pieces.ts'
import type { Alea, Place } from '../state.ts'

const DONE: Choice = { verb: 'done' }

/**
 * AIE-6.3-a, RULING-44, Fuite opportune: the side marches or sails out of the zone as in its own movement, to zones
 * free of enemy units. What does not follow stays and fights.
 */
export function* fleeOpportunely(g: Alea, zone: Place, side: FactionId): Rules {
  for (const piece of forceIn(g, zone, side)) setMoved(g, piece, false)
  for (;;) {
    const choices = movesFrom(g, zone, side, true)
    if (choices.length === 0) return
    const { verb, noun } = yield {
      role: side,
      rule: 'AIE-6.3-a',
      task: 'flight',
      choices: [...choices, DONE],
      about: { zone },
    }
    if (verb === 'done') return
    yield* carryOut(g, verb, String(noun), true)
  }
}
