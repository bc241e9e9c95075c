import { type Rules, reactionWindow } from '@aquila/engine'
import type { Roma } from '../state.ts'
import { playOperationsCard } from './operations.ts'
import { concealedHand, holdsCard, restsOf } from './play.ts'
import { recruitProvinces } from './recruit.ts'

/** RV-14.2-20, RV-14.2-x: Recruit may be played at the start of C3 too. */
export function* cardsBeforeNewUnits(g: Roma): Rules {
  const canRecruit = (role: string) => recruitProvinces(g, role).length > 0
  yield* reactionWindow(g, {
    name: 'new-units',
    rule: 'RV-14.2-20',
    roles: g.roles,
    rests: () => restsOf(g),
    reactions: role =>
      holdsCard(g, role, 'recruit') && canRecruit(role) ? [{ verb: 'play', noun: 'recruit' }] : [],
    ...concealedHand(g, role => `recruit ${canRecruit(role)}`),
    play: (role, choice) => playOperationsCard(g, role, choice),
  })
}
