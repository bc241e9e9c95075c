import { messagesOf, typedSay } from '@aquila/engine/messages'
import type { Box } from '@aquila/games'
import { en, type Texts } from './lid/en.generated.ts'

/** The teaching game in its box: it stands on the shelf of those who build games. */
export const theFords: Box = {
  id: 'the-fords',
  title: 'The Fords',
  seats: 3,
  lid: typedSay<Texts>(messagesOf('en-GB', en)),
  cover: {
    emblem: { kind: 'icon', icon: 'swords' },
    face: ['#6d8148', '#3c5226', '#1b2b12'],
    shade: '#1b2b12e6',
    ink: '#f1ecc9',
    spine: '#1b2b12',
  },
  rulebook: new URL('./rulebook.md', import.meta.url),
  definition: async () => (await import('./index.ts')).theFords,
  table: async () => (await import('./table/index.ts')).fordsTable,
  layer: async () => (await import('./table/layer.ts')).fordsLayer,
}
