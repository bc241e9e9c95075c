/** A chance as players say it: so many in so many. */
export interface Chance {
  readonly n: number
  readonly of: number
}

/**
 * A chance in sixths, as a die has them, or else in tenths, to the nearest one; what is rarer than one in twenty, or fails
 * more rarely, is told as one in so many, because 'none in ten' would be untrue.
 */
export function chanceOf(chance: number): Chance {
  if (chance <= 0 || chance >= 1) return { n: chance <= 0 ? 0 : 6, of: 6 }
  const sixths = chance * 6
  if (Math.abs(sixths - Math.round(sixths)) < 1e-6) return { n: Math.round(sixths), of: 6 }
  const rare = Math.min(chance, 1 - chance)
  if (rare >= 0.05) return { n: Math.round(chance * 10), of: 10 }
  const of = Math.round(1 / rare)
  return { n: chance < 0.5 ? 1 : of - 1, of }
}
