import { messagesOf, typedSay } from '@aquila/engine/messages'
import type { Box } from '../box.ts'
import { singleReigns } from './data/reigns.ts'
import { en, type Texts } from './lid/en.generated.ts'
import { portraitOf } from './table/portraits.ts'

const lid = typedSay<Texts>(messagesOf('en-GB', en))

/** The solitaire game: Rome through the reigns of its seven kings. */
export const kings: Box = {
  id: 'kings-of-rome',
  title: 'Kings of Rome',
  seats: 1,
  lid,
  cover: {
    emblem: { kind: 'drawing', drawing: portraitOf('romulus') },
    face: ['#d3803f', '#b85a22', '#8f3f13'],
    shade: null,
    ink: '#2a1206',
    spine: '#7a3510',
    spineInk: '#ffe2c0',
  },
  daily: {
    name: lid('daily'),
    about: lid('daily.about'),
    // A reign is played in a quarter of an hour.
    scenarios: singleReigns,
  },
  annals: true,
  rulebook: new URL('./rulebook.md', import.meta.url),
  definition: async () => (await import('./index.ts')).kings,
  table: async () => (await import('./table/index.ts')).kingsTable,
  levels: ['miles', 'centurio', 'legatus'],
  bots: async () => (await import('./bot/index.ts')).kingsBots,
  story: async () => (await import('./table/story.ts')).kingsStory,
  lessons: async () => (await import('./lesson/index.ts')).lessons,
  corpus: async () => (await import('./corpus.ts')).kingsCorpus,
  tooRare: async () => (await import('./corpus.ts')).tooRare,
}
