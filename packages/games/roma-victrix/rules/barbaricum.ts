import type { Rules } from '@aquila/engine'
import { areaAt, type Composition, percentOf, type UnitCounts, unitKindIds } from '../data/index.ts'
import { castOf } from './cast.ts'
import { peopleOfBarbaricum } from './control.ts'
import { countersLeft } from './economy/recruits.ts'
import { furthestPlayer } from './neutrality.ts'
import { changeMarks, changePower, marksAt, placeUnit, powerAt, unitsAt } from './pieces.ts'
import { castPower, ownPower } from './powers.ts'
import type { Roma, RomaState } from './state.ts'

/** RV-3.1-a: draws a Barbari Incognita marker from the cup, blindly (RV-3.56-a). An empty cup gives any value alike. */
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

/**
 * RV-13.12-a: a hostile force turns the markers of a Province up, and so many warbands stand there. RV-13.13-a: they are
 * run by the player whose Capital is furthest, for the rest of the scenario. Warbands who come home are not hostile.
 */
export function* revealMarkers(g: Roma, area: number, by: number): Rules {
  const { markers } = marksAt(g.state, area)
  if (markers.length === 0) return
  const people = peopleOfBarbaricum(g, area)
  if (people === null || people === (castPower(g, by).bandOf ?? by)) return
  const { composition, id } = castPower(g, people)
  let number = 0
  for (const value of markers) {
    number += value
    returnMarker(g, value)
  }
  changeMarks(g.state, area, { markers: [] })
  const role = furthestPlayer(g, area, by)
  const band = bandUnder(g, people, role === null ? null : ownPower(g, role))
  g.disclose()
  g.tell({ kind: 'warbands', rule: 'RV-13.12-a', data: { people: id, province: areaAt(area).id, number } })
  placeWarbands(g, band, area, warbands(number, composition ?? { bi: 100, cav: 0 }))
}

/**
 * RV-13.13-a: the warbands of a people that a side runs; null: that nobody runs. A player who comes to run some runs these and
 * no others: those of another player stay his to the end of the scenario.
 */
export function bandUnder(g: Roma, people: number, side: number | null): number {
  const bands = castOf(g).bands.get(people) ?? []
  const band =
    bands.find(each => powerAt(g.state, each).of === side) ??
    bands.find(each => powerAt(g.state, each).of === null && !isOnMap(g.state, each))
  if (band === undefined) throw new Error(`no band is left of people ${people}`)
  changePower(g.state, band, { status: 'people', of: side })
  return band
}

function isOnMap({ stacks }: RomaState, power: number): boolean {
  for (const stack of stacks) for (const unit of stack) if (unit.power === power) return true
  return false
}

/** As many as there are counters (RV-9.0-a). */
export function placeWarbands(g: Roma, power: number, area: number, counts: UnitCounts): void {
  for (const kind of unitKindIds) {
    const wanted = counts[kind] ?? 0
    if (wanted === 0) continue
    for (let left = Math.min(wanted, countersLeft(g, power, kind)); left > 0; left--)
      placeUnit(g.state, { kind, power, area })
  }
}

/** RV-13.3-a: a Province of Barbaricum that was vacated and stands empty gets a new marker, face down. */
export function refillBarbaricum(g: Roma): void {
  for (const { number, provinces, bandOf } of castOf(g).powers) {
    if (bandOf !== null || powerAt(g.state, number).status !== 'people') continue
    for (const area of provinces) {
      const { garrison, markers } = marksAt(g.state, area)
      if (markers.length > 0 || garrison !== null || unitsAt(g.state, area).length > 0) continue
      changeMarks(g.state, area, { markers: [drawMarker(g, 'Barbari Incognita')] })
    }
  }
}
