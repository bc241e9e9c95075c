import type { PlainRecord } from '@aquila/engine'
import { beats, type RollOdds } from './odds/index.ts'
import type { Kings } from './state.ts'

/** Rolls a D6 that must beat a value, and tells what it was for, what it had to beat and what it showed. */
export function rollAgainst(g: Kings, odds: RollOdds, why: string, about: PlainRecord): boolean {
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
