import type { Kit, SceneInput } from '../../table/index.ts'
import type { AleaData, FactionId } from '../data/index.ts'
import { factionIds } from '../data/types.ts'
import type { AleaPosition, AleaState } from '../rules/state.ts'

/** What a side may see, as `view` gives it. */
export type AleaView = Omit<AleaState, 'cup' | 'hands'> & {
  readonly hand: readonly string[]
  readonly handSizes: Readonly<Record<FactionId, number>>
  readonly cupSize: number
}

export interface Seen {
  readonly view: AleaView
  readonly data: AleaData
  /** The position as far as it can be seen: what is hidden is empty in it. */
  readonly position: AleaPosition
}

/** The view as a position, so that the rules' own readings (sides, odds, ratings) can be asked. */
export function seen(input: SceneInput): Seen {
  const view = input.view as AleaView
  const data = input.data as AleaData
  const state: AleaState = { ...view, cup: [], hands: { caesarian: [], republican: [] } }
  return { view, data, position: { state, data, options: {}, roles: input.roles, seats: input.seats } }
}

export function kitOf(side: string | null): Kit {
  return side === 'caesarian' ? 'eagle' : side === 'republican' ? 'senate' : 'people'
}

export function factionOf(role: string | null): FactionId | null {
  return factionIds.find(faction => faction === role) ?? null
}

export function bc(year: number): number {
  return Math.abs(year)
}
