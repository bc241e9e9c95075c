import type { GameBots } from '@aquila/engine'
import type { RomaData } from '../data/index.ts'
import type { RomaView } from '../rules/knowledge/view.ts'
import { folder } from './languages.generated.ts'
import { tiro } from './tiro.ts'

/** The bots of Roma Victrix, easiest first. */
export const romaBots: GameBots<RomaView, RomaData> = {
  levels: [{ name: 'tiro', bot: () => tiro() }],
  texts: [folder],
}
