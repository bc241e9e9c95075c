import type { RuleId } from '@aquila/engine'
import type { StratagemId } from '../../../data/map.ts'
import { spend } from '../hand.ts'
import type { Stratagem } from '../registry.ts'

/** 2.B, 6.1: the initiative roll is turned round; the other side may answer with its own. */
export function turnedInitiative(id: StratagemId, rule: RuleId, given: RuleId): Stratagem {
  return {
    id,
    moments: ['initiative'],
    goes: 'cup',
    whyNot({ state }, side, moment) {
      // Without a roll there is nothing to turn round.
      if (moment.name === 'initiative' && !moment.rolled) return { rule: given, why: 'initiative-given' }
      return state.initiative === side ? { rule, why: 'has-initiative' } : null
    },
    *play(g, side, counter) {
      spend(g, side, counter, id)
      g.state.initiative = side
      g.tell({ kind: 'initiative-turned', rule, data: { side } })
    },
  }
}
