import type { Reason } from '@aquila/engine'
import { type AleaData, type Neighbour, row, type Zone } from '../../data/index.ts'
import type { AleaPosition, Place } from '../state.ts'
import { nextStepsOfAgitated } from './agitation.ts'
import { allowanceOf, type Column, type March } from './column.ts'
import { whyPeopleStaysOut } from './peoples.ts'
import { isOpen, whyRomansStayOut } from './republic.ts'
import { hasEnemyUnits, whyJanusForbids, whyNotMeet, whyNotStack } from './stacking.ts'

export { landDistance } from './distance.ts'

/** AIE-7.3-a: movement points that a march wholly outside the Republic may cost. */
const OUTSIDE_LIMIT = 2

/** How the two zones touch; undefined if they do not. */
export function borderBetween(data: AleaData, from: Place, to: Place): Neighbour | undefined {
  for (const neighbour of data.zones[from]?.neighbours ?? []) if (neighbour.zone === to) return neighbour
  return undefined
}

/**
 * AIE-7.2-a: one step of a march to an adjacent zone. The cost comes with the map: 1 point (AIE-7.2-b), and 1 more
 * over a river (AIE-7.2-c) or strait (AIE-7.2-d) and into the mountains (AIE-7.2-e).
 */
export function afterStep(position: AleaPosition, march: March, step: Neighbour): March {
  return {
    start: march.start,
    zone: step.zone,
    spent: march.spent + step.cost,
    enteredRepublic: march.enteredRepublic || row(position.data.zones, step.zone).roman,
  }
}

/** Why a column may not take this step; null if it may, and can then come to a lawful end. */
export function whyNotStep(
  position: AleaPosition,
  column: Column,
  march: March,
  step: Neighbour,
): Reason | null {
  const from = row(position.data.zones, march.zone)
  const to = row(position.data.zones, step.zone)
  const closed = whyNotEnter(position, column, from, to, march.zone !== march.start)
  if (closed !== null) return closed
  const short = whyTooFar(position, column, march, step)
  if (short !== null) return short
  const agitated = nextStepsOfAgitated(position, column.leader, march.zone)
  if (agitated !== null && !agitated.includes(step.zone))
    return { rule: 'AIE-EV-06', why: 'political-agitation', about: { leader: column.leader ?? '' } }
  return whyNoEnd(position, column, afterStep(position, march, step))
}

/** Why a column may not go into a zone at all. */
function whyNotEnter(
  position: AleaPosition,
  column: Column,
  from: Zone,
  to: Zone,
  underWay: boolean,
): Reason | null {
  return column.camp === 0
    ? whyRomansStayOut(position, column, from, to, underWay)
    : whyPeopleStaysOut(position, column, from, to)
}

/** AIE-3.4.1-d, AIE-4.3-d: without a leader one zone, whatever it costs; otherwise the allowance. */
function whyTooFar(position: AleaPosition, column: Column, march: March, step: Neighbour): Reason | null {
  if (column.leader === null) {
    return march.zone === march.start ? null : { rule: 'AIE-3.4.1-d', why: 'one-zone' }
  }
  const allowance = allowanceOf(position, column)
  if (march.spent + step.cost <= allowance) return null
  return {
    rule: column.units.length === 0 ? 'AIE-1.2.2-a' : 'AIE-1.3.2-a',
    why: 'too-far',
    about: { cost: step.cost, left: allowance - march.spent },
  }
}

/** Why a march that stands here can come to no lawful end, neither here nor farther on. */
function whyNoEnd(position: AleaPosition, column: Column, march: March): Reason | null {
  const here = whyNotEnd(position, column, march)
  if (here === null || mustStop(position, column, march.zone)) return here
  for (const step of row(position.data.zones, march.zone).neighbours) {
    if (whyNotStep(position, column, march, step) === null) return null
  }
  return here
}

/**
 * AIE-7.1-a: units stop where they meet enemy units, naves too (RULING-49). AIE-7.1-b, AIE-7.1-c: nobody stops for
 * leaders, and a leader alone stops for nobody.
 */
export function mustStop(position: AleaPosition, column: Column, zone: Place): boolean {
  return column.units.length > 0 && hasEnemyUnits(position, zone, column.side)
}

/** Why a column may not end its march where it stands. */
export function whyNotEnd(position: AleaPosition, column: Column, march: March): Reason | null {
  const { side, camp, units, leader } = column
  const zone = row(position.data.zones, march.zone)
  if (camp === 0 && units.length > 0 && !isOpen(position, zone.people))
    return { rule: 'AIE-3.4.1-g', why: 'transit-only', about: { zone: zone.id } }
  // RULING-101: a unit without a leader moves its one zone whatever it costs.
  if (leader !== null && !march.enteredRepublic && march.spent > OUTSIDE_LIMIT)
    return { rule: 'AIE-7.3-a', why: 'two-points-outside' }
  if (column.flight && hasEnemyUnits(position, zone.id, side))
    return { rule: 'AIE-6.3-a', why: 'flight-to-enemy', about: { zone: zone.id } }
  return (
    whyNotStack(position, side, camp, zone.id, column.pieces) ??
    (units.length > 0 ? whyNotMeet(position, side, camp, zone.id) : null) ??
    (column.romanUnits ? whyJanusForbids(position, side, zone.id) : null)
  )
}
