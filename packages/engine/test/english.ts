import { english as language, speechOf, wordsOf } from '@aquila/engine'
import { texts as kernel } from '@aquila/engine/messages/en'
import { loadData } from './teaching-game/data/pack.ts'
import { texts as own } from './teaching-game/messages/en.generated.ts'
import type { FordSpeech } from './teaching-game/messages/index.ts'
import { fordTexts } from './teaching-game/texts.ts'

/** The Fords in English, as tests read them. */
const english: FordSpeech = speechOf(language, kernel, own)
export const texts = fordTexts(english)
export const words = wordsOf(texts, loadData(undefined))
