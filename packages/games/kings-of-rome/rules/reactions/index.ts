import type { Rules } from '@aquila/engine'
import type { Kings } from '../state.ts'
import { ambush } from './ambush.ts'
import { hostileArmies } from './armies.ts'
import { betrayal } from './betrayal.ts'
import { military } from './military.ts'
import { revolts } from './revolts.ts'

export type Reaction = 'military' | 'revolts' | 'ambush' | 'betrayal'

const procedures: Readonly<Record<Reaction, (g: Kings) => Rules>> = { military, revolts, ambush, betrayal }

/** KOR-SEQ-4: one of the reactions that the actions have provoked. */
export function* react(g: Kings): Rules {
  const { notes } = g.state
  notes.reactions -= 1
  notes.reactionsDone += 1
  yield* hostileReaction(g, notes.reactionsDone === 1)
}

/** KOR-ACT-3: reactions that come before the next action, as a batch of their own. */
export function* immediateReactions(g: Kings, count: number): Rules {
  for (let done = 0; done < count; done++) yield* hostileReaction(g, done === 0)
}

/**
 * KOR-HR-1, RULING-31: the first of a batch is Military if an army stands on the map; the others are rolled for.
 * KOR-HR-4: none provokes another.
 */
function* hostileReaction(g: Kings, firstOfBatch: boolean): Rules {
  const forced = firstOfBatch && hostileArmies(g).length > 0
  const roll = forced ? null : g.dice.d6('hostile reaction')
  const reaction = roll === null ? 'military' : reactionOn(roll)
  g.tell({
    kind: 'reaction',
    rule: forced ? 'KOR-HR-1' : 'KOR-HR-2',
    data: { reaction, roll, reason: forced ? 'army-formed' : 'rolled' },
  })
  yield* procedures[reaction](g)
}

/** KOR-HR-2 */
export function reactionOn(roll: number): Reaction {
  if (roll === 1) return 'military'
  if (roll <= 4) return 'revolts'
  return roll === 5 ? 'ambush' : 'betrayal'
}

/** KOR-HR-3, RULING-39: nobody is there to carry it out. */
export function noEffect(g: Kings, reaction: Reaction, reason: string): void {
  g.tell({ kind: 'no-effect', rule: 'KOR-HR-3', data: { reaction, reason } })
}
