import type { Phase, Rules } from '@aquila/engine'
import type { AleaData, FactionId } from '../data/index.ts'
import { combat } from './combat/phase.ts'
import { dissolveAbandoned } from './combat/retreat.ts'
import { unmoveAll } from './counters.ts'
import { movement } from './movement/phase.ts'
import { endOfSequenceChecks } from './roma-and-regions.ts'
import { type Alea, type AleaPosition, type AleaState, opponentOf } from './state.ts'
import { campaignWindow } from './stratagems/campaign.ts'
import { endPlague } from './stratagems/plague.ts'

/**
 * Phase E, AIE-2.E: movement/combat sequences (SMCs) in turn. The phases as lines of the sequence of play; `after` is
 * the id of the phase that follows Phase E.
 */
export function campaignPhases(after: string): Phase<AleaState, AleaData>[] {
  const next = (position: AleaPosition) => (isCampaignOver(position) ? after : 'E.1')
  return [
    { id: 'E', rule: 'AIE-2.E-a', run: beginCampaign, next },
    { id: 'E.1', rule: 'AIE-2.E-b', run: movementOfSequence },
    { id: 'E.2', rule: 'AIE-2.E-b', run: combatOfSequence },
    { id: 'E.3', rule: 'AIE-2.E-b', run: endOfSequence, next },
  ]
}

/** AIE-2.E-a: the player with the initiative begins. */
export function* beginCampaign(g: Alea): Rules {
  g.state.active = opponentOf(g.state.initiative)
  passToNext(g)
}

/** E.1: the enemy may play stratagems, then the active side moves; its own stratagems are among its moves. */
export function* movementOfSequence(g: Alea): Rules {
  const { state } = g
  unmoveAll(g)
  state.arrivals = []
  g.tell({
    kind: 'sequence',
    rule: 'AIE-2.E-b',
    data: { side: state.active, left: state.sequences[state.active] },
  })
  yield* campaignWindow(g, 'campaign', [opponentOf(state.active)])
  yield* movement(g)
}

/** E.2: the active side's combats, with stratagems before, between and after them. */
export function* combatOfSequence(g: Alea): Rules {
  yield* combat(g)
}

/** E.3: what the sequence has brought about, then one SMC less, and whose turn it is (AIE-2.E-a). */
export function* endOfSequence(g: Alea): Rules {
  const { state } = g
  yield* dissolveAbandoned(g)
  // AIE-4.4.3-a, RULING-37, AIE-6.3-l
  yield* endOfSequenceChecks(g)
  state.sequences[state.active]--
  state.turn.sequencesDone[state.active]++
  passToNext(g)
  if (isCampaignOver(g)) endCampaign(g)
}

/** RULING-09: in turn while both have SMCs left, then the rest in succession; AIE-EV-10: the extra one at the end. */
function passToNext(g: Alea): void {
  const { sequences, turn } = g.state
  const other = opponentOf(g.state.active)
  if (sequences[other] > 0) g.state.active = other
  else if (sequences[g.state.active] === 0 && turn.extraSequence !== null) {
    const gains: FactionId = turn.extraSequence
    turn.extraSequence = null
    sequences[gains] = 1
    g.state.active = gains
    g.tell({ kind: 'extra-sequence-begins', rule: 'AIE-EV-10', data: { side: gains } })
  }
}

export function isCampaignOver({ state }: AleaPosition): boolean {
  return state.sequences.caesarian === 0 && state.sequences.republican === 0
}

/** AIE-6.3-e: the plague ends with Phase E; its counter is back in the cup next turn. */
function endCampaign(g: Alea): void {
  g.state.arrivals = []
  endPlague(g)
}
