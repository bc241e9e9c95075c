import type { Box } from '@aquila/games'
import { folder as lid } from './lid/languages.generated.ts'
import { fetchSpeech } from './messages/index.ts'

/** The teaching game in its box: it stands on the shelf of those who build games. */
export const theFords: Box = {
  id: 'the-fords',
  title: 'The Fords',
  seats: 3,
  lid,
  cover: {
    emblem: { kind: 'icon', icon: 'swords' },
    face: ['#6d8148', '#3c5226', '#1b2b12'],
    shade: '#1b2b12e6',
    ink: '#f1ecc9',
    spine: '#1b2b12',
  },
  rulebook: new URL('./rulebook.md', import.meta.url),
  definition: async () => (await import('./index.ts')).theFords,
  table: true,
  look: async () => (await import('./look/index.ts')).look,
  spoken: async language => {
    const [speech, { fordTexts }] = await Promise.all([fetchSpeech(language), import('./texts.ts')])
    return {
      texts: fordTexts(speech),
      table: async () => (await import('./table/index.ts')).fordsTable(speech),
    }
  },
  layer: async () => (await import('./table/layer.ts')).fordsLayer,
}
