import type { GameTexts } from '@aquila/engine'
import type { RomaData } from './data/index.ts'
import type { RomaSpeech } from './messages/index.ts'
import { named } from './names.ts'
import type { RomaState } from './rules/state.ts'
import { sketch } from './sketch.ts'

/** Roma Victrix in one language. */
export function romaTexts(speech: RomaSpeech): GameTexts<RomaState, RomaData> {
  return {
    messages: speech.messages,
    nameOf: (data, noun, told) => named(speech, data, noun, told),
    sketch: (position, role) => sketch(speech, position, role),
  }
}
