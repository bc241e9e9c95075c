import { fetchTexts } from '@aquila/engine/messages'
import type { Box } from '../box.ts'
import { folder as lid } from './lid/languages.generated.ts'
import { fetchSpeech } from './messages/index.ts'

/** A game by Frédéric Bey: the civil wars of Rome from the Rubicon to the closing of Janus. */
export const alea: Box = {
  id: 'alea-iacta-est',
  title: 'Alea Iacta Est',
  seats: 2,
  lid,
  cover: {
    emblem: { kind: 'coin', kit: 'eagle', head: 'caesar' },
    face: ['#b32a3a', '#6d0e1b', '#3f060e'],
    shade: '#4d0812e6',
    ink: '#ffe9c4',
    spine: '#4d0812',
  },
  rulebook: new URL('./rulebook.md', import.meta.url),
  definition: async () => (await import('./index.ts')).alea,
  table: true,
  look: async () => (await import('./look/index.ts')).look,
  lessons: true,
  spoken: async language => {
    const [speech, { aleaTexts }] = await Promise.all([fetchSpeech(language), import('./texts.ts')])
    return {
      texts: aleaTexts(speech),
      table: async () => (await import('./table/index.ts')).aleaTable(speech),
      briefing: async () => {
        const { aleaBriefing, briefingFolders } = await import('./table/briefing/index.ts')
        speech.messages.add(await fetchTexts(language, briefingFolders))
        return aleaBriefing(speech)
      },
      story: async () => {
        const { aleaStory, storyFolders } = await import('./table/story/index.ts')
        speech.messages.add(await fetchTexts(language, storyFolders))
        return aleaStory(speech)
      },
      lessons: async () => await (await import('./lesson/index.ts')).fetchLessons(language),
    }
  },
  levels: ['tiro', 'miles', 'centurio', 'legatus'],
  bots: async () => (await import('./bot/index.ts')).aleaBots,
  odds: async () => (await import('./odds.generated.ts')).odds,
  corpus: async () => (await import('./corpus.ts')).aleaCorpus,
}
