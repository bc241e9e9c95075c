import type { GameLook } from '../../table/index.ts'
import { beads } from '../../table/kits.ts'

/** The two courts of the late Empire, by their name bands: 'ivory' purple, round and gold, 'jet' green, cut and silver. */
const kits = {
  ivory: {
    color: '#6c2468',
    lit: '#7d3078',
    dark: '#3d0f3a',
    tint: ['#f3e2f1', '#38193a'],
    text: ['#6c2468', '#e5a8e0'],
    body: ['#8a3a85', '#5c1c58'],
    outline: 'round',
    rules: 1,
    metal: 'gold',
    facesLeft: false,
    pip: 'disc',
    plate: { fill: '#fbf4e2', ink: '#2a1028' },
    sign: 'crown',
  },
  jet: {
    color: '#1b5049',
    lit: '#24635b',
    dark: '#0b2b27',
    tint: ['#dbebe8', '#12332f'],
    text: ['#1b5049', '#8fd0c4'],
    body: ['#2a6c63', '#143f39'],
    outline: 'cut',
    rules: 1,
    metal: 'silver',
    facesLeft: true,
    pip: 'diamond',
    mark: 'diamond',
    head: '#0c0a09',
    plate: { fill: '#14110f', ink: '#f4efe4' },
    ring: beads,
    border: { light: '#e6f2ef', width: 7.6, dash: '4 6' },
    sign: 'standard',
  },
} satisfies GameLook['kits']

export const look: GameLook = {
  kits,
  icons: {},
  // Ivory, porphyry and gold leaf.
  palette: {
    accent: ['#6c2468', '#e5a8e0'],
    gold: ['#7d5a12', '#e3b85c'],
    paper: ['#fbf6ef', '#1e171c'],
    paperHi: ['#fffdfa', '#271e25'],
    band: ['#f3e9ec', '#181217'],
    bandHi: ['#f7f0f0', '#1b151a'],
    line: ['#dcc9cd', '#44343f'],
    edge: ['#b394a6', '#5c4755'],
    track: ['#e6d6da', '#44343f'],
    button: [
      ['#fffdfa', '#f3e9ec'],
      ['#33272f', '#271e25'],
    ],
    buttonEdge: ['#c4a8b6', '#5c4755'],
  },
}
