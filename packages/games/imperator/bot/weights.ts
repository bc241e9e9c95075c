import type { Range } from '../../kit/weights.ts'
import type { Judgement } from './judgement.ts'

/** What can be tuned of a judgement; that battles count by their chances is no matter of degree. */
export const judgementRanges: readonly Range<Exclude<keyof Judgement, 'byChance'>>[] = [
  ['aims', 0.3, 3, 0.15],
  ['patience', 0, 1, 0.1],
  ['ownLosses', 0.3, 3, 0.15],
  ['enemyLosses', 0.3, 3, 0.15],
  ['pull', 0, 3, 0.15],
  ['pullUnled', 0, 1, 0.1],
  ['advance', 0, 3, 0.2],
  ['tactical', 0, 0.2, 0.01],
  ['danger', 0, 2, 0.1],
  ['alarm', 0, 1, 0.1],
  ['leadersAtRisk', 0, 1, 0.1],
  ['answer', 0, 2, 0.1],
  ['lone', 0, 1, 0.1],
  ['heads', 0, 1, 0.1],
  ['exposure', 0, 1, 0.08],
  ['lastExposure', 0, 1, 0.1],
  ['barrier', 0, 1, 0.1],
  ['partly', 0, 1, 0.1],
  ['partlyLate', 0, 1, 0.1],
  ['contested', 0, 1, 0.1],
  ['firmHold', 0, 0.3, 0.02],
  ['waiting', 0, 3, 0.2],
  ['winter', 0, 1, 0.05],
  ['strays', 0, 3, 0.2],
  ['encircled', 0, 1, 0.1],
  ['cornered', 0, 1, 0.1],
  ['afterwards', 0, 1, 0.1],
]
