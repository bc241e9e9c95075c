import { fetchTexts, type Language, messagesOf } from '@aquila/engine/messages'
import type { Lesson } from '../../table/index.ts'
import { folder } from './languages.generated.ts'
import { milvian } from './milvian.ts'

/** The lessons of Semper Victor, the first one first. What the coaches say is written in `en/*.ftl`. */
export async function fetchLessons(language: Language): Promise<readonly Lesson[]> {
  const messages = messagesOf(language, ...(await fetchTexts(language, [folder])))
  return [milvian].map(plan => ({ ...plan, messages }))
}
