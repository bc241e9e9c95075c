import type { Role, Rules } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { className } from '../operations/muster.ts'
import { marksAt, unitsAt } from '../pieces.ts'
import { isSameSide, ownPower } from '../powers.ts'
import type { Roma } from '../state.ts'
import { areaOf } from './operations.ts'

/** RV-14.2-10: areas with units of another side, or markers face down. */
export function stacksToSee(g: Roma, role: Role): number[] {
  const own = ownPower(g, role)
  return [...g.state.marks.keys()].filter(
    area =>
      marksAt(g.state, area).markers.length > 0 ||
      unitsAt(g.state, area).some(unit => !isSameSide(g.state, unit.power, own)),
  )
}

/** RV-14.2-10: the player, and only he, sees what stands and lies there. */
export function* intelligence(g: Roma, role: Role, target: string | number): Rules {
  const area = areaOf(target)
  const units = unitsAt(g.state, area).map(unit => className(g, unit, -1))
  const markers = [...marksAt(g.state, area).markers]
  g.discloseTo(role)
  g.tell({
    kind: 'intelligence',
    rule: 'RV-14.2-10',
    data: { role, area: areaAt(area).id },
    secret: { to: [role], data: { units, markers } },
  })
}
