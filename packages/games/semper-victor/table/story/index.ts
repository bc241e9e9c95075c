import type { TextFolder } from '@aquila/engine/messages'
import type { Fought } from '../../../imperator/table/story/battles.ts'
import { fortunesFrom } from '../../../imperator/table/story/fortunes.ts'
import { folder as ofSeries } from '../../../imperator/table/story/languages.generated.ts'
import { rollName } from '../../../imperator/table/story/rolls.ts'
import type { Chapter, Fortunes, GameStory, StoryInput } from '../../../table/index.ts'
import type { SemperData } from '../../data/index.ts'
import type { SemperSpeech } from '../../messages/index.ts'
import type { SeenSemperEvent } from '../../rules/events/index.ts'
import { type Ended, endingOf } from './ending.ts'
import { folder } from './languages.generated.ts'
import { voiceOf } from './voice.ts'
import { battlesIn, tellYear, yearsOf } from './year.ts'

/** Texts that join those of the game when a match is told of. */
export const storyFolders: readonly TextFolder[] = [ofSeries, folder]

type Told = StoryInput<SemperData, SeenSemperEvent>

/** What is told of a match of Semper Victor when it has been played. */
export function semperStory(speech: SemperSpeech): GameStory<SemperData> {
  return {
    chronicle: (input: Told) => chronicle(speech, input),
    ending: (input: Ended) => endingOf(speech, input),
    fortunes: (input: Told) => fortunes(speech, input),
    rollerOf: ({ kind, data }: SeenSemperEvent) => (kind === 'roll' ? data.roller : null),
    rollName: why => rollName(speech, why),
  }
}

function chronicle(speech: SemperSpeech, { data, log }: Told): Chapter[] {
  const voice = voiceOf(speech, data)
  return yearsOf(log).map(told => tellYear(voice, data, told))
}

function fortunes(speech: SemperSpeech, { data, log, roles }: Told): Fortunes {
  const voice = voiceOf(speech, data)
  const fought = yearsOf(log).flatMap(told =>
    battlesIn(data, told).map((battle): Fought => ({ year: told.year, battle })),
  )
  const teller = {
    battles: voice.say('luck.battles'),
    evasions: voice.say('luck.evasions'),
    // SV-8.2-A: the d6 must show less than the number.
    slipsAway: (below: number) => Math.max(0, Math.min(6, below - 1)) / 6,
    boldest: ({ year, battle: { zone, winner, chance } }: Fought) =>
      voice.say('luck.boldest', {
        town: voice.town(zone),
        year,
        side: voice.side(winner),
        chances: voice.say('chances', { n: chance }),
      }),
  }
  const evasions = log.filter(event => event.kind === 'evasion')
  return fortunesFrom(teller, roles, fought, evasions)
}
