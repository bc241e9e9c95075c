import { messagesOf, typedSay } from '@aquila/engine/messages'
import type { Box } from '../box.ts'
import { en, type Texts } from './lid/en.generated.ts'

/** A game by Frédéric Bey: the civil wars of Rome from the Rubicon to the closing of Janus. */
export const alea: Box = {
  id: 'alea-iacta-est',
  title: 'Alea Iacta Est',
  seats: 2,
  lid: typedSay<Texts>(messagesOf('en-GB', en)),
  cover: {
    emblem: { kind: 'coin', kit: 'eagle', head: 'caesar' },
    face: ['#b32a3a', '#6d0e1b', '#3f060e'],
    shade: '#4d0812e6',
    ink: '#ffe9c4',
    spine: '#4d0812',
  },
  rulebook: new URL('./rulebook.md', import.meta.url),
  definition: async () => (await import('./index.ts')).alea,
  table: async () => (await import('./table/index.ts')).aleaTable,
  levels: ['tiro', 'miles', 'centurio', 'legatus'],
  bots: async () => (await import('./bot/index.ts')).aleaBots,
  story: async () => (await import('./table/story/index.ts')).aleaStory,
  lessons: async () => (await import('./lesson/index.ts')).lessons,
  odds: async () => (await import('./odds.generated.ts')).odds,
  corpus: async () => (await import('./corpus.ts')).aleaCorpus,
}
