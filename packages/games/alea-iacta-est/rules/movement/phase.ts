import type { Choice, Rules } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { placeOf } from '../pieces.ts'
import { type Alea, type AleaPosition, opponentOf } from '../state.ts'
import { campaignStratagems, campaignWindow, playCampaignStratagem } from '../stratagems/campaign.ts'
import { nextStepsOfAgitated } from './agitation.ts'
import { Garrisons } from './garrison.ts'
import { leadOut, marchAlone } from './march.ts'
import { sail } from './naval.ts'
import { Offers } from './offers.ts'

/**
 * E.1, AIE-2.E-b: the side moves its leaders and units one after another, in any order, until it is done. It is not
 * while an agitated leader dallies (AIE-EV-06) or a garrison is missed (AIE-3.1.1-c). RULING-94: its stratagems are among
 * its choices; the enemy is asked for his after each march.
 */

const DONE: Choice = { verb: 'done' }

/** Set out with a leader by land or sea, or with a unit alone; call back a legion. */
const moves: ReadonlySet<string> = new Set(['lead', 'sail', 'march', 'recall'])

export function* movement(g: Alea): Rules {
  const side = g.state.active
  const offers = new Offers(g, side)
  const garrisons = new Garrisons(g, side)
  for (;;) {
    const choices = offers.list()
    const { short } = garrisons
    const hurries = whoMustHurry(g, side, choices)
    for (const noun of garrisons.recalls) choices.push({ verb: 'recall', noun })
    for (const stratagem of campaignStratagems(g, side)) choices.push(stratagem)
    if (hurries === null && short.length === 0) choices.push(DONE)
    const choice = yield {
      role: side,
      rule: 'AIE-2.E-b',
      task: 'movement',
      choices,
      about: { left: g.state.sequences[side], short, hurries },
      // That nothing but the end is left to choose would tell what is in the hand.
      confirm: g.state.hands[side].length > 0,
    }
    if (choice.verb === 'done') return
    const piece = String(choice.noun)
    if (!moves.has(choice.verb)) {
      yield* playCampaignStratagem(g, side, choice)
      offers.lookAgainEverywhere()
    } else {
      offers.beforeMoveOf(piece)
      if (choice.verb === 'recall') garrisons.recall(g, piece)
      else yield* carryOut(g, choice.verb, piece)
      offers.afterMove()
    }
    if (yield* campaignWindow(g, 'march', [opponentOf(side)])) offers.lookAgainEverywhere()
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
