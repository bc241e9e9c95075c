import { row } from '@aquila/engine'
import type { Aim, AimState, Condition, Standing } from '../../table/index.ts'
import type { FactionId } from '../rules/state.ts'
import { opponentOf } from '../rules/state.ts'
import { type CampaignInput, factionOf, type Seen } from './dress.ts'
import { placesAsked } from './march.ts'

/** What both tables say alike of how the match is won. */

/** What is known of an aim before its state is found. */
interface Reading {
  /** It would be read as fulfilled now. */
  readonly met: boolean
  /** Its marker shows the side's own colour still. */
  readonly held: boolean
  readonly missing: number
  /** Steps that another lacks to take it away; left out: nobody can. */
  readonly threat?: number
}

function stateOf(
  { met, held, missing, threat = Number.POSITIVE_INFINITY }: Reading,
  concerned: boolean,
): AimState {
  if (met) return threat <= 1 ? 'danger' : 'met'
  if (held) return 'danger'
  return missing <= 1 || concerned ? 'near' : 'open'
}

/** What aims are read from. */
export interface CampaignRead {
  readonly seen: Seen
  readonly input: CampaignInput
  /** When the year's end asks. */
  readonly asked: string
  /** A side in a sentence. */
  whoIs(side: FactionId): string
}

/** What an aim is, before it is said how far it is. */
export interface Drawn
  extends Pick<Aim, 'id' | 'name' | 'conditions' | 'needs' | 'by' | 'places' | 'rule'>,
    Partial<Pick<Aim, 'asked'>>,
    Omit<Reading, 'missing'> {
  /** Whose it is now; left out: it is nobody's to hold. */
  readonly owner?: FactionId | null
  /** Steps that are missing, where they are not the sum of the conditions. */
  readonly missing?: number
  /** True if it is near though more than a step is missing. */
  readonly near?: boolean
}

export function aimOf({ seen, input, asked, whoIs }: CampaignRead, side: FactionId, drawn: Drawn): Aim {
  const { id, name, met, held, threat, conditions, needs, by, places, rule, owner } = drawn
  const { text, dress } = seen
  const missing = met ? 0 : Math.max(1, drawn.missing ?? missingOf(conditions))
  const reading: Reading = { met, held, missing, ...(threat === undefined ? {} : { threat }) }
  const deed = owner === undefined ? 'reach' : held ? 'keep' : 'take'
  return {
    id: `${side}-${id}`,
    role: side,
    name,
    deed,
    words: deed === 'reach' ? name : text(`aims.${deed}`, { what: name }),
    state: stateOf(reading, drawn.near === true || isConcerned(input, seen, places)),
    met,
    missing,
    holder: owner === undefined || owner === null ? null : dress.kitOf(owner),
    conditions,
    asked: drawn.asked ?? asked,
    places,
    rule,
    ...(owner === undefined
      ? {}
      : { held: text('aims.held', { side: owner === null ? null : whoIs(owner) }) }),
    ...(needs === undefined ? {} : { needs }),
    ...(by === undefined ? {} : { by }),
  }
}

/** Who would win, in the words of strip and briefing. */
export function sayWinner(
  { seen: { text }, whoIs }: CampaignRead,
  winner: FactionId | null,
): Pick<Standing, 'text' | 'future'> {
  if (winner === null) return { text: text('aims.now.draw'), future: text('aims.future.draw') }
  return {
    text: text('aims.now.won', { winner: whoIs(winner) }),
    future: text('aims.future.won', { winner: whoIs(winner) }),
  }
}

/** Whether a phase of the year is over when another is played. */
export function isOver(phases: readonly { readonly id: string }[], one: string, now: string): boolean {
  const at = (id: string): number => phases.findIndex(phase => phase.id === id)
  return at(now) > at(one)
}

/** Whether the question at hand is about one of these places. */
function isConcerned({ decision }: CampaignInput, { data }: Seen, places: Aim['places']): boolean {
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

function missingOf(conditions: readonly Condition[]): number {
  return conditions.reduce(
    (sum, { have, need, helps }) => sum + (helps === true ? 0 : Math.max(0, need - have)),
    0,
  )
}
