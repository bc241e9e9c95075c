import type { GameTexts } from '@aquila/engine'
import type { KingsData } from './data/index.ts'
import type { KingsSpeech } from './messages/index.ts'
import { named } from './names.ts'
import type { KingsState } from './rules/state.ts'
import { sketch } from './sketch.ts'

/** Kings of Rome in one language. */
export function kingsTexts(speech: KingsSpeech): GameTexts<KingsState, KingsData> {
  return {
    messages: speech.messages,
    nameOf: (data, noun, told) => named(speech, data, noun, told),
    sketch: (position, role) => sketch(speech, position, role),
  }
}
