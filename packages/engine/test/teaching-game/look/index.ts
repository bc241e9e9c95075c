import { beadedBorder, beads } from '@aquila/games/kits'
import type { GameLook } from '@aquila/games/table'

/** Two of its sides wear what the house has; the third brings its own: green and notched. */
export const look: GameLook = {
  kits: {
    forest: {
      color: '#2f5a2a',
      lit: '#3f7038',
      dark: '#173414',
      edge: '#22481d',
      tint: ['#e3ecd9', '#1d3019'],
      text: ['#2f5a2a', '#a6d09a'],
      body: ['#417a39', '#274f21'],
      outline: 'notched',
      rules: 1,
      metal: 'bronze',
      facesLeft: false,
      pip: 'square',
      ring: beads,
      border: beadedBorder,
    },
  },
  icons: {},
  palette: null,
}
