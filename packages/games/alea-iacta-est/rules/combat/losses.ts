import { pick, type Rules } from '@aquila/engine'
import type { LossCode } from '../../data/index.ts'
import { eliminateUnit, placeOf, reduceUnit } from '../pieces.ts'
import type { Alea, Place } from '../state.ts'
import type { Force } from './forces.ts'

/**
 * AIE-CT-c to AIE-CT-g: what a result does to the units of a force. `beaten` is how many units the beaten force had
 * when the battle began. AIE-8.4.2-a: losses are for the year; winter quarters and recruitment make them good.
 */
export function* sufferLosses(g: Alea, zone: Place, force: Force, result: LossCode, beaten: number): Rules {
  const loss = g.data.combat.losses[result]
  const units = force.units.filter(unit => placeOf(g, unit) === zone)
  if (loss.kind === 'none') return
  if (loss.kind === 'eliminated') {
    for (const unit of units) eliminate(g, force, unit)
    return
  }
  if (loss.kind === 'all-reduced') {
    for (const unit of units) reduce(g, force, unit)
    return
  }
  yield* reduceShare(g, zone, force, units, shareOf(beaten, loss.quarters, units.length))
}

/** AIE-CT-e, RULING-60: a share of the beaten force, rounded down, and never more than the winner has. */
export function shareOf(beaten: number, quarters: number, winner: number): number {
  return Math.min(winner, Math.floor((beaten * quarters) / 4))
}

/** AIE-CT-e: the winner picks the units; each is reduced only once. */
function* reduceShare(g: Alea, zone: Place, force: Force, units: readonly string[], share: number): Rules {
  let fresh = units
  for (let left = share; left > 0; left--) {
    const hit =
      left >= fresh.length
        ? fresh[0]
        : yield* pick({
            role: force.side,
            rule: 'AIE-CT-e',
            task: 'pick-losses',
            verb: 'reduce',
            nouns: fresh,
            about: { zone, left },
          })
    if (hit === undefined) return
    fresh = fresh.filter(unit => unit !== hit)
    reduce(g, force, hit)
  }
}

/** AIE-CT-d: a unit that is reduced already is eliminated. */
function reduce(g: Alea, force: Force, unit: string): void {
  const zone = placeOf(g, unit)
  const lost = reduceUnit(g, unit)
  g.tell({
    kind: lost ? 'unit-eliminated' : 'unit-reduced',
    rule: lost ? 'AIE-CT-g' : 'AIE-CT-d',
    data: { side: force.side, unit, zone },
  })
}

function eliminate(g: Alea, force: Force, unit: string): void {
  const zone = placeOf(g, unit)
  eliminateUnit(g, unit)
  g.tell({ kind: 'unit-eliminated', rule: 'AIE-CT-c', data: { side: force.side, unit, zone } })
}
