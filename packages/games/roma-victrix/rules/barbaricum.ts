import { type Composition, percentOf, type UnitCounts } from '../data/index.ts'
import type { Roma } from './state.ts'

/** Draws a Barbari Incognita marker from the cup, blindly (RV-3.56-a). An empty cup gives any value alike. */
export function drawMarker(g: Roma, why: string): number {
  const left = g.state.markers.reduce((sum, number) => sum + number, 0)
  if (left === 0) return g.dice.roll(g.state.markers.length, why)
  let drawn = g.dice.roll(left, why)
  for (const [index, number] of g.state.markers.entries()) {
    if (drawn <= number) {
      g.state.markers[index] = number - 1
      return index + 1
    }
    drawn -= number
  }
  throw new Error('the cup holds more markers than were counted')
}

/** RV-13.12-a: a marker that was revealed goes back to the cup. */
export function returnMarker(g: Roma, value: number): void {
  const { each } = g.data.markers
  const inCup = g.state.markers[value - 1] ?? each
  if (inCup < each) g.state.markers[value - 1] = inCup + 1
}

/** RV-13.22-a, RV-9.54-b: warbands by the composition of the people; what is not infantry is cavalry. */
export function warbands(
  number: number,
  { bi }: Composition,
): UnitCounts & { readonly bi: number; readonly cav: number } {
  const infantry = percentOf(number, bi)
  return { bi: infantry, cav: number - infantry }
}
