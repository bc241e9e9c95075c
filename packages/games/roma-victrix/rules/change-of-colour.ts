import { type UnitKindId, unitKindIds } from '../data/index.ts'
import { colourOf, countersLeftOf, shareCounters } from './economy/recruits.ts'
import { changeUnits, removeUnits, unitsAt } from './pieces.ts'
import { powerId } from './powers.ts'
import type { Roma, Unit } from './state.ts'

/** RV-9.0-a: anybody who changes sides is replaced by a counter of the new colour, and needs one. */

/**
 * Units that go over to another Power, full ones first, as far as it has counters of their kind. The others stay with whom
 * they have served.
 */
export function goOver(g: Roma, area: number, units: readonly Unit[], to: number): void {
  const left = countersLeftOf(g, to)
  const going: number[] = []
  for (const unit of units.toSorted((one, other) => Number(one.reduced) - Number(other.reduced))) {
    if (needsCounter(g, unit, to)) {
      if (left[unit.kind] <= 0) continue
      left[unit.kind] -= 1
    }
    going.push(unit.id)
  }
  if (going.length > 0)
    changeUnits(
      g.state,
      area,
      unit => going.includes(unit.id),
      // Anybody who changes sides no longer follows a Leader of the old one.
      unit => ({ ...unit, power: to, leader: null }),
    )
}

/** Those who come to serve nobody keep the counters they have: set-up has more of them than one colour holds. */
function needsCounter({ state }: Roma, unit: Unit, to: number): boolean {
  return colourOf(state, to) !== null && !shareCounters(state, unit.power, to)
}

/**
 * A Minor that serves another Major now wears its colour. RV-9.0-a: for whom that has no counter he is lost, as a captured
 * Fleet is (RV-5.68-a), reduced units first.
 */
export function recolour(g: Roma, minor: number): void {
  if (colourOf(g.state, minor) === null) return
  const left = countersLeftOf(g, minor)
  let lost = 0
  for (const kind of unitKindIds) if (left[kind] < 0) lost += loseSurplus(g, minor, kind, -left[kind])
  tellWithoutCounter(g, minor, lost)
}

/** Takes so many of a kind away, reduced ones first; gives how many there were. */
function loseSurplus({ state }: Roma, power: number, kind: UnitKindId, surplus: number): number {
  const places = [...state.stacks.keys()].flatMap(area =>
    unitsAt(state, area)
      .filter(unit => unit.power === power && unit.kind === kind)
      .map(unit => ({ area, unit })),
  )
  const lost = places
    .toSorted((one, other) => Number(other.unit.reduced) - Number(one.unit.reduced))
    .slice(0, surplus)
  for (const { area, unit } of lost) removeUnits(state, area, [unit.id])
  return lost.length
}

export function tellWithoutCounter(g: Roma, power: number, number: number): void {
  if (number > 0)
    g.tell({ kind: 'no-counters', rule: 'RV-9.0-a', data: { power: powerId(g, power), number } })
}
