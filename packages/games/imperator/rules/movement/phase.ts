import { type Choice, findChoice, type Rules, row } from '@aquila/engine'
import { placeOf } from '../pieces.ts'
import { type Campaign, type CampaignPosition, opponentOf } from '../state.ts'
import {
  CampaignWindow,
  campaignStratagems,
  Openings,
  playCampaignStratagem,
} from '../stratagems/campaign.ts'
import { ask } from '../tasks.ts'
import { nextStepsOfAgitated } from './agitation.ts'
import { leadOut, marchAlone } from './march.ts'
import { Offers } from './offers.ts'

/**
 * E.1: the side moves its leaders and units one after another, in any order, until it is done. It is not
 * while an agitated leader dallies (event 6) or the guard of a region is missed. Its
 * stratagems are among its choices; the enemy is asked for his after each march.
 */

const DONE: Choice = { verb: 'done' }

/** Set out with a leader by land or sea, or with a unit alone; call a unit back. */
const moves: ReadonlySet<string> = new Set(['lead', 'sail', 'march', 'recall'])

export function* movement(g: Campaign): Rules {
  const { series, cites } = g.data
  const side = g.state.active
  const offers = new Offers(g, side)
  const openings = new Openings(g)
  const window = new CampaignWindow(g, 'march', [opponentOf(g, side)], openings)
  const guard = series.guard(g, side)
  for (;;) {
    const { short } = guard
    const hurries = whoMustHurry(g, offers)
    const others = series.otherMoves(g, side)
    const further: Choice[] = []
    for (const noun of guard.recalls) further.push({ verb: 'recall', noun })
    for (const other of others) further.push(other)
    for (const stratagem of campaignStratagems(g, side)) further.push(stratagem)
    if (hurries === null && short.length === 0) further.push(DONE)
    const choice = yield ask({
      role: side,
      rule: cites.sequence,
      task: 'movement',
      choices: offers.list(further),
      about: { left: row(g.state.sequences, side), short, hurries },
      // That nothing but the end is left to choose would tell what is in the hand.
      confirm: row(g.state.hands, side).length > 0,
    })
    if (choice.verb === 'done') return
    const piece = String(choice.noun)
    let onlyMarched = false
    if (findChoice(others, choice.verb, choice.noun) !== undefined) {
      yield* series.otherMove(g, side, choice.verb, piece)
      offers.lookAgainEverywhere()
    } else if (!moves.has(choice.verb)) {
      yield* playCampaignStratagem(g, side, choice)
      offers.lookAgainEverywhere()
    } else {
      offers.beforeMoveOf(piece)
      if (choice.verb === 'recall') guard.recall(g, piece)
      else yield* carryOut(g, choice.verb, piece)
      onlyMarched = offers.afterMove()
    }
    if (!onlyMarched) openings.askAgain()
    yield* window.open()
    if (window.played) offers.lookAgainEverywhere()
    guard.look()
  }
}

/** Sets out with a leader by land or sea, or with a unit alone. */
export function carryOut(g: Campaign, verb: string, piece: string, flight = false): Rules {
  if (verb === 'lead') return leadOut(g, piece, flight)
  if (verb === 'sail') return g.data.series.sail(g, piece, flight)
  return marchAlone(g, piece, flight)
}

/** Event 6: an agitated leader who can still go has to. */
function whoMustHurry(position: CampaignPosition, offers: Offers): string | null {
  const { state } = position
  if (state.turn.event !== 'political-agitation') return null
  for (const id of offers.leads()) {
    if (!position.data.series.isHead(position, id)) continue
    if (nextStepsOfAgitated(position, id, placeOf(position, id)) !== null) return id
  }
  return null
}
