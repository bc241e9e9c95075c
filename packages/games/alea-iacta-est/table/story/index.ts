import { rollName } from '../../../imperator/table/story/rolls.ts'
import type { Chapter, GameStory, StoryInput } from '../../../table/index.ts'
import type { AleaData } from '../../data/index.ts'
import type { SeenAleaEvent } from '../../rules/events/index.ts'
import { endingOf } from './ending.ts'
import { yearsOf } from './facts.ts'
import { fortunesOf } from './fortunes.ts'
import { chronicle as rolls } from './messages.ts'
import { Voice } from './voice.ts'
import { scoreAfter } from './winter.ts'
import { tellYear } from './year.ts'

/** What is told of a match of Alea Iacta Est when it has been played. */
export const aleaStory: GameStory<AleaData> = {
  chronicle,
  ending: endingOf,
  fortunes: fortunesOf,
  rollerOf: ({ kind, data }: SeenAleaEvent) => (kind === 'roll' ? data.roller : null),
  rollName: why => rollName(rolls, why),
}

function chronicle({ data, log }: StoryInput<AleaData, SeenAleaEvent>): Chapter[] {
  const voice = new Voice(data)
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
