import type { Rules } from '@aquila/engine'
import { castOf } from './cast.ts'
import type { Roma } from './state.ts'

/** RV-1.1-a: a Game-Turn is a year. */
export function* startOfTurn(g: Roma): Rules {
  g.state.turn += 1
  g.tell({ kind: 'turn', rule: 'RV-1.1-a', data: { turn: g.state.turn, of: castOf(g).scenario.turns } })
}

export function* endOfTurn(_g: Roma): Rules {}
