import { fetchTexts, type Language, messagesOf } from '@aquila/engine/messages'
import type { Lesson } from '../../table/index.ts'
import { folder } from './languages.generated.ts'
import { rubicon } from './rubicon.ts'

/** The lessons of Alea Iacta Est, the first one first. What the coaches say is written in `en/*.ftl`. */
export async function fetchLessons(language: Language): Promise<readonly Lesson[]> {
  const messages = messagesOf(language, ...(await fetchTexts(language, [folder])))
  return [rubicon].map(plan => ({ ...plan, messages }))
}
