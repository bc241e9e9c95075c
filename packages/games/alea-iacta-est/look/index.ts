import type { GameLook } from '../../table/index.ts'

/** Alea Iacta Est wears what the house has: the eagle and the Senate, on the page's own paper. */
export const look: GameLook = { kits: {}, icons: {}, palette: null }
