import type { GameDefinition } from '@aquila/engine'
import { alea } from './alea-iacta-est/index.ts'
import { kings } from './kings-of-rome/index.ts'

/** The games on the shelf, by id. Adding one is adding its folder and one line here. */
export const games: { readonly [id: string]: GameDefinition<unknown, unknown> } = {
  'alea-iacta-est': alea,
  'kings-of-rome': kings,
}
