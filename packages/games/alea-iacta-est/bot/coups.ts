import type { Choice } from '@aquila/engine'
import { leaderWorth } from '../../imperator/bot/expectation.ts'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import { advise, bestOf } from '../../kit/answers.ts'
import { canShow, isRoman, leadersOf, placeOf, politicalOf, unitsIn } from '../rules/pieces.ts'
import { possiblePretenders } from '../rules/politics/coup.ts'
import { regionForTriumvir } from '../rules/politics/triumvir.ts'
import { figureOn } from '../rules/stratagems/figures.ts'
import type { AleaThought, Answer } from './position.ts'

/** Whom of the enemy's leaders to talk into a coup, for the sake of the army that he brings along (AIE-3.6). */

/** Strength that a coup must be expected to win, or the counter is kept. */
const WORTHWHILE = 8

/** How much is left of it where the enemy can try to buy him off (AIE-3.6.5-a). */
const BOUGHT_OFF = 0.7

/** What a coup of a leader can be expected to bring over: all leaders and Roman units of his zone. */
function gainOf({ position, side, enemy }: AleaThought, id: string, figure: number): number {
  // AIE-3.6.2-a: the die with the figure must not be above his political capacity.
  const chance = Math.min(6, Math.max(0, politicalOf(position, id) - figure)) / 6
  const zone = placeOf(position, id)
  let worth = strengthOf(
    position,
    unitsIn(position, zone).filter(piece => isRoman(position.data, piece)),
  )
  for (const other of leadersOf(position, zone, enemy))
    if (canShow(position, other, side)) worth += leaderWorth(position, other) / 2
  return chance * worth * (regionForTriumvir(position, id) === null ? 1 : BOUGHT_OFF)
}

/** The coup that promises most, if any is worth its counter. */
export function bestCoup(thought: AleaThought): Choice | undefined {
  const { position, side, decision } = thought
  const promise = (counter: string) => {
    const figure = figureOn(position, counter, 'coup-d-etat')
    return Math.max(0, ...possiblePretenders(position, side).map(id => gainOf(thought, id, figure)))
  }
  const choice = bestOf(decision, 'coup-d-etat', promise)
  return choice !== undefined && promise(String(choice.noun)) >= WORTHWHILE ? choice : undefined
}

export const pickPretender: Answer<'pick-pretender'> = thought => {
  const { modifier: figure } = thought.decision.about
  return advise(bestOf(thought.decision, 'support', id => gainOf(thought, id, figure)))
}
