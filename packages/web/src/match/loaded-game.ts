import type { GameDefinition } from '@aquila/engine'
import type { GameTable } from '@aquila/games/table'

export type AnyGame = GameDefinition<unknown, unknown>

/** A game with its table, fetched when it is wanted: the shelf does not wait for rules. */
export interface LoadedGame {
  readonly game: AnyGame
  readonly table: GameTable
}

export async function loadGame(id: string): Promise<LoadedGame> {
  if (id === 'the-fords') {
    const [{ theFords }, { fordsTable }] = await Promise.all([
      import('@aquila/engine/teaching-game'),
      import('../games/the-fords/table.ts'),
    ])
    return { game: theFords, table: fordsTable }
  }
  const [{ games }, { tables }] = await Promise.all([import('@aquila/games'), import('../games/tables.ts')])
  const [game, table] = [games[id], tables[id]]
  if (game === undefined || table === undefined) throw new Error(`there is no game "${id}" here`)
  return { game, table }
}
