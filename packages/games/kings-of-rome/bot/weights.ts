import type { Result, Weight, Weights } from '@aquila/engine'
import { weightsOf } from '../../kit/weights.ts'
import { victoryAt } from '../data/periods.ts'
import { ROME } from '../rules/state.ts'
import { type Character, centurio } from './character.ts'

/** The numbers of a character, all on one level. */
function flat({ city, reaction, ...plain }: Character) {
  return {
    ...plain,
    neededCity: city.needed,
    surplusCity: city.surplus,
    reactionWithArmy: reaction.withArmy,
    reactionWithout: reaction.without,
  }
}

export const centurioWeights: readonly Weight[] = weightsOf(flat(centurio), [
  ['leastGain', -1, 1, 0.1],
  ['influence', 0, 4, 0.2],
  ['reserve', 0, 6, 0.5],
  ['neededCity', 0, 4, 0.2],
  ['surplusCity', 0, 4, 0.2],
  ['prestige', 0, 2, 0.2],
  ['chit', 0, 1, 0.05],
  ['reactionWithArmy', 0, 1, 0.1],
  ['reactionWithout', 0, 1, 0.1],
  ['unit', 0, 1, 0.1],
  ['march', 0.3, 1, 0.05],
  ['action', 0, 0.5, 0.05],
  ['leastChance', 0.2, 0.9, 0.05],
])

/** A character with other weights. */
export function withWeights(character: Character, weights: Weights = {}): Character {
  const { neededCity, surplusCity, reactionWithArmy, reactionWithout, ...plain } = {
    ...flat(character),
    ...weights,
  }
  return {
    ...plain,
    city: { needed: neededCity, surplus: surplusCity },
    reaction: { withArmy: reactionWithArmy, without: reactionWithout },
  }
}

/** The least points that are told from fewer. */
const LEAST_POINTS = -10

/** Victory is all; without it points count, up to a half, and a Rome that falls before its time has nothing. */
export function scoreOf({ winners, outcome, scores }: Result): number {
  if (winners.includes(ROME)) return 1
  if (outcome === 'influence-lost' || outcome === 'no-romans') return 0
  const share = ((scores?.[ROME] ?? LEAST_POINTS) - LEAST_POINTS) / (victoryAt - LEAST_POINTS)
  return Math.min(1, Math.max(0, share)) / 2
}
