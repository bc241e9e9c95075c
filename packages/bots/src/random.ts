import { type Bot, fastDice, makeBot } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'

/** The name under which random play is known beside the levels. */
export const RANDOM = 'random'

/** Takes any legal choice. The measure that every other bot must beat. */
export function randomBot(seed: number): Bot {
  const random = fastDice(seed)
  return makeBot(RANDOM, ({ decision }) => ({ choice: randomChoice(decision, random) }))
}
