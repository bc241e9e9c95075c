import { apart, type Role, type Rules } from '@aquila/engine'
import { AREAS, areaAt } from '../../data/index.ts'
import { attritionChecks, type Check } from '../attrition.ts'
import { decide } from '../decide.ts'
import { copyState } from '../knowledge/copy.ts'
import { className } from '../operations/muster.ts'
import { changePower, powerAt, unitsAt } from '../pieces.ts'
import { castPower, controllerOf, hasEconomy, powerId } from '../powers.ts'
import { everybody, standing } from '../standing.ts'
import type { Roma, RomaPosition, Unit } from '../state.ts'

/**
 * C2 (RV-8.1-a): every Major with an economy pays for its units. Those who cannot pay all pick what goes unpaid at the same
 * time; RV-4.2C2-b, RV-8.21-a: at the end of the segment it is checked, Province by Province, and not again in phase B
 * (RV-4.2C2-c).
 */
export function* payMaintenance(g: Roma): Rules {
  const payers: number[] = []
  for (let power = 0; power < g.state.powers.length; power++) if (hasEconomy(g, power)) payers.push(power)
  const upkeep = upkeepOfAll(g)
  const unpaid = yield* pickAllUnpaid(
    g,
    payers.filter(power => (upkeep[power] ?? 0) > powerAt(g.state, power).treasury),
  )
  // With the last payment the Game-Turn has begun: it tells how the whole table stands.
  const last = payers.at(-1)
  for (const power of payers) {
    const about = power === last ? everybody(g) : [power]
    pay(g, power, unpaid.get(power) ?? [], upkeep[power] ?? 0, about)
  }
  yield* attritionChecks(
    g,
    payers.flatMap(power => unpaidStacks(g, power, unpaid.get(power) ?? [])),
  )
}

function* pickAllUnpaid(g: Roma, short: readonly number[]): Rules<ReadonlyMap<number, number[]>> {
  const unpaid = new Map<number, number[]>()
  if (short.length === 0) return unpaid
  const roles = g.roles.filter(role => short.some(power => controllerOf(g.state, power) === role))
  const picked = yield* apart(g, copyState, roles, (draft, role) => pickUnpaidOf(draft, short, role))
  // A Major that nobody runs leaves unpaid what it comes upon first.
  const byNobody = yield* pickUnpaidOf(g, short, null)
  for (const [power, units] of [...[...picked.values()].flat(), ...byNobody]) unpaid.set(power, units)
  return unpaid
}

function* pickUnpaidOf(g: Roma, short: readonly number[], role: Role | null): Rules<[number, number[]][]> {
  const found: [number, number[]][] = []
  for (const power of short)
    if (controllerOf(g.state, power) === role) found.push([power, yield* pickUnpaid(g, power)])
  return found
}

function pay(
  g: Roma,
  power: number,
  unpaid: readonly number[],
  upkeep: number,
  about: readonly number[],
): void {
  const cost = unpaid.length === 0 ? upkeep : maintenanceOf(g, paidUnits(g, power, unpaid))
  const treasury = powerAt(g.state, power).treasury - cost
  changePower(g.state, power, { treasury })
  g.tell({
    kind: 'maintenance',
    rule: 'RV-8.1-a',
    data: {
      power: powerId(g, power),
      cost,
      unpaid: unpaid.length,
      treasury,
      standing: standing(g, about),
    },
  })
}

function unpaidStacks({ state }: Roma, power: number, unpaid: readonly number[]): Check[] {
  const found: Check[] = []
  if (unpaid.length === 0) return found
  for (let area = 0; area < AREAS; area++) {
    const units = unitsAt(state, area).filter(unit => unpaid.includes(unit.id))
    if (units.length > 0)
      found.push({ power, area, units, halved: false, unsupplied: true, rule: 'RV-4.2C2-b' })
  }
  return found
}

interface Charged {
  readonly unit: Unit
  readonly area: number
}

/** RV-4.2C2-a, RV-8.1-b, RV-8.32-a: the Major's own units; Clients and Allies cost nothing, Barbarians have no maintenance line. */
export function chargedUnits(position: RomaPosition, power: number): Charged[] {
  const found: Charged[] = []
  for (let area = 0; area < AREAS; area++)
    for (const unit of unitsAt(position.state, area))
      if (unit.power === power && isCharged(position, unit)) found.push({ unit, area })
  return found
}

function isCharged(position: RomaPosition, { power, kind }: Unit): boolean {
  return position.data.units[kind].maintained || castPower(position, power).kind === 'barbarian'
}

function paidUnits(position: RomaPosition, power: number, unpaid: readonly number[]): Unit[] {
  const paid: Unit[] = []
  for (const { unit } of chargedUnits(position, power)) if (!unpaid.includes(unit.id)) paid.push(unit)
  return paid
}

/** What a Power would pay for all it has now. */
export function upkeepOf(position: RomaPosition, power: number): number {
  return upkeepOfAll(position)[power] ?? 0
}

/** By Power: what it would pay for all it has. */
function upkeepOfAll(position: RomaPosition): number[] {
  const quarters: number[] = position.state.powers.map(() => 0)
  for (const stack of position.state.stacks)
    for (const unit of stack)
      if (isCharged(position, unit))
        quarters[unit.power] = (quarters[unit.power] ?? 0) + quartersFor(position, unit)
  return quarters.map(wholePoints)
}

/** RV-8.1-a, RV-8.1-b: half a point a unit, a reduced one half of that, rounded up once. */
export function maintenanceOf(position: RomaPosition, units: readonly Unit[]): number {
  let quarters = 0
  for (const unit of units) quarters += quartersFor(position, unit)
  return wholePoints(quarters)
}

function quartersFor(position: RomaPosition, unit: Unit): number {
  return (unit.reduced ? 1 : 2) * costFactor(position, unit)
}

function wholePoints(quarters: number): number {
  return Math.ceil(quarters / 4)
}

/** RV-15.6-a: without Auxilia, Legions, Heavy Infantry and Cavalry cost a whole point; warbands do not. */
function costFactor({ options }: RomaPosition, { kind }: Unit): number {
  return options['no-auxilia'] === 'on' && kind !== 'flt' && kind !== 'bi' ? 2 : 1
}

/** RV-4.2C2-c: the owner picks what goes unpaid, one unit at a time, until he can pay the rest. */
function* pickUnpaid(g: Roma, power: number): Rules<number[]> {
  const { treasury } = powerAt(g.state, power)
  const unpaid: number[] = []
  const charged = chargedUnits(g, power)
  const nameOf = new Map<Unit, string>()
  for (const { unit, area } of charged) nameOf.set(unit, `${areaAt(area).id}/${className(g, unit, power)}`)
  let paid = charged.map(({ unit }) => unit)
  for (;;) {
    const short = maintenanceOf(g, paid) - treasury
    if (short <= 0) return unpaid
    const names = new Map<string, Unit>()
    for (const unit of paid) names.set(nameOf.get(unit) ?? unit.kind, unit)
    const choices = [...names.keys()].map(noun => ({ verb: 'not-pay' as const, noun }))
    const about = { power: powerId(g, power), short }
    const answer = yield* decide(
      g,
      power,
      { rule: 'RV-4.2C2-c', task: 'pick-unpaid', choices, about },
      () => choices[0] ?? { verb: 'not-pay' },
    )
    const left = names.get(String(answer.noun))
    if (left === undefined) continue
    unpaid.push(left.id)
    paid = paid.filter(unit => unit !== left)
  }
}
