import type { CampaignPosition, FactionId } from '../state.ts'
import type { MarchAsked } from '../tasks.ts'
import { type Column, columnOf, type March } from './column.ts'

/** A march lives only in the rules that run: what a question tells of it, and how others read it again from there. */

export function aboutMarch(column: Column, march: March): MarchAsked {
  return {
    leader: column.leader,
    units: column.units,
    zone: march.zone,
    start: march.start,
    spent: march.spent,
    left: Math.max(0, column.allowance - march.spent),
    limitLifted: march.limitLifted,
    outside: march.outside,
    flight: column.flight,
  }
}

/** Who marches, by what a question tells. */
export function columnFrom(
  position: CampaignPosition,
  side: FactionId,
  { leader, units, flight }: MarchAsked,
): Column {
  return columnOf(position, side, leader, units, flight)
}

/** How far he has come. */
export function marchFromAbout({ start, zone, spent, limitLifted, outside }: MarchAsked): March {
  return { start, zone, spent, limitLifted, outside }
}
