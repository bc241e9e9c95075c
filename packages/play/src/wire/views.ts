import type { EventView, Plain } from '@aquila/engine'
import { type Difference, differenceOf, withDifference } from '../difference.ts'

/** Many views of one match: the first whole, and of each further one what makes it of the one before. */
export interface PackedViews {
  readonly numbers: readonly number[]
  readonly first: EventView | null
  /** Null: the same as the one before. */
  readonly further: readonly (Difference | null)[]
}

export function packViews(views: ReadonlyMap<number, EventView>): PackedViews {
  const all = [...views].sort(([one], [other]) => one - other)
  const numbers = all.map(([number]) => number)
  const [first = null, ...others] = all.map(([, view]) => view)
  let before = first
  const further = others.map(view => {
    const difference = differenceOf(plain(before), plain(view))
    before = view
    return difference
  })
  return { numbers, first, further }
}

export function unpackViews({ numbers, first, further }: PackedViews): Map<number, EventView> {
  const views = new Map<number, EventView>()
  let view = first
  for (const [index, number] of numbers.entries()) {
    const difference = index === 0 ? null : (further[index - 1] ?? null)
    // What a difference makes of a view is a view.
    if (difference !== null) view = withDifference(plain(view), difference) as unknown as EventView
    if (view !== null) views.set(number, view)
  }
  return views
}

function plain(value: EventView | null): Plain {
  return value as unknown as Plain
}
