import { spend } from '../../../imperator/rules/stratagems/hand.ts'
import type { AleaStratagem } from './stratagem.ts'

/** AIE-6.3-b, RULING-45: any roll of Phase E is set to the face that the player likes. */
export const faveurDivine: AleaStratagem = {
  id: 'faveur-divine',
  moments: ['after-roll'],
  goes: 'cup',
  whyNot: () => null,
  *play(g, side, counter, moment) {
    if (moment.name !== 'after-roll') throw new Error('no die has been cast')
    spend(g, side, counter, 'faveur-divine')
    moment.roll.set(moment.roll.face)
    g.tell({ kind: 'divine-favour', rule: 'AIE-6.3-b', data: { side, value: moment.roll.face } })
  },
}
