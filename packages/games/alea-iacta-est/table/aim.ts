import type { RuleId } from '@aquila/engine'
import { leaderName } from '../../imperator/names.ts'
import { isConcerned, missingOf, type Reading, stateOf } from '../../imperator/table/aims.ts'
import { sideName } from '../../imperator/table/dress.ts'
import type { Aim, PlaceId } from '../../table/index.ts'
import type { FactionId } from '../data/index.ts'
import type { AleaPosition } from '../rules/state.ts'
import { dress, kitOf } from './dress.ts'
import type { AleaInput, Seen } from './position.ts'

/** One aim of a side, and what aims are read from. */

/** `checked`: the position as Phase F would find it. In a deployment nobody stands anywhere yet: then it is as the scenario has it. */
export interface Read {
  readonly seen: Seen
  readonly input: AleaInput
  readonly checked: AleaPosition
  readonly asked: string
}

/** What an aim is, before it is said how far it is. */
export interface Drawn
  extends Pick<Aim, 'id' | 'name' | 'conditions' | 'needs' | 'by'>,
    Partial<Pick<Aim, 'asked'>>,
    Omit<Reading, 'missing'> {
  readonly places: readonly PlaceId[]
  readonly rule: RuleId
  /** Whose it is now; left out: it is nobody's to hold. */
  readonly owner?: FactionId | null
  /** Steps that are missing, where they are not the sum of the conditions. */
  readonly missing?: number
  /** True if it is near though more than a step is missing. */
  readonly near?: boolean
}

export function aimOf({ seen, input, asked }: Read, side: FactionId, drawn: Drawn): Aim {
  const { id, name, met, held, threat, conditions, needs, by, places, rule, owner } = drawn
  const { text } = seen
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
    holder: owner === undefined || owner === null ? null : kitOf(owner),
    conditions,
    asked: drawn.asked ?? asked,
    places,
    rule,
    ...(owner === undefined
      ? {}
      : { held: text('aims.held', { side: owner === null ? null : whoIs(seen, owner) }) }),
    ...(needs === undefined ? {} : { needs }),
    ...(by === undefined ? {} : { by }),
  }
}

/** A faction goes by the name of its leader while it has the one that it began with; by its own if it has two, or others. */
export function nameOfSide(seen: Seen, side: FactionId): string | null {
  const { view, data } = seen
  const [leader, second] = view.factionLeaders[side]
  if (leader === undefined || second !== undefined) return null
  if (!data.scenarios[view.scenario].forces[side].factionLeaders.includes(leader)) return null
  const name = leaderName(seen, data, leader)
  return name === null ? null : String(name)
}

/** The same in a sentence. */
export function whoIs(seen: Seen, side: FactionId): string {
  return nameOfSide(seen, side) ?? seen.text('aims.the-side', { side: sideName(seen, side) })
}

export function yearOfEnd(seen: Seen): string {
  return dress.year(seen, seen.data.scenarios[seen.view.scenario].lastYear)
}
