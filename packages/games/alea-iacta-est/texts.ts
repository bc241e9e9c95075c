import type { GameTexts } from '@aquila/engine'
import type { AleaData } from './data/index.ts'
import type { AleaSpeech } from './messages/index.ts'
import { named } from './names.ts'
import type { AleaState } from './rules/state.ts'
import { sketch } from './sketch.ts'

/** Alea Iacta Est in one language. */
export function aleaTexts(speech: AleaSpeech): GameTexts<AleaState, AleaData> {
  return {
    messages: speech.messages,
    nameOf: (data, noun) => named(speech, data, noun),
    sketch: (position, role) => sketch(speech, position, role),
  }
}
