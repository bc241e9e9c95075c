import {
  english,
  fetchTexts,
  type Language,
  languageNamed,
  messagesOf,
  type TypedSay,
  typedSay,
} from '@aquila/engine/messages'
import { boxes, type Lid, lidOf } from '@aquila/games'
import type { Texts } from './en.generated.ts'
import { folder } from './languages.generated.ts'

/**
 * What this page is read in. A page has one reader, so its language stands here once; whatever serves several readers is
 * handed theirs. It is set before anything is drawn, and a reader who wants another loads the page again.
 */
let spoken: {
  readonly language: Language
  readonly say: TypedSay<Texts>
  readonly lids: ReadonlyMap<string, Lid>
} | null = null

/** Fetches the texts of the page and of all lids in a language; in English if there is no such language. */
export async function speak(id: string): Promise<void> {
  const language = (await languageNamed(id)) ?? english
  const [texts, ...lids] = await Promise.all([
    fetchTexts(language, [folder]),
    ...[...boxes.keys()].map(async game => [game, await lidOf(game, language)] as const),
  ])
  spoken = {
    language,
    say: typedSay(messagesOf(language, ...texts)),
    lids: new Map(lids),
  }
}

function now(): NonNullable<typeof spoken> {
  if (spoken === null) throw new Error('the page has no language yet')
  return spoken
}

/** Every text of the page, by key, with its values. The words of a game are in the game's own messages. */
export const t: TypedSay<Texts> = (key, ...values) => now().say(key, ...values)

/** What is printed on the lid of a game's box. */
export const lid = (game: string, ...said: Parameters<Lid>): string => now().lids.get(game)?.(...said) ?? game

/** The language by its id, for the worker. */
export const languageOfPage = (): string => now().language.id

/** What `Intl` calls it, for dates. */
export const localeOfPage = (): string => now().language.locale
