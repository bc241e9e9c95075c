import { row } from '@aquila/engine'
import type { CampaignPosition } from '../state.ts'

/** How far counters go in one sequence. Event 2 takes one point from everybody. */

/** 1.2.2: a leader who moves alone. */
export function leaderAllowance(position: CampaignPosition): number {
  return position.data.series.allowance.leader - weather(position)
}

/** 1.3.2: units, and leaders who move with them: the slowest tells. */
export function unitAllowance(position: CampaignPosition, units: readonly string[]): number {
  const { unit, byKind } = position.data.series.allowance
  if (byKind === null) return unit - weather(position)
  let slowest = Number.POSITIVE_INFINITY
  for (const id of units) slowest = Math.min(slowest, byKind[row(position.data.units, id).kind] ?? unit)
  return slowest - weather(position)
}

export function weather({ state }: CampaignPosition): number {
  return state.turn.event === 'disastrous-weather' ? 1 : 0
}
