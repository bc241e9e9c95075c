import type { RuleId, Rules } from '@aquila/engine'
import type { SideId } from '../data/index.ts'
import type { Semper } from './state.ts'

/** SV-10.1, SV-10.2: a side scores. `why` is what for, as the log names it. */
export function* scorePoints(g: Semper, side: SideId, points: number, rule: RuleId, why: string): Rules {
  if (points === 0) return
  g.state.points[side] += points
  g.tell({ kind: 'score', rule, data: { side, points, why, score: g.state.points[side] } })
}
