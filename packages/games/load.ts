import type { GameBots, GameDefinition } from '@aquila/engine'
import { boxes } from './shelf.ts'
import type { GameTable, Lesson } from './table/index.ts'

/** A game with all that a screen needs of it. */
export interface LoadedGame {
  readonly game: GameDefinition
  readonly table: GameTable
  readonly bots: GameBots | undefined
}

/**
 * Fetches a game with its table and bots, apart from the others: who plays one does not wait for the rest. A game may
 * leave away the set-ups of scenarios that are not named; without any named, all are there.
 */
export async function loadGame(id: string, scenarios?: readonly string[]): Promise<LoadedGame> {
  const box = boxes.get(id)
  const [game, table, bots] = await Promise.all([box?.definition?.(scenarios), box?.table?.(), box?.bots?.()])
  if (game === undefined || table === undefined) throw new Error(`there is no game "${id}" here`)
  return { game, table, bots }
}

export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  return (await boxes.get(game)?.lessons?.()) ?? []
}

export async function lessonOf(game: string, id: string): Promise<Lesson> {
  const found = (await lessonsOf(game)).find(lesson => lesson.id === id)
  if (found === undefined) throw new Error(`there is no lesson "${id}" here`)
  return found
}
