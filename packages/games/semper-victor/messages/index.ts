import { fetchTexts, kernelFolder, type Language, type Speech, speechOf } from '@aquila/engine/messages'
import * as series from '../../imperator/messages/index.ts'
import type { Texts as OwnTexts } from './en.generated.ts'
import { folder } from './languages.generated.ts'

export type Texts = series.Texts & OwnTexts

/**
 * Every text of the game in one language: those of its series, and its own. They are written in `en/*.ftl`, from which
 * `npm run messages` makes the modules.
 */
export type SemperSpeech = Speech<Texts>

export async function fetchSpeech(language: Language): Promise<SemperSpeech> {
  return speechOf(language, ...(await fetchTexts(language, [kernelFolder, series.folder, folder])))
}
