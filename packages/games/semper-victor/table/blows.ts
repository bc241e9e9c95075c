import type { Choice } from '@aquila/engine'
import { sideOf } from '../../imperator/rules/pieces.ts'
import { sideName } from '../../imperator/table/dress.ts'
import type { ChoiceLook } from '../../table/index.ts'
import { sideIds } from '../data/types.ts'
import { limitaneiIn } from '../rules/stratagems/blows.ts'
import { type Seen, type SemperInput, sideOfRole } from './position.ts'

/** SV-6.3-G: whom it costs how much if a Diocese is abandoned; those that only harm oneself are listed last. */
export function abandonLook(seen: Seen, { decision }: SemperInput, { noun }: Choice): ChoiceLook {
  const { position, data, text } = seen
  const diocese = data.regionOrder.find(id => id === noun)
  if (decision?.task !== 'pick-abandoned-diocese' || diocese === undefined) return {}
  const units = limitaneiIn(position, diocese)
  const harmed = sideIds.filter(side => units.some(id => sideOf(position, id) === side))
  const lines = harmed.map(side => {
    const own = units.filter(id => sideOf(position, id) === side)
    const lost = own.filter(id => data.units[id]?.band === diocese).length
    return text('abandon.harm', { side: sideName(seen, side), lost, reduced: own.length - lost })
  })
  const onlyOwn = harmed.every(side => side === sideOfRole(decision.role))
  return {
    detail: lines.join('; '),
    ...(onlyOwn ? { givesUp: true } : {}),
  }
}
