import { spend } from '../../../imperator/rules/stratagems/hand.ts'
import { isLegio, placeOf, sideOf, unitsIn } from '../pieces.ts'
import type { Alea } from '../state.ts'
import type { AleaStratagem } from './stratagem.ts'

/** Intrigue au Sénat: the counter lies in Roma; its points are scored with the others of Phase F (AIE-10.2-d). */

/** AIE-6.3-l: legions that the controller of Italia must bring to Roma with a Faction Leader. */
const LEGIONS_AGAINST_INTRIGUE = 3

/** AIE-6.3-l: the counter goes to Roma. */
export const intrigue: AleaStratagem = {
  id: 'intrigue-au-senat',
  moments: ['campaign'],
  follows: true,
  goes: 'elsewhere',
  whyNot: () => null,
  *play(g: Alea, side, counter) {
    spend(g, side, counter, 'intrigue-au-senat')
    g.state.intrigues.push(counter)
    endIntrigues(g)
  },
}

/** AIE-6.3-l: the intrigues in Roma end by themselves once a Faction Leader of Italia's controller is there in force. */
export function endIntrigues(g: Alea): void {
  const { state, data } = g
  if (state.intrigues.length === 0) return
  const owner = state.regions.italia
  if (owner === null) return
  const { zone } = data.roma
  if (!state.factionLeaders[owner].some(id => placeOf(g, id) === zone)) return
  const legions = unitsIn(g, zone).filter(piece => isLegio(data, piece) && sideOf(g, piece) === owner)
  if (legions.length < LEGIONS_AGAINST_INTRIGUE) return
  state.cup.push(...state.intrigues.splice(0))
  g.tell({ kind: 'intrigues-end', rule: 'AIE-6.3-l', data: { side: owner } })
}
