import type { Rules } from '@aquila/engine'
import type { LossCode } from '../../data/combat-table.ts'
import { oneOfEach } from '../alike.ts'
import { eliminateUnit, placeOf, reduceUnit } from '../pieces.ts'
import type { Campaign, Place } from '../state.ts'
import { pick } from '../tasks.ts'
import type { Force } from './forces.ts'

/**
 * 8.4.2: what a result does to the units of a force. `beaten` is how many units the beaten force had
 * when the battle began. Losses are for the year; winter makes them good.
 */
export function* sufferLosses(
  g: Campaign,
  zone: Place,
  force: Force,
  result: LossCode,
  beaten: number,
): Rules {
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

/** A share of the beaten force, rounded down, and never more than the winner has. */
export function shareOf(beaten: number, quarters: number, winner: number): number {
  return Math.min(winner, Math.floor((beaten * quarters) / 4))
}

/** The winner picks the units; each is reduced only once. */
function* reduceShare(
  g: Campaign,
  zone: Place,
  force: Force,
  units: readonly string[],
  share: number,
): Rules {
  let fresh = units
  for (let left = share; left > 0; left--) {
    const hit =
      left >= fresh.length
        ? fresh[0]
        : yield* pick({
            role: force.side,
            rule: g.data.cites.share,
            task: 'pick-losses',
            verb: 'reduce',
            nouns: oneOfEach(g, fresh),
            about: { zone, left },
          })
    if (hit === undefined) return
    fresh = fresh.filter(unit => unit !== hit)
    reduce(g, force, hit)
  }
}

/** A unit that is reduced already is eliminated. */
function reduce(g: Campaign, force: Force, unit: string): void {
  const zone = placeOf(g, unit)
  const lost = reduceUnit(g, unit)
  g.tell({
    kind: lost ? 'unit-eliminated' : 'unit-reduced',
    rule: lost ? g.data.cites.eliminatedWhenReduced : g.data.cites.reduced,
    data: { side: force.side, unit, zone },
  })
}

function eliminate(g: Campaign, force: Force, unit: string): void {
  const zone = placeOf(g, unit)
  eliminateUnit(g, unit)
  g.tell({ kind: 'unit-eliminated', rule: g.data.cites.eliminated, data: { side: force.side, unit, zone } })
}
