import type { Choice, Rules } from '@aquila/engine'
import type { StratagemId } from '../../../data/map.ts'
import { movesFrom } from '../../movement/offers.ts'
import { carryOut } from '../../movement/phase.ts'
import { forceIn, setMoved } from '../../pieces.ts'
import type { Campaign, FactionId, Place } from '../../state.ts'
import { ask } from '../../tasks.ts'
import { spend } from '../hand.ts'
import type { Stratagem } from '../registry.ts'

const DONE: Choice = { verb: 'done' }

/** 6.3: a side gets out of a combat. */
export function opportuneFlight(id: StratagemId): Stratagem {
  return {
    id,
    moments: ['before-battle'],
    goes: 'cup',
    whyNot: () => null,
    *play(g, side, counter, moment) {
      if (moment.name !== 'before-battle') throw new Error('nobody flees without a battle')
      spend(g, side, counter, id)
      yield* fleeOpportunely(g, moment.battle.zone, side)
    },
  }
}

/**
 * The side marches or sails out of the zone as in its own movement, to zones free of enemy units. What does not follow
 * stays and fights.
 */
function* fleeOpportunely(g: Campaign, zone: Place, side: FactionId): Rules {
  for (const piece of forceIn(g, zone, side)) setMoved(g, piece, false)
  for (;;) {
    const choices = movesFrom(g, zone, side, true)
    if (choices.length === 0) return
    const { verb, noun } = yield ask({
      role: side,
      rule: g.data.cites.flight,
      task: 'flight',
      choices: [...choices, DONE],
      about: { zone },
    })
    if (verb === 'done') return
    yield* carryOut(g, verb, String(noun), true)
  }
}
