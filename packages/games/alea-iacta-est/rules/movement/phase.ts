import type { Choice, Rules } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { placeOf } from '../pieces.ts'
import type { Alea, AleaPosition } from '../state.ts'
import { nextStepsOfAgitated } from './agitation.ts'
import { leadOut, marchAlone } from './land.ts'
import { sail } from './naval.ts'
import { Offers } from './offers.ts'

/** E.1, AIE-2.E-b: the side moves its leaders and units one after another, in any order, until it is done. */

const DONE: Choice = { verb: 'done' }

export function* movement(g: Alea): Rules {
  const side = g.state.active
  const offers = new Offers(g, side)
  for (;;) {
    const choices = offers.list()
    if (!someoneMustHurry(g, side, choices)) choices.push(DONE)
    const { verb, noun } = yield {
      role: side,
      rule: 'AIE-2.E-b',
      task: 'movement',
      choices,
      about: { left: g.state.sequences[side] },
    }
    if (verb === 'done') return
    const piece = String(noun)
    offers.beforeMoveOf(piece)
    yield* carryOut(g, verb, piece)
    offers.afterMove()
  }
}

/** Sets out with a leader by land or sea, or with a unit alone. */
export function* carryOut(g: Alea, verb: string, piece: string, flight = false): Rules {
  if (verb === 'lead') yield* leadOut(g, piece, flight)
  else if (verb === 'sail') yield* sail(g, piece, flight)
  else yield* marchAlone(g, piece, flight)
}

/** AIE-EV-06: an agitated Faction Leader who can still go has to. */
function someoneMustHurry(position: AleaPosition, side: FactionId, moves: readonly Choice[]): boolean {
  const { state } = position
  if (state.turn.event !== 'political-agitation') return false
  return moves.some(({ verb, noun }) => {
    const id = String(noun)
    if (verb !== 'lead' || !state.factionLeaders[side].includes(id)) return false
    return nextStepsOfAgitated(position, id, placeOf(state, id)) !== null
  })
}
