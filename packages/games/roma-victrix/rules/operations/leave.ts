import { type Role, type Rules, reactionWindow } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { restsOf } from '../cards/play.ts'
import { powerId } from '../powers.ts'
import type { Roma } from '../state.ts'

/** 'admission': to enter, where a pact wants leave for it (RV-3.9-k); 'passage': to go on through an area (RV-5.27-a). */
type Leave = 'admission' | 'passage'

/** RV-5.27-a: a player gives leave or refuses it, when he is asked or by standing orders. It binds nobody (RV-3.9-k). */
export function* givesLeave(g: Roma, name: Leave, role: Role, area: number, power: number): Rules<boolean> {
  let given = false
  yield* reactionWindow(g, {
    name,
    rule: 'RV-5.27-a',
    roles: [role],
    about: { power: powerId(g, power), area: areaAt(area).id },
    pass: { verb: 'refuse' },
    rests: () => restsOf(g),
    concealed: () => false,
    reactions: () => (given ? [] : [{ verb: 'admit' }]),
    *play() {
      given = true
    },
  })
  return given
}
