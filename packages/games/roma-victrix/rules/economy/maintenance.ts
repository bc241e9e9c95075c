import type { Rules } from '@aquila/engine'
import { AREAS, areaAt } from '../../data/index.ts'
import { attritionCheck } from '../attrition.ts'
import { className } from '../operations/muster.ts'
import { changePower, powerAt, unitsAt } from '../pieces.ts'
import { castPower, controllerOf, hasEconomy, powerId } from '../powers.ts'
import type { Roma, RomaPosition, Unit } from '../state.ts'
import { ask } from '../tasks.ts'

/** C2 (RV-8.1-a): every Major with an economy pays for its units; what it cannot pay is checked at once. */
export function* payMaintenance(g: Roma): Rules {
  for (const power of g.state.powers.keys()) if (hasEconomy(g, power)) yield* pay(g, power)
}

function* pay(g: Roma, power: number): Rules {
  const { treasury } = powerAt(g.state, power)
  const units = chargedUnits(g, power)
  const unpaid = yield* pickUnpaid(g, power, units, treasury)
  const cost = maintenanceOf(g, paidOf(units, unpaid))
  changePower(g.state, power, { treasury: treasury - cost })
  g.tell({
    kind: 'maintenance',
    rule: 'RV-8.1-a',
    data: { power: powerId(g, power), cost, unpaid: unpaid.length, treasury: treasury - cost },
  })
  // RV-4.2C2-b, RV-8.21-a: a Special Attrition Check, Province by Province, here and not again in phase B (RV-4.2C2-c).
  for (let area = 0; area < AREAS; area++) {
    const here = unitsAt(g.state, area).filter(unit => unpaid.includes(unit.id))
    if (here.length > 0)
      yield* attritionCheck(g, { power, area, units: here, halved: false, rule: 'RV-4.2C2-b' })
  }
}

interface Charged {
  readonly unit: Unit
  readonly area: number
}

/** RV-4.2C2-a, RV-8.1-b, RV-8.32-a: the Major's own units; Clients and Allies cost nothing, Barbarians have no maintenance line. */
export function chargedUnits(position: RomaPosition, power: number): Charged[] {
  const found: Charged[] = []
  const barbarian = castPower(position, power).kind === 'barbarian'
  for (let area = 0; area < AREAS; area++)
    for (const unit of unitsAt(position.state, area))
      if (unit.power === power && (position.data.units[unit.kind].maintained || barbarian))
        found.push({ unit, area })
  return found
}

function paidOf(units: readonly Charged[], unpaid: readonly number[]): Unit[] {
  return units.filter(({ unit }) => !unpaid.includes(unit.id)).map(({ unit }) => unit)
}

/** RV-8.1-a, RV-8.1-b: half a point a unit, a reduced one half of that, rounded up once. */
export function maintenanceOf(position: RomaPosition, units: readonly Unit[]): number {
  let quarters = 0
  for (const unit of units) quarters += (unit.reduced ? 1 : 2) * costFactor(position, unit)
  return Math.ceil(quarters / 4)
}

/** RV-15.6-a: without Auxilia, Legions, Heavy Infantry and Cavalry cost a whole point. */
function costFactor({ options }: RomaPosition, { kind }: Unit): number {
  return options['no-auxilia'] === 'on' && kind !== 'flt' ? 2 : 1
}

/** RV-4.2C2-c: the owner picks what goes unpaid, one unit at a time, until he can pay the rest. */
function* pickUnpaid(g: Roma, power: number, units: readonly Charged[], treasury: number): Rules<number[]> {
  const unpaid: number[] = []
  const role = controllerOf(g.state, power)
  while (maintenanceOf(g, paidOf(units, unpaid)) > treasury) {
    const left = units.filter(({ unit }) => !unpaid.includes(unit.id))
    const names = new Map<string, Unit>()
    for (const { unit, area } of left) names.set(`${areaAt(area).id}/${className(g, unit, power)}`, unit)
    if (role === null) {
      unpaid.push(...left.slice(0, 1).map(({ unit }) => unit.id))
      continue
    }
    const choices = [...names.keys()].map(noun => ({ verb: 'not-pay' as const, noun }))
    const about = { power: powerId(g, power), short: maintenanceOf(g, paidOf(units, unpaid)) - treasury }
    const answer = yield ask({ role, rule: 'RV-4.2C2-c', task: 'pick-unpaid', choices, about })
    const unit = names.get(String(answer.noun))
    if (unit !== undefined) unpaid.push(unit.id)
  }
  return unpaid
}
