import { endMatch, type Result, type RuleId, type Rules } from '@aquila/engine'
import type { FactionId, VictoryLevel } from '../data/index.ts'
import type { Alea, AleaPosition } from './state.ts'

/**
 * AIE-10-a: one score for both: the Caesarian's points raise it, the Republican's lower it. `why` is what they are
 * for, as the log names it: 'leader-lost', 'battle-won' ...
 */
export function* scorePoints(g: Alea, faction: FactionId, points: number, rule: RuleId, why: string): Rules {
  if (points === 0) return
  g.state.score += faction === 'caesarian' ? points : -points
  g.tell({ kind: 'score', rule, data: { faction, points, why, score: g.state.score } })
  yield* endOnDefinitiveVictory(g)
}

/** AIE-S1-e: a definitive victory ends the match at once. */
function* endOnDefinitiveVictory(g: Alea): Rules {
  const result = definitiveVictory(g)
  if (result !== null) yield* endMatch(result)
}

export function definitiveVictory(position: AleaPosition): Result | null {
  const level = victoryLevel(position)
  if (level === null || !level.endsGame) return null
  return {
    winners: [leadingFaction(position)],
    outcome: level.name,
    rule: 'AIE-S1-e',
    scores: scores(position),
  }
}

/** AIE-10-a: the score, as each faction counts it. */
export function scores({ state }: AleaPosition): Record<FactionId, number> {
  return { caesarian: state.score, republican: -state.score }
}

/** AIE-S1-e: the highest level that the score has passed; null: a plain victory, or a scenario without levels. */
export function victoryLevel({ state, data }: AleaPosition): VictoryLevel | null {
  const { victory } = data.scenarios[state.scenario]
  if (victory.kind !== 'score') return null
  const lead = Math.abs(state.score)
  return victory.levels.findLast(level => lead > level.above) ?? null
}

function leadingFaction({ state }: AleaPosition): FactionId {
  return state.score > 0 ? 'caesarian' : 'republican'
}
