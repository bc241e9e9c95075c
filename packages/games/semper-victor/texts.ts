import type { GameTexts } from '@aquila/engine'
import type { SemperData } from './data/index.ts'
import type { SemperSpeech } from './messages/index.ts'
import { named } from './names.ts'
import type { SemperState } from './rules/state.ts'
import { sketch } from './sketch.ts'

/** Semper Victor in one language. */
export function semperTexts(speech: SemperSpeech): GameTexts<SemperState, SemperData> {
  return {
    messages: speech.messages,
    nameOf: (data, noun) => named(speech, data, noun),
    sketch: (position, role) => sketch(speech, position, role),
  }
}
