/** RV-3.72-a: the Percentage Table, whose 800 cells are this sum; above 40 it is the sum of its rows (RV-5.31-9b). */
export function percentOf(strength: number, percent: number): number {
  return Math.floor((strength * percent + 50) / 100)
}

/** RV-4.2B-b: per cent lost by rating (1-4) and die (1-6). RV-4.2B-d: the other table printed with the map is ignored. */
const attritionTable: readonly (readonly number[])[] = [
  [10, 20, 30, 40, 50, 0],
  [10, 20, 30, 40, 0, 0],
  [10, 20, 30, 0, 0, 0],
  [10, 20, 0, 0, 0, 0],
]

/** RV-4.2B-b, RV-4.2B-c: what an Attrition Check costs in per cent; rating 0 is a force without a Leader. */
export function attritionPercent(rating: number, die: number): number {
  if (rating === 0) return die * 10
  return attritionTable[rating - 1]?.[die - 1] ?? 0
}

/** RV-4.2B-f: a single unit is lost at this percentage and above, and unharmed below. */
export const SINGLE_UNIT_LOST_AT = 50

/** RV-3.53-b, RV-10.31-a, RV-17.21-a: steps of a Capital City. */
export const cityStrength = { major: 4, minor: 2 } as const

/** RV-10.33-a, RV-17.2-a */
export const cityRevenue = { whole: 5, half: 3, occupied: 1 } as const

/** RV-10.34-a, RV-10.35-a: Revenue Points for taking a Capital. */
export const sackOf = { major: 10, minor: 5 } as const

/** RV-3.56-a, rebuilt: eighty markers, each of the values 1-10 eight times. */
export const barbariIncognita = { values: 10, each: 8 } as const

/** RV-16.42-D: what a marker of this value raises: Heavy Infantry, Auxilia, Cavalry. */
export const solitaireRecruits: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [1, 1, 0],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, 0],
  [0, 1, 1],
  [1, 1, 0],
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 1],
]

/** RV-16.42-D: for Parthia and Persia: Auxilia, Cavalry. */
export const solitaireParthianRecruits: readonly (readonly [number, number])[] = [
  [2, 3],
  [0, 1],
  [1, 2],
  [0, 1],
  [1, 2],
  [1, 2],
  [0, 1],
  [1, 2],
  [0, 1],
  [2, 3],
]

/** Rebuilt: Consuls in the pool by rating. */
export const consulPool: readonly { readonly rating: number; readonly number: number }[] = [
  { rating: 1, number: 7 },
  { rating: 2, number: 3 },
  { rating: 3, number: 2 },
]
