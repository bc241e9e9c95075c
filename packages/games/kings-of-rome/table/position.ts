import type { Kit, SceneInput } from '../../table/index.ts'
import type { Face, KingsData, NationId } from '../data/index.ts'
import type { KingsKit } from '../look/kits.ts'
import type { KingsSpeech } from '../messages/index.ts'
import type { KingsView } from '../rules/knowledge/view.ts'
import { nationOf } from '../rules/pieces.ts'
import { type KingsPosition, ROME } from '../rules/state.ts'
import type { KingsDecision } from '../rules/tasks.ts'

export type KingsInput = SceneInput<KingsView, KingsData, KingsDecision>

/** What is shown to somebody, and in which language. */
export interface Seen extends KingsSpeech {
  readonly view: KingsView
  readonly data: KingsData
  /** The position as far as it can be seen, so that the rules' own readings can be asked: the containers are empty. */
  readonly position: KingsPosition
}

export function seen(speech: KingsSpeech, { view, data, roles, seats, options }: KingsInput): Seen {
  return { ...speech, view, data, position: { state: view, data, options, roles, seats } }
}

const dyes: Readonly<Record<Exclude<NationId, 'rom'>, KingsKit>> = {
  lat: 'azure',
  sab: 'leaf',
  etr: 'brick',
  fal: 'amber',
  cap: 'straw',
  aeq: 'umber',
  vol: 'violet',
  umb: 'teal',
  pic: 'ash',
  sam: 'coal',
  dau: 'rose',
  gal: 'iron',
}

export function kitOfNation(nation: NationId | null): Kit {
  return nation === null ? 'people' : nation === 'rom' ? 'murex' : dyes[nation]
}

export function kitOf(role: string): Kit {
  return role === ROME ? 'murex' : 'people'
}

/** A leader who shows his Roman face is Rome's, whatever people he came from. */
export function kitOfPiece(data: KingsData, piece: string, face: Face): Kit {
  return face === 'roman' ? 'murex' : kitOfNation(nationOf(data, piece))
}
