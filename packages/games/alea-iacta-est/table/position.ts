import type { Decision } from '@aquila/engine'
import type { SeenCampaignEvent } from '../../imperator/rules/events/index.ts'
import type { SceneInput } from '../../table/index.ts'
import type { AleaData, FactionId } from '../data/index.ts'
import { factionIds } from '../data/types.ts'
import type { AleaSpeech } from '../messages/index.ts'
import type { AleaView } from '../rules/knowledge/view.ts'
import type { AleaPosition, AleaState } from '../rules/state.ts'
import { dress } from './dress.ts'

export type AleaInput = SceneInput<AleaView, AleaData, Decision, SeenCampaignEvent>

/** What is shown to somebody, and in which language. */
export interface Seen extends AleaSpeech {
  readonly dress: typeof dress
  readonly view: AleaView
  readonly data: AleaData
  /** The position as far as it can be seen: what is hidden is empty in it. */
  readonly position: AleaPosition
}

/** The view as a position, so that the rules' own readings (sides, odds, ratings) can be asked. */
export function seen(speech: AleaSpeech, { view, data, roles, seats, options }: AleaInput): Seen {
  const state: AleaState = { ...view, cup: [], hands: { caesarian: [], republican: [] } }
  return { ...speech, dress, view, data, position: { state, data, options, roles, seats } }
}

export function factionOf(role: string | null): FactionId | null {
  return factionIds.find(faction => faction === role) ?? null
}
