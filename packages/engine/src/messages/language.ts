import type { FluentResource } from '@fluent/bundle'

/** A language that texts are said in. It is handed in: nothing that makes texts knows one by itself. */
export interface Language {
  readonly id: string
  /** Whose folders of texts it reads, if not its own. */
  readonly folder?: string
  /** What `Intl` calls it. */
  readonly locale: string
  /** What a pseudo-language makes of texts and names; a language that people speak has no marks. */
  readonly marks?: Marks
}

export interface Marks {
  /** Marks every text of a resource, in place. */
  texts(resource: FluentResource): void
  /** Marks a name that the data of a game give. */
  name(given: string): string
  /** Marks what a language puts between the parts of a list. */
  between(words: string): string
}

export const english: Language = { id: 'en', locale: 'en-GB' }

/** Every language by its id. The pseudo-language shows what does not come from the texts; nobody else fetches it. */
const languages: { readonly [id: string]: () => Promise<Language> } = {
  en: async () => english,
  pseudo: async () => (await import('./pseudo.ts')).pseudo,
}

export const languageIds: readonly string[] = Object.keys(languages)

export async function languageNamed(id: string): Promise<Language | null> {
  return Object.hasOwn(languages, id) ? ((await languages[id]?.()) ?? null) : null
}

/** The texts of one folder in each of its languages, every one a module of its own that is fetched when it is wanted. */
export interface TextFolder {
  readonly en: () => Promise<TextModule>
  readonly [language: string]: () => Promise<TextModule>
}

interface TextModule {
  readonly texts: string
}

/** The texts of folders in one language. A folder that nobody has translated is read in English. */
export async function fetchTexts(language: Language, folders: readonly TextFolder[]): Promise<string[]> {
  const modules = await Promise.all(
    folders.map(folder => (folder[language.folder ?? language.id] ?? folder.en)()),
  )
  return modules.map(({ texts }) => texts)
}
