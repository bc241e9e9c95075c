/**
 * How the two sides of a scenario fare when bots of one level play both of them, as `aquila odds --keep` has measured
 * it. Shares are those of the first role, of all points; a draw is half a point for each.
 */
export interface MeasuredOdds {
  readonly scenario: string
  readonly level: string
  readonly matches: number
  readonly share: Share
  /** What makes it more even, and the share with it; null if it cannot be told from even as it is. */
  readonly even: Evened | null
}

/** The value of an option with which a scenario was found to be more even. */
export interface Evened {
  readonly option: string
  readonly value: string
  readonly matches: number
  readonly share: Share
}

/** In hundredths: the share, and the ends of its 95% interval. */
export type Share = readonly [share: number, low: number, high: number]
