import { fetchTexts, type Language, messagesOf } from '@aquila/engine/messages'
import type { Lesson } from '../../table/index.ts'
import { folder } from './languages.generated.ts'
import { romulus } from './romulus.ts'
import { tarquin } from './tarquin.ts'

/** The lessons of Kings of Rome. What the coaches say is written in `en/*.ftl`. */
export async function fetchLessons(language: Language): Promise<readonly Lesson[]> {
  const messages = messagesOf(language, ...(await fetchTexts(language, [folder])))
  return [romulus, tarquin].map(plan => ({ ...plan, messages }))
}
