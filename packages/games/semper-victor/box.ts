import { messagesOf, typedSay } from '@aquila/engine/messages'
import type { Box } from '../box.ts'
import { en, type Texts } from './lid/en.generated.ts'
import { sun } from './table/sun.ts'

/** A game by Frédéric Bey: the Roman Empire from the abdication of Diocletian to the death of Julian. */
export const semperVictor: Box = {
  id: 'semper-victor',
  title: 'Semper Victor',
  seats: 2,
  lid: typedSay<Texts>(messagesOf('en-GB', en)),
  cover: {
    emblem: { kind: 'drawing', drawing: sun },
    face: ['#5b3a7d', '#341c52', '#1c0e30'],
    shade: '#1c0e30e6',
    ink: '#f6e3b4',
    spine: '#231038',
  },
  rulebook: new URL('./rulebook.md', import.meta.url),
  definition: async () => (await import('./index.ts')).semper,
  table: async () => (await import('./table/index.ts')).semperTable,
  story: async () => (await import('./table/story/index.ts')).semperStory,
  levels: ['tiro', 'miles', 'centurio', 'legatus'],
  bots: async () => (await import('./bot/index.ts')).semperBots,
  odds: async () => (await import('./odds.generated.ts')).odds,
  corpus: async () => (await import('./corpus.ts')).semperCorpus,
  tooRare: async () => (await import('./corpus.ts')).tooRare,
}
