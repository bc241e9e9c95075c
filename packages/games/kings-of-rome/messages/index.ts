import { fetchTexts, kernelFolder, type Language, type Speech, speechOf } from '@aquila/engine/messages'
import type { Texts } from './en.generated.ts'
import { folder } from './languages.generated.ts'

export type { Texts }

/**
 * Every text of the game in one language. They are written in `en/*.ftl`, from which `npm run messages` makes the
 * modules.
 */
export type KingsSpeech = Speech<Texts>

export async function fetchSpeech(language: Language): Promise<KingsSpeech> {
  return speechOf(language, ...(await fetchTexts(language, [kernelFolder, folder])))
}
