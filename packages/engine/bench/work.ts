/** How a figure is told. Of some units more is better, of others less. */
export type Unit = 'a second' | 'us' | 'ms' | 'KB' | 'frames a second' | 'x'

/** A piece of work that is done in slices, each long enough for a clock that ticks every four milliseconds. */
export interface Work {
  /** What a slice counts, and how it is told: so many a second, or so long each. */
  readonly counts: Readonly<Record<string, Unit>>
  /** Makes ready for a slice; only what it gives back is measured. The same number and size are the same work. */
  slice(number: number, size: number): () => Readonly<Record<string, number>>
}

/** What was counted in so many seconds, as it is told. */
export function told(unit: Unit, count: number, seconds: number): number {
  if (unit === 'a second') return count / seconds
  if (unit === 'us') return (seconds * 1e6) / count
  if (unit === 'ms') return (seconds * 1e3) / count
  return count
}

export function isMoreBetter(unit: Unit): boolean {
  return unit === 'a second' || unit === 'frames a second'
}
