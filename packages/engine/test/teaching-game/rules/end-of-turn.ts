import { endMatch, type Rules } from '@aquila/engine'
import type { SideId } from '../data/board.ts'
import { type Fords, handOf, putBack, sidesIn, sidesOf } from './state.ts'
import { pick } from './tasks.ts'

const SUDDEN_VICTORY = 12
const HAND_LIMIT = 2

/** TF-5: score, keep two cards, and see whether it is over. */
export function* endOfTurn(g: Fords): Rules {
  yield* scoreZones(g)
  for (const side of sidesOf(g)) yield* discard(g, side)
  if (g.state.turn === g.state.lastTurn) yield* finish(g)
}

/** TF-5.1, TF-5.2 */
function* scoreZones(g: Fords): Rules {
  for (const zone of g.data.zones) {
    const [side, ...others] = sidesIn(g.state, zone.id)
    if (side === undefined || others.length > 0 || zone.value === 0) continue
    const score = scoreOf(g, side) + zone.value
    g.state.scores[side] = score
    g.tell({ kind: 'score', rule: 'TF-5.1', data: { side, zone: zone.id, score } })
    if (score >= SUDDEN_VICTORY) {
      yield* endMatch({ winners: [side], outcome: 'sudden', rule: 'TF-5.2', scores: { ...g.state.scores } })
    }
  }
}

/** TF-5.3 */
function* discard(g: Fords, side: SideId): Rules {
  const hand = handOf(g.state, side)
  while (hand.length > HAND_LIMIT) {
    const nouns = [...new Set(hand)]
    // Asked even if all cards are alike: that nobody was asked would tell the others so.
    const card = yield* pick({
      role: side,
      rule: 'TF-5.3',
      task: 'discard',
      verb: 'discard',
      nouns,
      confirm: true,
    })
    putBack(g.state, side, card)
    g.tell({ kind: 'discard', rule: 'TF-5.3', data: { side }, secret: { to: [side], data: { card } } })
  }
}

/** TF-5.4 */
function* finish(g: Fords): Rules {
  const sides = sidesOf(g)
  const best = Math.max(...sides.map(side => scoreOf(g, side)))
  const winners = sides.filter(side => scoreOf(g, side) === best)
  yield* endMatch({
    winners,
    outcome: winners.length > 1 ? 'shared' : 'points',
    rule: 'TF-5.4',
    scores: { ...g.state.scores },
  })
}

function scoreOf(g: Fords, side: SideId): number {
  return g.state.scores[side] ?? 0
}
