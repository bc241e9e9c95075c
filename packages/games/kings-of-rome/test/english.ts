import { english as language, speechOf, type Told } from '@aquila/engine'
import { texts as kernel } from '@aquila/engine/messages/en'
import type { MomentMaker } from '../../table/index.ts'
import type { KingsData } from '../data/index.ts'
import { texts as own } from '../messages/en.generated.ts'
import type { KingsSpeech } from '../messages/index.ts'
import * as names from '../names.ts'
import * as table from '../table/index.ts'
import type { KingsMoment } from '../table/moment-parts.ts'
import { momentOf } from '../table/moments.ts'
import * as story from '../table/story.ts'
import { kingsTexts } from '../texts.ts'

/** The game in English, as tests read it. Nothing is fetched: tests of rules run in one script. */
export const english: KingsSpeech = speechOf(language, kernel, own)
export const { messages, text } = english
export const texts = kingsTexts(english)
export const kingsTable = table.kingsTable(english)
export const kingsStory = story.kingsStory(english)
export const nameOf = (data: KingsData, noun: string, told?: Told): string =>
  names.nameOf(english, data, noun, told)
export const kingsMoments: MomentMaker = { momentOf: (input: KingsMoment) => momentOf(english, input) }
