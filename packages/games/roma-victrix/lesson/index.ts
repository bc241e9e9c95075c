import { fetchTexts, type Language, messagesOf } from '@aquila/engine/messages'
import type { Lesson } from '../../table/index.ts'
import { hannibal } from './hannibal.ts'
import { folder } from './languages.generated.ts'

/** The lessons of Roma Victrix. What the coach says is written in `en/*.ftl`. */
export async function fetchLessons(language: Language): Promise<readonly Lesson[]> {
  const messages = messagesOf(language, ...(await fetchTexts(language, [folder])))
  return [hannibal].map(plan => ({ ...plan, messages }))
}
