import { row } from '@aquila/engine'
import type { Aim, AimState, Condition } from '../../table/index.ts'
import type { FactionId } from '../rules/state.ts'
import { opponentOf } from '../rules/state.ts'
import { type CampaignInput, factionOf, type Seen } from './dress.ts'
import { placesAsked } from './march.ts'

/** What both tables say alike of how the match is won. */

/** What is known of an aim before its state is found. */
export interface Reading {
  /** It would be read as fulfilled now. */
  readonly met: boolean
  /** Its marker shows the side's own colour still. */
  readonly held: boolean
  readonly missing: number
  /** Steps that another lacks to take it away; left out: nobody can. */
  readonly threat?: number
}

export function stateOf(
  { met, held, missing, threat = Number.POSITIVE_INFINITY }: Reading,
  concerned: boolean,
): AimState {
  if (met) return threat <= 1 ? 'danger' : 'met'
  if (held) return 'danger'
  return missing <= 1 || concerned ? 'near' : 'open'
}

/** Whether the question at hand is about one of these places. */
export function isConcerned({ decision }: CampaignInput, { data }: Seen, places: Aim['places']): boolean {
  return placesAsked(decision, data).some(place => places.includes(place))
}

/** The reader's own side first. */
export function sidesFor(seen: Seen, role: string | null): readonly FactionId[] {
  const own = factionOf(seen, role)
  return own === null ? seen.data.factions : [own, opponentOf(seen, own)]
}

/** When the year's end asks, by the sequences that are left of it. */
export function askedAtYearsEnd({ view, data, text }: Seen): string {
  const n = data.factions.reduce((sum, side) => sum + row(view.sequences, side), 0)
  return text('aims.asked.year', { n })
}

export function metOf(aims: readonly Aim[]): number {
  return aims.filter(({ met }) => met).length
}

/** A condition that is so or not. */
export function either(text: string, holds: boolean, rule?: string): Condition {
  return { text, have: holds ? 1 : 0, need: 1, ...(rule === undefined ? {} : { rule }) }
}

export function missingOf(conditions: readonly Condition[]): number {
  return conditions.reduce(
    (sum, { have, need, helps }) => sum + (helps === true ? 0 : Math.max(0, need - have)),
    0,
  )
}
