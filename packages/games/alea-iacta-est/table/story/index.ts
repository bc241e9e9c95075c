import type { TextFolder } from '@aquila/engine/messages'
import { folder as ofSeries } from '../../../imperator/table/story/languages.generated.ts'
import { rollName } from '../../../imperator/table/story/rolls.ts'
import type { Chapter, GameStory, StoryInput } from '../../../table/index.ts'
import type { AleaData } from '../../data/index.ts'
import type { AleaSpeech } from '../../messages/index.ts'
import type { SeenAleaEvent } from '../../rules/events/index.ts'
import { type Ended, endingOf } from './ending.ts'
import { yearsOf } from './facts.ts'
import { fortunesOf } from './fortunes.ts'
import { folder } from './languages.generated.ts'
import { Voice } from './voice.ts'
import { scoreAfter } from './winter.ts'
import { tellYear } from './year.ts'

/** Texts that join those of the game when a match is told of. */
export const storyFolders: readonly TextFolder[] = [ofSeries, folder]

/** What is told of a match of Alea Iacta Est when it has been played. */
export function aleaStory(speech: AleaSpeech): GameStory<AleaData> {
  return {
    chronicle: (input: Told) => chronicle(speech, input),
    ending: (input: Ended) => endingOf(speech, input),
    fortunes: (input: Told) => fortunesOf(speech, input),
    rollerOf: ({ kind, data }: SeenAleaEvent) => (kind === 'roll' ? data.roller : null),
    rollName: why => rollName(speech, why),
  }
}

type Told = StoryInput<AleaData, SeenAleaEvent>

function chronicle(speech: AleaSpeech, { data, log }: Told): Chapter[] {
  const voice = new Voice(speech, data)
  let score = 0
  let initiative: string | null = null
  return yearsOf(log).map((year, index) => {
    const chapter = tellYear(voice, data, year, { first: index === 0, initiative, score })
    score = scoreAfter(year.events, score)
    const holder = year.events.findLast(
      event => event.kind === 'initiative' || event.kind === 'initiative-turned',
    )
    initiative = holder?.data.side ?? initiative
    return chapter
  })
}
