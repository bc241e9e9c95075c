import type { Rules } from '@aquila/engine'
import { sideIds } from '../../data/types.ts'
import type { Semper } from '../state.ts'
import { pick } from '../tasks.ts'
import { endsThisYear } from '../victory.ts'
import { emperorsOf } from './ranks.ts'

/**
 * SV-3.5.3-C, SV-2.F-5: in Phase F each side may give its Protectores to any of its emperors, wherever he is.
 * RULING-106: a leader who has lost his rank hands them over.
 */
export function* reassignProtectores(g: Semper): Rules {
  for (const side of sideIds) {
    const emperors = emperorsOf(g, side)
    const bearer = g.state.protectores[side]
    if (bearer !== null && !emperors.includes(bearer)) g.state.protectores[side] = null
    // SV-2.F-6: after the last year they have nobody to guard.
    if (emperors.length === 0 || endsThisYear(g)) continue
    const chosen = yield* pick({
      role: side,
      rule: 'SV-3.5.3-C',
      task: 'assign-protectores',
      verb: 'guard',
      nouns: emperors,
      about: { bearer: g.state.protectores[side] },
    })
    if (chosen === g.state.protectores[side]) continue
    g.state.protectores[side] = chosen
    g.tell({ kind: 'protectores', rule: 'SV-3.5.3-A', data: { side, leader: chosen } })
  }
}
