import type { GameBots, GameDefinition, GameTexts } from '@aquila/engine'
import { fetchTexts, type Language, messagesOf, typedSay } from '@aquila/engine/messages'
import type { Lid } from './box.ts'
import type { MeasuredOdds } from './odds.ts'
import { boxes } from './shelf.ts'
import type { GameBriefing, GameStory, GameTable, Lesson } from './table/index.ts'

/** A game with all that a table needs before somebody plays, in the language of the player who sits there. */
export interface LoadedGame {
  readonly language: Language
  readonly game: GameDefinition
  readonly texts: GameTexts
  readonly table: GameTable
  readonly lid: Lid
  /** The levels of its bots, easiest first. */
  readonly levels: readonly string[]
  /** Fetched when a bot is to move, to be asked, or to be quoted: they bring the texts of their reasons along. */
  bots(): Promise<GameBots | undefined>
  /** Fetched when somebody is briefed. */
  briefing(): Promise<GameBriefing | undefined>
  /** Fetched when there is something to tell. */
  story(): Promise<GameStory | undefined>
}

/**
 * Fetches a game with its table in one language, apart from the others: a player who plays one does not wait for the
 * rest. A game may leave away the set-ups of scenarios that are not named; without any named, all are there.
 */
export async function loadGame(
  id: string,
  language: Language,
  scenarios?: readonly string[],
): Promise<LoadedGame> {
  const box = boxes.get(id)
  if (box?.definition === undefined || box.spoken === undefined)
    throw new Error(`there is no game "${id}" here`)
  const [game, spoken, lid] = await Promise.all([
    box.definition(scenarios),
    box.spoken(language),
    lidOf(id, language),
  ])
  const table = await spoken.table?.()
  if (table === undefined) throw new Error(`there is no game "${id}" here`)
  return {
    language,
    game,
    texts: spoken.texts,
    table,
    lid,
    levels: box.levels ?? [],
    bots: async () => {
      const bots = await box.bots?.()
      spoken.texts.messages.add(await fetchTexts(language, bots?.texts ?? []))
      return bots
    },
    briefing: async () => await spoken.briefing?.(),
    story: async () => await spoken.story?.(),
  }
}

/** What is printed on the lid of a box. */
export async function lidOf(game: string, language: Language): Promise<Lid> {
  const folder = boxes.get(game)?.lid
  return typedSay(messagesOf(language, ...(await fetchTexts(language, folder === undefined ? [] : [folder]))))
}

/** How even the scenarios of a game were found to be. */
export async function oddsOf(game: string): Promise<readonly MeasuredOdds[]> {
  return (await boxes.get(game)?.odds?.()) ?? []
}

export async function lessonsOf(game: string, language: Language): Promise<readonly Lesson[]> {
  const spoken = await boxes.get(game)?.spoken?.(language)
  return (await spoken?.lessons?.()) ?? []
}

export async function lessonOf(game: string, id: string, language: Language): Promise<Lesson> {
  const found = (await lessonsOf(game, language)).find(lesson => lesson.id === id)
  if (found === undefined) throw new Error(`there is no lesson "${id}" here`)
  return found
}
