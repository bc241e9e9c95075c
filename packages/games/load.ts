import type { GameBots, GameDefinition } from '@aquila/engine'
import type { MeasuredOdds } from './odds.ts'
import { boxes } from './shelf.ts'
import type { GameStory, GameTable, Lesson } from './table/index.ts'

/** A game with all that a table needs before somebody plays. */
export interface LoadedGame {
  readonly game: GameDefinition
  readonly table: GameTable
  /** The levels of its bots, easiest first. */
  readonly levels: readonly string[]
  /** Fetched when a bot is to move, to be asked, or to be quoted: they bring the texts of their reasons along. */
  bots(): Promise<GameBots | undefined>
  /** Fetched when there is something to tell. */
  story(): Promise<GameStory | undefined>
}

/**
 * Fetches a game with its table, apart from the others: who plays one does not wait for the rest. A game may
 * leave away the set-ups of scenarios that are not named; without any named, all are there.
 */
export async function loadGame(id: string, scenarios?: readonly string[]): Promise<LoadedGame> {
  const box = boxes.get(id)
  const [game, table] = await Promise.all([box?.definition?.(scenarios), box?.table?.()])
  if (game === undefined || table === undefined) throw new Error(`there is no game "${id}" here`)
  return {
    game,
    table,
    levels: box?.levels ?? [],
    bots: async () => {
      const bots = await box?.bots?.()
      game.messages.add(bots?.texts ?? [])
      return bots
    },
    story: async () => await box?.story?.(),
  }
}

/** How even the scenarios of a game were found to be. */
export async function oddsOf(game: string): Promise<readonly MeasuredOdds[]> {
  return (await boxes.get(game)?.odds?.()) ?? []
}

export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  return (await boxes.get(game)?.lessons?.()) ?? []
}

export async function lessonOf(game: string, id: string): Promise<Lesson> {
  const found = (await lessonsOf(game)).find(lesson => lesson.id === id)
  if (found === undefined) throw new Error(`there is no lesson "${id}" here`)
  return found
}
