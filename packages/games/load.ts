import type { GameBots, GameDefinition } from '@aquila/engine'
import type { GameTable } from './table/index.ts'

/** A game with all that a screen needs of it. */
export interface LoadedGame {
  readonly game: GameDefinition<unknown, unknown>
  readonly table: GameTable
  readonly bots: GameBots | null
}

/** How each game is fetched, apart from the others: who plays one does not wait for the rest. */
export const gameLoaders: { readonly [id: string]: () => Promise<LoadedGame> } = {
  'alea-iacta-est': async () => {
    const [{ alea }, { aleaTable }, { aleaBots }] = await Promise.all([
      import('./alea-iacta-est/index.ts'),
      import('./alea-iacta-est/table/index.ts'),
      import('./alea-iacta-est/bot/index.ts'),
    ])
    return { game: alea, table: aleaTable, bots: aleaBots }
  },
  'kings-of-rome': async () => {
    const [{ kings }, { kingsTable }, { kingsBots }] = await Promise.all([
      import('./kings-of-rome/index.ts'),
      import('./kings-of-rome/table/index.ts'),
      import('./kings-of-rome/bot/index.ts'),
    ])
    return { game: kings, table: kingsTable, bots: kingsBots }
  },
}
