import type { ChoiceLook } from '../../table/index.ts'
import type { RomaSpeech } from '../messages/index.ts'

/** Choices that a die decides. */

/** A choice that one die decides. */
export function dieLook(speech: RomaSpeech, wins: (die: number) => boolean): ChoiceLook {
  const good = faces(wins)
  return { as: 'button', faces: good, ...chance(speech, good.filter(Boolean).length) }
}

export function faces(wins: (die: number) => boolean): boolean[] {
  return [1, 2, 3, 4, 5, 6].map(wins)
}

export function chance({ text }: RomaSpeech, good: number): Pick<ChoiceLook, 'cost'> {
  return { cost: text('cost.chance', { n: good }) }
}
