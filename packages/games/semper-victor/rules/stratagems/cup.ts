import type { Rules } from '@aquila/engine'
import { discardSurplus } from '../../../imperator/rules/stratagems/draw.ts'
import { sideIds } from '../../data/types.ts'
import type { Semper, SemperPosition } from '../state.ts'
import { usurpationsOf } from '../usurpation/candidates.ts'
import { endsThisYear } from '../victory.ts'
import { stratagemOn } from './hand.ts'
import { isInSeason } from './season.ts'
import { pullExpired } from './thorns.ts'
import { inOrder } from './window.ts'

/** SV-2.A-1: what has come into season goes into the cup, what is out of season rests beside it. */
export function fillCup(g: Semper): void {
  const { state } = g
  const all = [...state.cup, ...state.restingCounters]
  state.cup = all.filter(counter => isInSeason(g, stratagemOn(g, counter)))
  state.restingCounters = all.filter(counter => !isInSeason(g, stratagemOn(g, counter)))
}

/** SV-2.A-2: each player draws one in secret. SV-S8-B: Secondus draws two while he has neither Augustus nor Usurper. */
export function drawCounters(g: Semper): void {
  for (const side of sideIds) {
    const two = side === 'secondus' && drawsTwo(g)
    for (let left = two ? 2 : 1; left > 0 && g.state.cup.length > 0; left--) {
      const counter = g.dice.drawFrom(g.state.cup, 'draw a stratagem')
      g.state.hands[side].push(counter)
      g.tell({ kind: 'draw', rule: 'SV-2.A-2', data: { side }, secret: { to: [side], data: { counter } } })
    }
  }
}

function drawsTwo(position: SemperPosition): boolean {
  const { state, data } = position
  if (!data.scenarios[state.scenario].rules.secondusDrawsTwo) return false
  return state.emperors.secondus === null && usurpationsOf(position, 'secondus').length === 0
}

/** SV-2.F-5, SV-6-B, SV-6-C: what a role cannot use goes back; five may be kept. */
export function* returnCounters(g: Semper): Rules {
  // RULING-85
  pullExpired(g, stratagem => !isInSeason(g, stratagem, g.state.year + 1))
  for (const side of inOrder(g)) {
    for (const counter of g.state.hands[side].filter(each => isUseless(g, side, each)))
      giveBack(g, side, counter)
  }
  // How many went back tells something of what was in a hand.
  g.disclose()
  // SV-2.F-6: a hand after the last year is nobody's business.
  if (!endsThisYear(g)) yield* discardSurplus(g)
}

/** SV-6-A: a stratagem of the other side, or one whose years are over (RULING-51). */
function isUseless(position: SemperPosition, side: string, counter: string): boolean {
  const stratagem = stratagemOn(position, counter)
  const { side: only } = position.data.stratagems[stratagem]
  return (only !== null && only !== side) || !isInSeason(position, stratagem, position.state.year + 1)
}

function giveBack(g: Semper, side: 'primus' | 'secondus', counter: string): void {
  const hand = g.state.hands[side]
  hand.splice(hand.indexOf(counter), 1)
  g.state.cup.push(counter)
  g.tell({ kind: 'discard', rule: 'SV-6-B', data: { side }, secret: { to: [side], data: { counter } } })
}
