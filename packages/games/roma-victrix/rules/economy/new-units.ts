import type { Choice, Rules } from '@aquila/engine'
import { areaAt, isCoastal, PROVINCES, type UnitKindId } from '../../data/index.ts'
import { isDisputed } from '../control.ts'
import { withinRating } from '../odds/rolls.ts'
import { capitalProvince } from '../paths.ts'
import {
  changeLeader,
  changePower,
  changeUnit,
  leaderCalled,
  leaderNoun,
  leaderNumbered,
  placeUnit,
  removeUnits,
  unitsAt,
} from '../pieces.ts'
import { controllerOf, powerId } from '../powers.ts'
import type { Roma, RomaPosition, Unit } from '../state.ts'
import { ask, type RomaChoice } from '../tasks.ts'
import {
  conversions,
  costOf,
  counterLeft,
  kindsRaised,
  mayRaiseIn,
  placeAllows,
  quotaLeft,
  rebuildCostOf,
  recruitingLeaders,
  reducedUnits,
  treasuryOf,
  type Used,
  useQuota,
} from './recruits.ts'

/** The Provinces that are open to a Power in this C3: by whom they were opened, and what they have raised. */
interface Shop {
  readonly power: number
  /** Who held what when C3 began. */
  readonly before: RomaPosition
  /** By Province: true if everything may be raised there. */
  readonly open: Map<number, boolean>
  readonly used: Map<number, Used>
  /** RV-9.13-a: Leaders outside the Capital who recruit, and will roll for it. */
  readonly recruiters: number[]
}

/**
 * C3 for a Power that pays (RV-9.11-a): create, rebuild and convert, one unit at a time, until it is done. Gives the
 * Leaders who recruited.
 */
export function* raiseForMoney(g: Roma, power: number, before: RomaPosition = g): Rules<number[]> {
  const role = controllerOf(g.state, power)
  if (role === null) return []
  const shop: Shop = { power, before, open: new Map(), used: new Map(), recruiters: [] }
  const capital = capitalProvince(g, power)
  if (capital !== null && mayRaiseIn(before, power, capital)) shop.open.set(capital, true)
  for (;;) {
    const choices = shopChoices(g, shop)
    if (choices.length === 0) return shop.recruiters
    const about = { power: powerId(g, power), treasury: treasuryOf(g, power) }
    const answer = yield ask({
      role,
      rule: 'RV-9.11-a',
      task: 'new-units',
      choices: [...choices, DONE],
      about,
      confirm: true,
    })
    if (answer.verb === DONE.verb) return shop.recruiters
    carryOut(g, shop, answer)
  }
}

const DONE: RomaChoice<'new-units'> = { verb: 'done' }

function shopChoices(g: RomaPosition, shop: Shop): RomaChoice<'new-units'>[] {
  const choices: RomaChoice<'new-units'>[] = []
  for (const leader of leadersToRoll(g, shop)) choices.push({ verb: 'recruit', noun: leaderNoun(leader) })
  for (const [area, all] of shop.open) {
    for (const kind of kindsRaised(g, shop.power, all))
      if (mayCreate(g, shop, area, kind)) choices.push({ verb: 'create', noun: `${areaAt(area).id}/${kind}` })
    for (const kind of rebuildable(g, shop, area, all))
      choices.push({ verb: 'rebuild', noun: `${areaAt(area).id}/${kind}` })
  }
  for (const { area, kind } of convertible(g, shop))
    choices.push({ verb: 'convert', noun: `${areaAt(area).id}/${kind}` })
  for (const { area, kind } of mergeableInC3(g, shop.power))
    choices.push({ verb: 'merge', noun: `${areaAt(area).id}/${kind}` })
  return choices
}

/** RV-9.17-1: somebody who cannot buy need not roll. */
function leadersToRoll(g: RomaPosition, shop: Shop) {
  if (treasuryOf(g, shop.power) === 0) return []
  return recruitingLeaders(shop.before, shop.power).filter(({ id }) => !shop.recruiters.includes(id))
}

function mayCreate(g: RomaPosition, { power, used }: Shop, area: number, kind: UnitKindId): boolean {
  return (
    costOf(g, kind) <= treasuryOf(g, power) &&
    quotaLeft(g, kind, used.get(area) ?? {}) &&
    placeAllows(g, kind, area) &&
    counterLeft(g, power, kind)
  )
}

/** RV-9.17-5: rebuilding is allowed in a pillaged Province. */
function rebuildable(g: RomaPosition, { power, used }: Shop, area: number, all: boolean): UnitKindId[] {
  const kinds = new Set(reducedUnits(g, power, area).map(unit => unit.kind))
  const raised = kindsRaised(g, power, all)
  return [...kinds].filter(
    kind =>
      raised.includes(kind) &&
      rebuildCostOf(g, kind) <= treasuryOf(g, power) &&
      quotaLeft(g, kind, used.get(area) ?? {}),
  )
}

function carryOut(g: Roma, shop: Shop, { verb, noun }: Choice): void {
  if (verb === 'recruit') recruit(g, shop, noun)
  const [province, kind = ''] = String(noun).split('/')
  const area = [...Array(PROVINCES).keys()].find(each => areaAt(each).id === province)
  const named = kindsRaised(g, shop.power, true).find(each => each === kind)
  if (area === undefined || named === undefined) return
  if (verb === 'create') create(g, shop, area, named)
  if (verb === 'rebuild') rebuild(g, shop, area, named)
  if (verb === 'convert') convert(g, shop.power, area, named)
  if (verb === 'merge') mergeInC3(g, shop.power, area, named)
}

/** RV-9.13-a: he opens his Province; what his roll is, it stays open. */
function recruit(g: Roma, shop: Shop, noun: Choice['noun']): void {
  const leader = leaderCalled(g.state, noun)
  if (leader === undefined) return
  shop.recruiters.push(leader.id)
  shop.open.set(leader.area, leader.supreme || shop.open.get(leader.area) === true)
}

/** RV-9.13-a, RV-9.14-a: one roll for a Leader outside the Capital; a failure costs him the coming Operations Phase. */
export function rollForRecruits(g: Roma, id: number): void {
  const leader = leaderNumbered(g.state, id)
  const die = g.dice.d6('recruitment')
  const success = withinRating(die, leader.rating)
  if (!success) changeLeader(g.state, id, { recruiting: true })
  g.tell({
    kind: 'recruitment',
    rule: 'RV-9.13-a',
    data: { leader: leaderNoun(leader), area: areaAt(leader.area).id, die, success },
  })
}

function create(g: Roma, shop: Shop, area: number, kind: UnitKindId): void {
  placeUnit(g.state, { kind, power: shop.power, area })
  shop.used.set(area, useQuota(g, kind, shop.used.get(area) ?? {}))
  payFor(g, shop.power, costOf(g, kind), 'created', area, kind)
}

function rebuild(g: Roma, shop: Shop, area: number, kind: UnitKindId): void {
  const unit = reducedUnits(g, shop.power, area).find(each => each.kind === kind)
  if (unit === undefined) return
  changeUnit(g.state, area, { ...unit, reduced: false })
  shop.used.set(area, useQuota(g, kind, shop.used.get(area) ?? {}))
  payFor(g, shop.power, rebuildCostOf(g, kind), 'rebuilt', area, kind)
}

/** RV-6.2-b: what is raised is known to its owner only. */
function payFor(g: Roma, power: number, cost: number, kind: string, area: number, unit: UnitKindId): void {
  const treasury = treasuryOf(g, power) - cost
  changePower(g.state, power, { treasury })
  const role = controllerOf(g.state, power)
  g.tell({
    kind,
    rule: 'RV-9.2-a',
    data: { power: powerId(g, power), cost, treasury },
    ...(role === null ? {} : { secret: { to: [role], data: { area: areaAt(area).id, unit } } }),
  })
}

/** RV-9.3-a: a full Fleet on a coast may become a reduced Legion or Heavy Infantry or a full Auxilia, free. */
function convertible(g: RomaPosition, { power, before }: Shop): { area: number; kind: UnitKindId }[] {
  const found: { area: number; kind: UnitKindId }[] = []
  const kinds = conversions(g, power).filter(kind => counterLeft(g, power, kind))
  for (let area = 0; area < PROVINCES; area++) {
    if (!isCoastal(area) || fullFleets(g, power, area) === undefined) continue
    if (!isDisputed(before.state, area)) for (const kind of kinds) found.push({ area, kind })
  }
  return found
}

function fullFleets({ state }: RomaPosition, power: number, area: number): Unit | undefined {
  return unitsAt(state, area).find(unit => unit.power === power && unit.kind === 'flt' && !unit.reduced)
}

function convert(g: Roma, power: number, area: number, kind: UnitKindId): void {
  const ship = fullFleets(g, power, area)
  if (ship === undefined) return
  removeUnits(g.state, area, [ship.id])
  placeUnit(g.state, { kind, power, area, reduced: kind !== 'aux' })
  const role = controllerOf(g.state, power)
  g.tell({
    kind: 'converted',
    rule: 'RV-9.3-a',
    data: { power: powerId(g, power) },
    ...(role === null ? {} : { secret: { to: [role], data: { area: areaAt(area).id, unit: kind } } }),
  })
}

/** RV-6.3-a */
function mergeableInC3({ state }: RomaPosition, power: number): { area: number; kind: UnitKindId }[] {
  const found: { area: number; kind: UnitKindId }[] = []
  for (let area = 0; area < PROVINCES; area++) {
    const stack = unitsAt(state, area)
    if (stack.length < 2) continue
    const reduced = stack.filter(unit => unit.power === power && unit.reduced)
    for (const kind of new Set(reduced.map(unit => unit.kind)))
      if (reduced.filter(unit => unit.kind === kind).length > 1) found.push({ area, kind })
  }
  return found
}

function mergeInC3(g: Roma, power: number, area: number, kind: UnitKindId): void {
  const [one, other] = unitsAt(g.state, area).filter(
    unit => unit.power === power && unit.reduced && unit.kind === kind,
  )
  if (one === undefined || other === undefined) return
  removeUnits(g.state, area, [other.id])
  changeUnit(g.state, area, { ...one, reduced: false })
}
