import { aleaTable } from '../../../games/alea-iacta-est/table/index.ts'
import type { GameTable } from '../table/game-table.ts'

/** The tables of the games on the shelf, by the id of their game. */
export const tables: { readonly [game: string]: GameTable } = {
  'alea-iacta-est': aleaTable,
}
