import type { Choice, Reason, Rules } from '@aquila/engine'
import type { FactionId, StratagemId } from '../../data/index.ts'
import { type Alea, type AleaPosition, opponentOf } from '../state.ts'
import { spend } from './hand.ts'
import { openFor, playableFaces } from './window.ts'

/**
 * AIE-2.B-c: after the initiative has been found, Initiative and Janus can be played, first by the side that has not
 * got it. `rolled` is false on a first turn whose initiative the scenario gives (AIE-2.B-d, RULING-04).
 */
export function* phaseBStratagems(g: Alea, rolled: boolean): Rules {
  yield* openFor(g, {
    name: 'initiative',
    rule: 'AIE-2.B-c',
    sides: [opponentOf(g.state.initiative), g.state.initiative],
    choices: side => playableFaces(g, side, face => whyNotInPhaseB(g, side, face, rolled) === null),
    play: (side, choice) => playInPhaseB(g, side, choice),
  })
}

/** Why a stratagem cannot be played in Phase B. */
export function whyNotInPhaseB(
  { state }: AleaPosition,
  side: FactionId,
  stratagem: StratagemId,
  rolled: boolean,
): Reason | null {
  if (stratagem === 'initiative') {
    if (!rolled) return { rule: 'AIE-2.B-d', why: 'initiative-given' }
    if (state.initiative === side) return { rule: 'AIE-6.1-a', why: 'has-initiative' }
    return null
  }
  if (stratagem === 'janus')
    return state.turn.janus ? { rule: 'AIE-6.1-b', why: 'temple-closed-already' } : null
  return { rule: 'AIE-6.1-a', why: 'other-phase', about: { stratagem } }
}

function* playInPhaseB(g: Alea, side: FactionId, { verb, noun }: Choice): Rules {
  if (verb === 'initiative') {
    // AIE-6.1-a; the other side may answer with its own (RULING-04).
    spend(g, side, String(noun), 'initiative')
    g.state.initiative = side
    g.tell({ kind: 'initiative-turned', rule: 'AIE-6.1-a', data: { side } })
  } else {
    // AIE-6.1-b: movement and combat look at it (RULING-42).
    spend(g, side, String(noun), 'janus')
    g.state.turn.janus = true
    g.tell({ kind: 'janus', rule: 'AIE-6.1-b', data: { side } })
  }
}
