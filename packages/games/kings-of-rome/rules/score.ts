import { endMatch, type Result, type RuleId, type Rules } from '@aquila/engine'
import { honourableFrom, victoryAt } from '../data/periods.ts'
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
  if (g.state.ip === 0) yield* endMatch(influenceLost(g.state))
}

export function influenceLost(state: KingsState): Result {
  return resultOf(state, 'influence-lost', 'KOR-END-4', false)
}

/** RULING-17: what is spent of one's own will leaves at least one point. */
export function canSpend(state: KingsState, cost: number): boolean {
  return state.ip - cost >= 1
}

export function resultOf(state: KingsState, outcome: string, rule: RuleId, won: boolean): Result {
  return { winners: won ? [ROME] : [], outcome, rule, scores: { [ROME]: state.vp } }
}

/** KOR-END-2, KOR-END-5: what the points of the whole game are worth when they are read. */
export function gradeOf(state: KingsState): Result {
  if (state.vp >= victoryAt) return resultOf(state, 'victory', 'KOR-END-2', true)
  return resultOf(state, state.vp >= honourableFrom ? 'honourable' : 'defeat', 'KOR-END-5', false)
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`
}
