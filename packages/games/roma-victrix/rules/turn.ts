import type { Rules } from '@aquila/engine'
import { releaseCardForces } from './cards/rebellion.ts'
import { castOf } from './cast.ts'
import { removeLeaders, transferByDie } from './scenario-events.ts'
import { everybody, standing } from './standing.ts'
import type { Roma } from './state.ts'
import { checkVictory, sharesOf } from './victory.ts'

/** RV-1.1-a, RV-3.51-a: a Game-Turn is a year. What the scenario's special rules do at its start comes first. */
export function* startOfTurn(g: Roma): Rules {
  g.state.turn += 1
  g.tell({ kind: 'turn', rule: 'RV-1.1-a', data: { turn: g.state.turn, of: castOf(g).scenario.turns } })
  yield* removeLeaders(g, 'start')
  yield* transferByDie(g)
}

export function* endOfTurn(g: Roma): Rules {
  releaseCardForces(g)
  g.tell(() => ({
    kind: 'standings',
    rule: 'RV-4.51-a',
    data: { turn: g.state.turn, shares: sharesOf(g), standing: standing(g, everybody(g)) },
  }))
  yield* checkVictory(g)
}
