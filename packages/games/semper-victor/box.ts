import { fetchTexts } from '@aquila/engine/messages'
import type { Box } from '../box.ts'
import { folder as lid } from './lid/languages.generated.ts'
import { fetchSpeech } from './messages/index.ts'
import { sun } from './table/sun.ts'

/** A game by Frédéric Bey: the Roman Empire from the abdication of Diocletian to the death of Julian. */
export const semperVictor: Box = {
  id: 'semper-victor',
  title: 'Semper Victor',
  seats: 2,
  lid,
  cover: {
    emblem: { kind: 'drawing', drawing: sun },
    face: ['#5b3a7d', '#341c52', '#1c0e30'],
    shade: '#1c0e30e6',
    ink: '#f6e3b4',
    spine: '#231038',
  },
  rulebook: new URL('./rulebook.md', import.meta.url),
  definition: async () => (await import('./index.ts')).semper,
  table: true,
  look: async () => (await import('./look/index.ts')).look,
  lessons: true,
  spoken: async language => {
    const [speech, { semperTexts }] = await Promise.all([fetchSpeech(language), import('./texts.ts')])
    return {
      texts: semperTexts(speech),
      table: async () => (await import('./table/index.ts')).semperTable(speech),
      briefing: async () => {
        const { semperBriefing, briefingFolders } = await import('./table/briefing/index.ts')
        speech.messages.add(await fetchTexts(language, briefingFolders))
        return semperBriefing(speech)
      },
      story: async () => {
        const { semperStory, storyFolders } = await import('./table/story/index.ts')
        speech.messages.add(await fetchTexts(language, storyFolders))
        return semperStory(speech)
      },
      lessons: async () => await (await import('./lesson/index.ts')).fetchLessons(language),
    }
  },
  levels: ['tiro', 'miles', 'centurio', 'legatus'],
  bots: async () => (await import('./bot/index.ts')).semperBots,
  odds: async () => (await import('./odds.generated.ts')).odds,
  corpus: async () => (await import('./corpus.ts')).semperCorpus,
  tooRare: async () => (await import('./corpus.ts')).tooRare,
}
