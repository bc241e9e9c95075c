import type { GameTable } from '@aquila/games/table'
import { aleaTable } from '../../../games/alea-iacta-est/table/index.ts'

/** The tables of the games on the shelf, by the id of their game. */
export const tables: { readonly [game: string]: GameTable } = {
  'alea-iacta-est': aleaTable,
}
