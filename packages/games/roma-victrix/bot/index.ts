import type { GameBots } from '@aquila/engine'
import { chancesFrom } from '../../kit/chances.ts'
import type { CastData } from '../rules/cast.ts'
import type { RomaView } from '../rules/knowledge/view.ts'
import { folder } from './languages.generated.ts'
import { miles, tiro } from './levels.ts'
import { measuresOf, momentOf } from './measures.ts'
import { asRoma } from './outlook.ts'

/** The bots of Roma Victrix, easiest first. */
export const romaBots: GameBots<RomaView, CastData> = {
  levels: [
    { name: 'tiro', bot: () => tiro() },
    { name: 'miles', bot: () => miles() },
  ],
  texts: [folder],
  ...chancesFrom(() => import('./chances.generated.ts'), {
    moment: seat => momentOf(asRoma(seat)),
    measures: seat => measuresOf(asRoma(seat)),
  }),
}
