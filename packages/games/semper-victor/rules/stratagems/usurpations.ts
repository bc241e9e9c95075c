import type { SideId, StratagemId } from '../../data/index.ts'
import { candidates, type Grade, whyNoUsurpation } from '../usurpation/candidates.ts'
import { attemptUsurpation } from '../usurpation/proclaim.ts'
import type { Effect } from './stratagem.ts'

/** SV-6.1-A to SV-6.1-C for Primus, SV-6.2-A to SV-6.2-C for Secondus. */
function usurpation(id: StratagemId, plotter: SideId, grade: Grade): Effect {
  return {
    id,
    window: 'usurpations',
    goes: 'cup',
    whyNot(position) {
      if (candidates(position, plotter, grade).length > 0) return null
      return whyNoUsurpation(position, plotter, grade) ?? { rule: 'SV-3.6.2-C', why: 'nobody-to-usurp' }
    },
    play: (g, side) => attemptUsurpation(g, side, grade),
  }
}

export const usurpations: readonly Effect[] = [
  usurpation('usurpation-d-un-augustus-secondus', 'primus', 'augustus'),
  usurpation('usurpation-d-un-caesar-secondus', 'primus', 'caesar'),
  usurpation('usurpation-secondus', 'primus', 'leader'),
  usurpation('usurpation-d-un-augustus-primus', 'secondus', 'augustus'),
  usurpation('usurpation-d-un-caesar-primus', 'secondus', 'caesar'),
  usurpation('usurpation-primus', 'secondus', 'leader'),
]
