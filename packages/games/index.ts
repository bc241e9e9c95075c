import type { GameDefinition } from '@aquila/engine'
import { alea } from './alea-iacta-est/index.ts'

/** The games on the shelf, by id. Adding one is adding its folder and one line here. */
export const games: { readonly [id: string]: GameDefinition<unknown, unknown> } = {
  'alea-iacta-est': alea,
}
