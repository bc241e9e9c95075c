import type { ChoiceLook } from '../../table/index.ts'
import { text } from '../messages/index.ts'

/** Choices that a die decides. */

/** A choice that one die decides. */
export function dieLook(wins: (die: number) => boolean): ChoiceLook {
  const good = faces(wins)
  return { as: 'button', faces: good, ...chance(good.filter(Boolean).length) }
}

export function faces(wins: (die: number) => boolean): boolean[] {
  return [1, 2, 3, 4, 5, 6].map(wins)
}

export function chance(good: number): Pick<ChoiceLook, 'cost'> {
  return { cost: text('cost.chance', { n: good }) }
}
