import type { GameBots } from '@aquila/engine'
import { aleaBots } from './alea-iacta-est/bot/index.ts'
import { kingsBots } from './kings-of-rome/bot/index.ts'

/** The bots of the games, by the id of the game. */
export const gameBots: { readonly [id: string]: GameBots } = {
  'alea-iacta-est': aleaBots,
  'kings-of-rome': kingsBots,
}
