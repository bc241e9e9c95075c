import type { Rules } from '@aquila/engine'
import { leader, put } from '../../../imperator/rules/pieces.ts'
import type { SideId } from '../../data/index.ts'
import { sideIds } from '../../data/types.ts'
import { noteConstantin } from '../fate.ts'
import { boxes, type Semper } from '../state.ts'
import { pick } from '../tasks.ts'
import { dropProtectores, dropRank } from './offices.ts'
import { capitalDioceses, emperorsOf } from './ranks.ts'

/**
 * SV-3.5.4-C: a side with more emperors than Dioceses with a capital removes Caesars, then its second Augustus, for
 * good. SV-3.5.4-D: the Primus and the Secondus Augustus stay in any case.
 */
export function* removeSurplusEmperors(g: Semper): Rules {
  for (const side of sideIds) {
    while (emperorsOf(g, side).length > capitalDioceses(g, side).length) {
      const nouns = expendable(g, side)
      if (nouns.length === 0) break
      const id = yield* pick({
        role: side,
        rule: 'SV-3.5.4-C',
        task: 'sacrifice-emperor',
        verb: 'sacrifice',
        nouns,
        about: { capitals: capitalDioceses(g, side).length },
      })
      exile(g, side, id)
    }
  }
}

function expendable({ state }: Semper, side: SideId): readonly string[] {
  const { caesares, augusti } = state
  return caesares[side].length > 0 ? caesares[side] : augusti[side]
}

function exile(g: Semper, side: SideId, id: string): void {
  const zone = leader(g, id).place
  dropRank(g, id)
  dropProtectores(g, id)
  put(g, id, boxes.dead)
  noteConstantin(g, id, side)
  g.tell({ kind: 'exiled', rule: 'SV-3.5.4-C', data: { leader: id, side, zone } })
}
