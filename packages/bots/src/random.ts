import { type Bot, fastDice, makeBot } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'

/** Takes any legal choice. The measure that every other bot must beat. */
export function randomBot(seed: number): Bot {
  const random = fastDice(seed)
  return makeBot('random', ({ decision }) => ({ choice: randomChoice(decision, random) }))
}
