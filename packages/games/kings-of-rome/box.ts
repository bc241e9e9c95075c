import { fetchTexts } from '@aquila/engine/messages'
import type { Box } from '../box.ts'
import { singleReigns } from './data/reigns.ts'
import { folder as lid } from './lid/languages.generated.ts'
import { fetchSpeech } from './messages/index.ts'
import { portraitOf } from './table/portraits.ts'

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
    // A reign is played in a quarter of an hour.
    scenarios: singleReigns,
  },
  annals: true,
  rulebook: new URL('./rulebook.md', import.meta.url),
  definition: async () => (await import('./index.ts')).kings,
  table: true,
  look: async () => (await import('./look/index.ts')).look,
  lessons: true,
  spoken: async language => {
    const [speech, { kingsTexts }] = await Promise.all([fetchSpeech(language), import('./texts.ts')])
    return {
      texts: kingsTexts(speech),
      table: async () => (await import('./table/index.ts')).kingsTable(speech),
      briefing: async () => {
        const { kingsBriefing, briefingFolders } = await import('./table/briefing/index.ts')
        speech.messages.add(await fetchTexts(language, briefingFolders))
        return kingsBriefing(speech)
      },
      story: async () => (await import('./table/story.ts')).kingsStory(speech),
      lessons: async () => await (await import('./lesson/index.ts')).fetchLessons(language),
    }
  },
  levels: ['miles', 'centurio', 'legatus'],
  bots: async () => (await import('./bot/index.ts')).kingsBots,
  corpus: async () => (await import('./corpus.ts')).kingsCorpus,
  tooRare: async () => (await import('./corpus.ts')).tooRare,
}
