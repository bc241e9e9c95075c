import { endMatch, type Result, type RuleId, type Rules } from '@aquila/engine'
import { type Kings, type KingsState, ROME } from './state.ts'

/** KOR-DEF-7: every change of a track is told with its cause. RULING-62: VP have no bounds. */
export function changeVp(g: Kings, change: number, rule: RuleId, cause: string): void {
  if (change === 0) return
  g.state.vp += change
  g.tell({ kind: 'vp', rule, data: { change: signed(change), vp: g.state.vp, cause } })
}

/** KOR-END-4: when influence reaches zero, Rome has lost. */
export function* changeIp(g: Kings, change: number, rule: RuleId, cause: string): Rules {
  if (change === 0) return
  g.state.ip = Math.max(0, g.state.ip + change)
  g.tell({ kind: 'ip', rule, data: { change: signed(change), ip: g.state.ip, cause } })
  if (g.state.ip === 0) yield* endMatch(resultOf(g.state, 'influence-lost', 'KOR-END-4', false))
}

/** RULING-17: what is spent of one's own will leaves at least one point. */
export function canSpend(state: KingsState, cost: number): boolean {
  return state.ip - cost >= 1
}

export function resultOf(state: KingsState, outcome: string, rule: RuleId, won: boolean): Result {
  return { winners: won ? [ROME] : [], outcome, rule, scores: { [ROME]: state.vp } }
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`
}
