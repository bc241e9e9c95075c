/** `AQUILA_LONG=1`: as many tables, kills, cuts and choices as a night allows. */
export const isLong = process.env.AQUILA_LONG === '1'

/** How long one of its tests may take, in milliseconds. */
export const LONGEST = isLong ? 7_200_000 : 300_000

/** A long run says what it has tried. */
export function tellOfLongRun(text: string): void {
  if (isLong) console.info(text)
}

const began = performance.now()

/** Since this file of tests began. */
export function sinceBegun(): string {
  return `${((performance.now() - began) / 1000).toFixed(0)} s`
}
