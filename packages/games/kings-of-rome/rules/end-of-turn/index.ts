import { endMatch, type Rules } from '@aquila/engine'
import { lastTurn } from '../../data/periods.ts'
import { swapChits } from '../containers.ts'
import { addNewChits } from '../new-chits.ts'
import { periodOfTurn } from '../preparation.ts'
import { resultOf } from '../score.ts'
import type { Kings } from '../state.ts'

export function* disputes(_g: Kings): Rules {}
export function* captives(_g: Kings): Rules {}
export function* redeployment(_g: Kings): Rules {}
export function* romanization(_g: Kings): Rules {}
export function* prestige(_g: Kings): Rules {}

/** KOR-EOT-9, KOR-EOT-10 */
export function* adjustments(g: Kings): Rules {
  const { state } = g
  if (state.turn === lastTurn) yield* endMatch(resultOf(state, 'defeat', 'KOR-END-5', false))
  const next = periodOfTurn(g, state.turn + 1)
  if (next !== state.period) {
    state.period = next
    yield* addNewChits(g, next)
  }
  yield* swapChits(g, 2)
}
