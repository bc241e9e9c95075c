/** What many slices of one thing have shown: half of them lie between the quartiles. Never the best of them. */
export interface Spread {
  readonly low: number
  readonly middle: number
  readonly high: number
  readonly slices: number
}

/** The median and the quartiles. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('nothing was measured')
  const sorted = values.toSorted((one, other) => one - other)
  return {
    low: quantile(sorted, 0.25),
    middle: quantile(sorted, 0.5),
    high: quantile(sorted, 0.75),
    slices: values.length,
  }
}

/** The value below which such a part of sorted values lies, in between where it falls between two. */
export function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part
  const [below, above] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN]
  return below + (above - below) * (at - Math.floor(at))
}

/** One thing against another, slice by slice: what disturbed both alike falls out. */
export function ratioOf(values: readonly number[], others: readonly number[]): Spread {
  return spreadOf(values.slice(0, others.length).map((value, slice) => value / (others[slice] ?? Number.NaN)))
}
