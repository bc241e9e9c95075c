import type { HexId } from '../data/index.ts'
import type { RollWhy } from './events.ts'
import { beats, type RollOdds } from './odds/index.ts'
import type { Kings } from './state.ts'

/** Where it is rolled, and what else there is to say: which assault, what was spent, who is to be turned. */
interface RollAbout {
  readonly hex: HexId
  readonly assault?: number
  readonly spent?: number
  readonly unit?: string
}

/** Rolls a D6 that must beat a value, and tells what it was for, what it had to beat and what it showed. */
export function rollAgainst(g: Kings, odds: RollOdds, why: RollWhy, about: RollAbout): boolean {
  const die = g.dice.d6(why)
  const won = beats(odds, die)
  const { rule, target, modifier } = odds
  g.tell({
    kind: 'roll',
    rule,
    data: {
      ...about,
      why,
      die,
      modifier,
      total: modifier === 0 ? null : die + modifier,
      target,
      won,
      result: won ? 'enough' : 'not-enough',
    },
  })
  return won
}
