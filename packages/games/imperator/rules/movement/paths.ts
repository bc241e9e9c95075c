import { row } from '@aquila/engine'
import type { Neighbour, Zone } from '../../data/map.ts'
import type { CampaignData } from '../../data/series.ts'
import { stackOn, zoneAfter } from '../counters.ts'
import type { CampaignReason } from '../reasons.ts'
import type { CampaignPosition, Place } from '../state.ts'
import { nextStepsOfAgitated } from './agitation.ts'
import type { Column, March } from './column.ts'
import { hasEnemyUnits, whyNotMeet, whyNotStack, whyTruceForbids } from './stacking.ts'

/** 7.3: movement points that a march wholly outside the Roman world may cost. */
const OUTSIDE_LIMIT = 2

/** How the two zones touch; undefined if they do not. */
export function borderBetween(data: CampaignData, from: Place, to: Place): Neighbour | undefined {
  for (const neighbour of data.zones[from]?.neighbours ?? []) if (neighbour.zone === to) return neighbour
  return undefined
}

/** 7.2: one step of a march to an adjacent zone; what it costs comes with the map. */
export function afterStep(
  { data }: CampaignPosition,
  march: March,
  step: Neighbour,
  to = zoneAfter(data, step),
): March {
  const inside = data.series.liftsLimitOutside(to)
  return {
    start: march.start,
    zone: step.zone,
    spent: march.spent + step.cost,
    limitLifted: march.limitLifted || inside,
    outside: inside ? 0 : march.outside + step.cost,
  }
}

/** Why a column may not take this step; null if it may, and can then come to a lawful end. */
export function whyNotStep(
  position: CampaignPosition,
  column: Column,
  march: March,
  step: Neighbour,
  agitated = nextStepsOfAgitated(position, column.leader, march.zone),
): CampaignReason | null {
  const from = row(position.data.zones, march.zone)
  const to = zoneAfter(position.data, step)
  const closed = whyNotEnter(position, column, from, to, march.zone !== march.start)
  if (closed !== null) return closed
  const short = whyTooFar(position, column, march, step)
  if (short !== null) return short
  if (agitated !== null && !agitated.includes(step.zone))
    return {
      rule: position.data.cites.agitation,
      why: 'political-agitation',
      about: { leader: column.leader ?? '' },
    }
  // 3.4.1, 4.3: without a leader it goes one zone, whatever it costs, and ends there.
  if (column.leader === null) return whyNotEnd(position, column, march, to)
  return whyNoEnd(position, column, afterStep(position, march, step, to), to)
}

/** Why a column may not go into a zone at all. */
function whyNotEnter(
  position: CampaignPosition,
  column: Column,
  from: Zone,
  to: Zone,
  underWay: boolean,
): CampaignReason | null {
  const { series } = position.data
  return column.camp === 0
    ? series.whyRomansStayOut(position, column, from, to, underWay)
    : series.whyPeopleStaysOut(position, column, from, to)
}

/** 3.4.1, 4.3: without a leader one zone, whatever it costs; otherwise the allowance. */
function whyTooFar(
  position: CampaignPosition,
  column: Column,
  march: March,
  step: Neighbour,
): CampaignReason | null {
  if (column.leader === null) {
    return march.zone === march.start ? null : { rule: position.data.cites.unitAlone, why: 'one-zone' }
  }
  const { allowance } = column
  if (march.spent + step.cost <= allowance) return null
  return {
    rule: column.units.length === 0 ? position.data.cites.leaderAllowance : position.data.cites.unitAllowance,
    why: 'too-far',
    about: { cost: step.cost, left: allowance - march.spent },
  }
}

/** Why a march that stands here can come to no lawful end, neither here nor farther on. */
function whyNoEnd(
  position: CampaignPosition,
  column: Column,
  march: March,
  zone: Zone,
): CampaignReason | null {
  const here = whyNotEnd(position, column, march, zone)
  if (here === null || mustStop(position, column, march.zone)) return here
  const agitated = nextStepsOfAgitated(position, column.leader, march.zone)
  for (const step of zone.neighbours) {
    if (whyNotStep(position, column, march, step, agitated) === null) return null
  }
  return here
}

/** 7.1: a column stops where it meets enemies, and where nobody who has come in may go on this year. */
export function mustStop(position: CampaignPosition, column: Column, zone: Place): boolean {
  return meetsEnemies(position, column, zone) || position.data.series.holdsWhoComes(position, column, zone)
}

/** 7.1: units stop where they meet enemy units. Nobody stops for leaders, and a leader alone stops for nobody. */
export function meetsEnemies(position: CampaignPosition, column: Column, zone: Place): boolean {
  return column.units.length > 0 && hasEnemyUnits(position, zone, column.side)
}

/** Why a column may not end its march where it stands. */
export function whyNotEnd(
  position: CampaignPosition,
  column: Column,
  march: March,
  zone = row(position.data.zones, march.zone),
): CampaignReason | null {
  const { side, camp, units, leader } = column
  if (camp === 0) {
    const closed = position.data.series.whyRomansDoNotStay(position, column, zone)
    if (closed !== null) return closed
  }
  // A unit without a leader moves its one zone whatever it costs.
  if (leader !== null && position.data.series.costOutside(march) > OUTSIDE_LIMIT)
    return { rule: position.data.cites.outside, why: 'two-points-outside' }
  const stack = stackOn(position, zone)
  if (column.flight && hasEnemyUnits(position, zone.id, side, stack))
    return { rule: position.data.cites.flight, why: 'flight-to-enemy', about: { zone: zone.id } }
  return (
    whyNotStack(position, side, camp, zone.id, column.pieces, stack) ??
    (units.length > 0 ? whyNotMeet(position, side, camp, zone.id, stack) : null) ??
    (column.romanUnits ? whyTruceForbids(position, side, zone.id, stack) : null)
  )
}
