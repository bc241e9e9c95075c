import { english as language, speechOf, type Told } from '@aquila/engine'
import { texts as kernel } from '@aquila/engine/messages/en'
import type { MomentMaker } from '../../table/index.ts'
import type { RomaData } from '../data/index.ts'
import { texts as own } from '../messages/en.generated.ts'
import type { RomaSpeech } from '../messages/index.ts'
import * as names from '../names.ts'
import * as table from '../table/index.ts'
import type { RomaMoment } from '../table/moment-parts.ts'
import { momentOf } from '../table/moments.ts'
import { texts as ownStory } from '../table/story/en.generated.ts'
import { romaTexts } from '../texts.ts'

/** The game in English, as tests read it. Nothing is fetched: tests of rules run in one script. */
export const english: RomaSpeech = speechOf(language, kernel, own, ownStory)
export const { messages, text } = english
export const texts = romaTexts(english)
export const romaTable = table.romaTable(english)
export const nameOf = (data: RomaData, noun: string, told?: Told): string =>
  names.nameOf(english, data, noun, told)
export const romaMoments: MomentMaker = { momentOf: (input: RomaMoment) => momentOf(english, input) }
