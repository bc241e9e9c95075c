import type { Choice, Rules } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { placeOf } from '../pieces.ts'
import type { Alea, AleaPosition } from '../state.ts'
import { nextStepsOfAgitated } from './agitation.ts'
import { Garrisons } from './garrison.ts'
import { leadOut, marchAlone } from './march.ts'
import { sail } from './naval.ts'
import { Offers } from './offers.ts'

/**
 * E.1, AIE-2.E-b: the side moves its leaders and units one after another, in any order, until it is done. It is not
 * while an agitated leader dallies (AIE-EV-06) or a garrison is missed (AIE-3.1.1-c).
 */

const DONE: Choice = { verb: 'done' }

export function* movement(g: Alea): Rules {
  const side = g.state.active
  const offers = new Offers(g, side)
  const garrisons = new Garrisons(g, side)
  for (;;) {
    const choices = offers.list()
    const { short } = garrisons
    const hurries = whoMustHurry(g, side, choices)
    for (const noun of garrisons.recalls) choices.push({ verb: 'recall', noun })
    if (hurries === null && short.length === 0) choices.push(DONE)
    const { verb, noun } = yield {
      role: side,
      rule: 'AIE-2.E-b',
      task: 'movement',
      choices,
      about: { left: g.state.sequences[side], short, hurries },
    }
    if (verb === 'done') return
    const piece = String(noun)
    offers.beforeMoveOf(piece)
    if (verb === 'recall') garrisons.recall(g, piece)
    else yield* carryOut(g, verb, piece)
    offers.afterMove()
    garrisons.look()
  }
}

/** Sets out with a leader by land or sea, or with a unit alone. */
export function carryOut(g: Alea, verb: string, piece: string, flight = false): Rules {
  if (verb === 'lead') return leadOut(g, piece, flight)
  if (verb === 'sail') return sail(g, piece, flight)
  return marchAlone(g, piece, flight)
}

/** AIE-EV-06: an agitated Faction Leader who can still go has to. */
function whoMustHurry(position: AleaPosition, side: FactionId, moves: readonly Choice[]): string | null {
  const { state } = position
  if (state.turn.event !== 'political-agitation') return null
  for (const { verb, noun } of moves) {
    const id = String(noun)
    if (verb !== 'lead' || !state.factionLeaders[side].includes(id)) continue
    if (nextStepsOfAgitated(position, id, placeOf(position, id)) !== null) return id
  }
  return null
}
