import { leaderName } from '../../imperator/names.ts'
import type { CampaignRead } from '../../imperator/table/aims.ts'
import { sideName } from '../../imperator/table/dress.ts'
import type { FactionId } from '../data/index.ts'
import type { AleaPosition } from '../rules/state.ts'
import { dress } from './dress.ts'
import { type AleaInput, factionOf, type Seen } from './position.ts'

/** What aims are read from, and what a side is called in them. */

/** `checked`: the position as Phase F would find it. In a deployment nobody stands anywhere yet: then it is as the scenario has it. */
export interface Read extends CampaignRead {
  readonly seen: Seen
  readonly input: AleaInput
  readonly checked: AleaPosition
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
export function whoIs(seen: Seen, side: string): string {
  const faction = factionOf(side)
  const name = faction === null ? null : nameOfSide(seen, faction)
  return name ?? seen.text('aims.the-side', { side: sideName(seen, side) })
}

export function yearOfEnd(seen: Seen): string {
  return dress.year(seen, seen.data.scenarios[seen.view.scenario].lastYear)
}
