import { messagesOf, typedSay } from '@aquila/engine/messages'
import type { Box } from '../box.ts'
import { en, type Texts } from './lid/en.generated.ts'
import { portraitOf } from './table/portraits.ts'

/** The solitaire game: Rome through the reigns of its seven kings. */
export const kings: Box = {
  id: 'kings-of-rome',
  title: 'Kings of Rome',
  seats: 1,
  lid: typedSay<Texts>(messagesOf('en-GB', en)),
  cover: {
    emblem: { kind: 'drawing', drawing: portraitOf('romulus') },
    face: ['#d3803f', '#b85a22', '#8f3f13'],
    shade: null,
    ink: '#2a1206',
    spine: '#7a3510',
    spineInk: '#ffe2c0',
  },
  rulebook: new URL('./rulebook.md', import.meta.url),
  definition: async () => (await import('./index.ts')).kings,
  table: async () => (await import('./table/index.ts')).kingsTable,
  bots: async () => (await import('./bot/index.ts')).kingsBots,
  lessons: async () => (await import('./lesson/index.ts')).lessons,
  corpus: async () => (await import('./corpus.ts')).kingsCorpus,
  tooRare: async () => (await import('./corpus.ts')).tooRare,
}
