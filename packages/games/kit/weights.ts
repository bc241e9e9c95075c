import type { Weight } from '@aquila/engine'

/** What can be tuned of a judgement: its name, the least and the most it may be, and a step that shows in play. */
export type Range<Name extends string> = readonly [name: Name, least: number, most: number, step: number]

/** The weights of a judgement, as it holds them now. */
export function weightsOf<Name extends string>(
  judgement: { readonly [N in Name]: number },
  ranges: readonly Range<Name>[],
): Weight[] {
  return ranges.map(([name, least, most, step]) => ({ name, value: judgement[name], least, most, step }))
}
