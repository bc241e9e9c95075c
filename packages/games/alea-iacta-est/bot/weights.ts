import type { Weights } from '@aquila/engine'
import { judgementRanges } from '../../imperator/bot/weights.ts'
import { type Range, weightsOf } from '../../kit/weights.ts'
import { type AleaJudgement, type Character, centurio } from './character.ts'

const ranges: readonly Range<Exclude<keyof AleaJudgement, 'byChance'>>[] = [
  ...judgementRanges,
  ['goal', 0, 400, 15],
  ['romaAtRisk', 0, 1, 0.1],
  ['egyptAtRisk', 0, 1, 0.1],
  ['fleetsAtRisk', 0, 2, 0.1],
]

export const centurioWeights = weightsOf(centurio.judgement, ranges)

/** A character with other weights in his judgement. */
export function withWeights(character: Character, weights: Weights = {}): Character {
  return { ...character, judgement: { ...character.judgement, ...weights } }
}
