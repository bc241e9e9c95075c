import type { AnnalsEntry } from '../match/annals.ts'

/** What can be read out of the annals of a game. */

interface BestPart {
  readonly title: string
  readonly text: string
  readonly good: boolean
  readonly points: number
  readonly endedAt: number
}

/** Of each part that has points the best, in the order in which parts follow each other; of equals the first that was played. */
export function bestParts(entries: readonly AnnalsEntry[]): BestPart[] {
  const best = new Map<string, BestPart>()
  const longestFirst = entries.toSorted((one, other) => other.parts.length - one.parts.length)
  for (const { parts, endedAt } of longestFirst) {
    for (const { title, text, good, points } of parts) {
      const before = best.get(title)
      if (points === undefined || (before !== undefined && !isBetter(points, endedAt, before))) continue
      best.set(title, { title, text, good, points, endedAt })
    }
  }
  return [...best.values()]
}

function isBetter(points: number, endedAt: number, before: BestPart): boolean {
  return points > before.points || (points === before.points && endedAt < before.endedAt)
}

interface ScenarioTally {
  readonly scenario: string
  readonly title: string
  readonly played: number
  readonly won: number
  /** The most that anybody had at the end. */
  readonly points: number
}

/** How often each scenario was played and won, the most played first. */
export function scenariosIn(entries: readonly AnnalsEntry[]): ScenarioTally[] {
  const tallies = new Map<string, ScenarioTally>()
  for (const { scenario, title, won, points } of entries) {
    const { played, won: wonBefore, points: most } = tallies.get(scenario) ?? { played: 0, won: 0, points }
    tallies.set(scenario, {
      scenario,
      title,
      played: played + 1,
      won: wonBefore + (won ? 1 : 0),
      points: Math.max(most, points),
    })
  }
  return [...tallies.values()].toSorted((one, other) => other.played - one.played)
}
