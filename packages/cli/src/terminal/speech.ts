import { fetchTexts, type Language, languageIds, languageNamed, type Speech, speechOf } from '@aquila/engine'
import { UsageError } from '../usage.ts'
import type { Texts } from './en.generated.ts'
import { folder } from './languages.generated.ts'

export type TerminalSpeech = Speech<Texts>

/** What the terminal says in a language. */
export async function fetchTerminalSpeech(language: Language): Promise<TerminalSpeech> {
  return speechOf(language, ...(await fetchTexts(language, [folder])))
}

/** The language that `--language` names. */
export async function languageCalled(id: string): Promise<Language> {
  const language = await languageNamed(id)
  if (language === null)
    throw new UsageError(`there is no language "${id}"; there are: ${languageIds.join(', ')}`)
  return language
}
