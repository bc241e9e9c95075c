import { english as language, speechOf } from '@aquila/engine'
import { texts as kernel } from '@aquila/engine/messages/en'
import { texts as ofSeries } from '../../imperator/messages/en.generated.ts'
import { texts as storyOfSeries } from '../../imperator/table/story/en.generated.ts'
import type { MomentMaker } from '../../table/index.ts'
import type { AleaData } from '../data/index.ts'
import { texts as own } from '../messages/en.generated.ts'
import type { AleaSpeech } from '../messages/index.ts'
import * as names from '../names.ts'
import * as table from '../table/index.ts'
import { type AleaMoment, momentOf } from '../table/moments.ts'
import { texts as ownStory } from '../table/story/en.generated.ts'
import * as story from '../table/story/index.ts'
import { aleaTexts } from '../texts.ts'

/** The game in English, as tests read it. Nothing is fetched: tests of rules run in one script. */
export const english: AleaSpeech = speechOf(language, kernel, ofSeries, own, storyOfSeries, ownStory)
export const { messages, text } = english
export const texts = aleaTexts(english)
export const aleaTable = table.aleaTable(english)
export const aleaStory = story.aleaStory(english)
export const nameOf = (data: AleaData, noun: string): string => names.nameOf(english, data, noun)
export const aleaMoments: MomentMaker = { momentOf: (input: AleaMoment) => momentOf(english, input) }
