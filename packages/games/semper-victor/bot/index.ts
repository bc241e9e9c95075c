import type { GameBots } from '@aquila/engine'
import { miles, tiro } from '../../imperator/bot/character.ts'
import { folder as ofSeries } from '../../imperator/bot/languages.generated.ts'
import type { SemperData } from '../data/index.ts'
import type { SemperView } from '../rules/knowledge/view.ts'
import { folder } from './languages.generated.ts'
import { botOf } from './levels.ts'

/** The bots of Semper Victor, easiest first. */
export const semperBots: GameBots<SemperView, SemperData> = {
  levels: [
    { name: 'tiro', bot: seed => botOf(tiro, seed) },
    { name: 'miles', bot: seed => botOf(miles, seed) },
  ],
  texts: [ofSeries, folder],
}
