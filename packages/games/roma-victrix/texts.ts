import type { GameTexts } from '@aquila/engine'
import type { RomaSpeech } from './messages/index.ts'
import { named } from './names.ts'
import type { CastData } from './rules/cast.ts'
import type { RomaState } from './rules/state.ts'
import { sketch } from './sketch.ts'

/** Roma Victrix in one language. */
export function romaTexts(speech: RomaSpeech): GameTexts<RomaState, CastData> {
  return {
    messages: speech.messages,
    nameOf: (data, noun, told) => named(speech, data, noun, told),
    sketch: (position, role) => sketch(speech, position, role),
  }
}
