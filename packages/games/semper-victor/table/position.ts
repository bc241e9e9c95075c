import type { Decision } from '@aquila/engine'
import type { SeenCampaignEvent } from '../../imperator/rules/events/index.ts'
import type { SceneInput } from '../../table/index.ts'
import type { SemperData, SideId } from '../data/index.ts'
import { sideIds } from '../data/types.ts'
import type { SemperSpeech } from '../messages/index.ts'
import type { SemperView } from '../rules/knowledge/view.ts'
import type { SemperPosition, SemperState } from '../rules/state.ts'
import { dress } from './dress.ts'

export type SemperInput = SceneInput<SemperView, SemperData, Decision, SeenCampaignEvent>

/** What is shown to somebody, and in which language. */
export interface Seen extends SemperSpeech {
  readonly dress: typeof dress
  readonly view: SemperView
  readonly data: SemperData
  /** The position as far as it can be seen: what is hidden is empty in it. */
  readonly position: SemperPosition
}

/** The view as a position, so that the rules' own readings (sides, odds, ratings) can be asked. */
export function seen(speech: SemperSpeech, { view, data, roles, seats, options }: SemperInput): Seen {
  const state: SemperState = { ...view, cup: [], hands: { primus: [], secondus: [] } }
  return { ...speech, dress, view, data, position: { state, data, options, roles, seats } }
}

export function sideOfRole(role: string | null): SideId | null {
  return sideIds.find(side => side === role) ?? null
}
