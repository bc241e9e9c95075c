import type { Kit, KitLook, Trim } from './look.ts'

/** What sides of several games wear. */

/** Who is of no side. */
export const NOBODY: Kit = 'people'

export const beads: Trim = { light: '#dbe5f6', width: 1.6, dash: '1.6 2.74' }
export const beadedBorder: Trim = { light: '#e7edf8', width: 7.6, dash: '3 5.5' }

/** Red and round, blue and cut; ochre for those of no side. */
export const sharedKits: { readonly [kit in 'eagle' | 'senate' | 'people']: KitLook } = {
  eagle: {
    color: '#9e1b2b',
    lit: '#b02636',
    dark: '#6b0f1b',
    edge: '#7d1421',
    tint: ['#f6e3dc', '#47181d'],
    text: ['#9e1b2b', '#f08c95'],
    body: ['#b5283a', '#8c1524'],
    outline: 'round',
    rules: 1,
    metal: 'gold',
    facesLeft: false,
    pip: 'disc',
    sign: 'eagle',
  },
  senate: {
    color: '#22467f',
    lit: '#2d5798',
    dark: '#132b54',
    edge: '#193663',
    tint: ['#dfe6f1', '#1b2b47'],
    text: ['#22467f', '#93b6ee'],
    body: ['#2f5a9d', '#1b3a6c'],
    outline: 'cut',
    rules: 2,
    metal: 'silver',
    facesLeft: true,
    pip: 'diamond',
    mark: 'diamond',
    ring: beads,
    border: beadedBorder,
    stripes: '#c9d6ee',
  },
  people: {
    color: '#7a5716',
    lit: '#8b6524',
    dark: '#4a340a',
    edge: '#5d430f',
    tint: ['#f3e7c9', '#3a2d12'],
    text: ['#6b4b12', '#e0bf7c'],
    body: ['#a57a2c', '#6f4f14'],
    outline: 'square',
    rules: 1,
    metal: 'bronze',
    facesLeft: true,
    pip: 'ring',
    border: { light: '#f3e7c9', width: 7.6, dash: '5 12' },
  },
}
