import { english as language, speechOf } from '@aquila/engine'
import { texts as kernel } from '@aquila/engine/messages/en'
import { texts as ofSeries } from '../../imperator/messages/en.generated.ts'
import { texts as storyOfSeries } from '../../imperator/table/story/en.generated.ts'
import type { MomentMaker } from '../../table/index.ts'
import { texts as own } from '../messages/en.generated.ts'
import type { SemperSpeech } from '../messages/index.ts'
import * as table from '../table/index.ts'
import { momentOf, type SemperMoment } from '../table/moments.ts'
import { texts as ownStory } from '../table/story/en.generated.ts'
import { semperTexts } from '../texts.ts'

/** The game in English, as tests read it. Nothing is fetched: tests of rules run in one script. */
export const english: SemperSpeech = speechOf(language, kernel, ofSeries, own, storyOfSeries, ownStory)
export const { messages, text } = english
export const texts = semperTexts(english)
export const semperTable = table.semperTable(english)
export const semperMoments: MomentMaker = { momentOf: (input: SemperMoment) => momentOf(english, input) }
