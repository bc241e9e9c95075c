import type { PlainRecord } from '@aquila/engine'
import type { CampaignPosition, FactionId } from '../state.ts'
import { allowanceOf, type Column, columnOf, type March } from './column.ts'

/** A march lives only in the rules that run: what a question tells of it, and how others read it again from there. */

export function aboutMarch(position: CampaignPosition, column: Column, march: March) {
  return {
    leader: column.leader,
    units: column.units,
    zone: march.zone,
    start: march.start,
    spent: march.spent,
    left: Math.max(0, allowanceOf(position, column) - march.spent),
    enteredRepublic: march.enteredRepublic,
    outside: march.outside,
    flight: column.flight,
  }
}

/** Who marches, by what a question tells. */
export function columnFrom(position: CampaignPosition, side: FactionId, about: PlainRecord): Column {
  const leader = typeof about.leader === 'string' ? about.leader : null
  return columnOf(position, side, leader, stringsIn(about.units), about.flight === true)
}

/** How far he has come. */
export function marchFromAbout(about: PlainRecord): March {
  return {
    start: String(about.start),
    zone: String(about.zone),
    spent: Number(about.spent),
    enteredRepublic: about.enteredRepublic === true,
    outside: Number(about.outside),
  }
}

export function stringsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}
