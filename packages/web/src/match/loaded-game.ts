import { gameLoaders, type LoadedGame } from '@aquila/games/load'

export type { LoadedGame }

/** Fetches a game with its table and bots: the shelf does not wait for rules, nor one game for another. */
export async function loadGame(id: string): Promise<LoadedGame> {
  if (id === 'the-fords') {
    const [{ theFords }, { fordsTable }] = await Promise.all([
      import('@aquila/engine/teaching-game'),
      import('../games/the-fords/table.ts'),
    ])
    return { game: theFords, table: fordsTable, bots: null }
  }
  const load = gameLoaders[id]
  if (load === undefined) throw new Error(`there is no game "${id}" here`)
  return await load()
}
