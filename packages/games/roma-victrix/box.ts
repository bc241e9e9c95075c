import { fetchTexts } from '@aquila/engine/messages'
import type { Box } from '../box.ts'
import { folder as lid } from './lid/languages.generated.ts'
import { fetchSpeech } from './messages/index.ts'

/** Eight centuries of one sea: two to six Powers, or Rome alone. */
export const romaVictrix: Box = {
  id: 'roma-victrix',
  title: 'Roma Victrix',
  seats: 6,
  lid,
  cover: {
    emblem: { kind: 'icon', icon: 'eagle' },
    face: ['#2b6a5c', '#0f4036', '#06241f'],
    shade: '#06241fe6',
    ink: '#f6e3b4',
    spine: '#0a2c25',
  },
  rulebook: new URL('./rulebook.md', import.meta.url),
  definition: async scenarios => {
    if (scenarios === undefined) return (await import('./index.ts')).roma
    const [{ romaWith, dataWith }, { fetchScenarios }] = await Promise.all([
      import('./definition.ts'),
      import('./fetch-scenarios.ts'),
    ])
    return romaWith(dataWith(await fetchScenarios(scenarios)))
  },
  corpus: async () => (await import('./corpus.ts')).romaCorpus,
  tooRare: async () => (await import('./corpus.ts')).tooRare,
  table: true,
  lessons: true,
  look: async () => (await import('./look/index.ts')).look,
  spoken: async language => {
    const [speech, { romaTexts }] = await Promise.all([fetchSpeech(language), import('./texts.ts')])
    return {
      texts: romaTexts(speech),
      lessons: async () => await (await import('./lesson/index.ts')).fetchLessons(language),
      table: async () => (await import('./table/index.ts')).romaTable(speech),
      briefing: async () => {
        const { romaBriefing, briefingFolders } = await import('./table/briefing/index.ts')
        speech.messages.add(await fetchTexts(language, briefingFolders))
        return romaBriefing(speech)
      },
      story: async () => {
        const { romaStory, storyFolders } = await import('./table/story.ts')
        speech.messages.add(await fetchTexts(language, storyFolders))
        return romaStory(speech)
      },
    }
  },
  levels: ['tiro', 'miles'],
  bots: async () => (await import('./bot/index.ts')).romaBots,
}
