import type { Choice, Rules } from '@aquila/engine'
import { areaAt, isCoastal, isProvince, PROVINCES, type UnitKindId } from '../../data/index.ts'
import { isDisputed } from '../control.ts'
import { withinRating } from '../odds/rolls.ts'
import { pairsIn, reform } from '../operations/merge.ts'
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
import { standing } from '../standing.ts'
import type { Leader, Roma, RomaPosition, Unit } from '../state.ts'
import { ask, type RomaChoice } from '../tasks.ts'
import { type Goods, goodsIn, goodsNamed } from './goods.ts'
import { type Counters, type Holdings, holdingsOf } from './holdings.ts'
import {
  conversions,
  costOf,
  countersLeftOf,
  isReducedOf,
  kindsRaised,
  landAllows,
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
  /** RV-9.12-a: Leaders outside the Capital who could recruit. */
  readonly leaders: readonly Leader[]
  /** RV-9.13-a: those of them who do, and will roll for it. */
  readonly recruiters: number[]
  /** What is raised where everything may be, and where not. */
  readonly everything: readonly UnitKindId[]
  readonly lighter: readonly UnitKindId[]
  /** RV-9.3-a: what Fleets may become. */
  readonly conversions: readonly UnitKindId[]
  /** RV-9.0-a: the counters that are left. */
  readonly left: Counters
  /** Provinces where the Power has units or may come to have some. */
  readonly places: readonly Place[]
}

/** What a Power's own units allow in a Province. An order changes the Province that it is for, and no other. */
interface Place {
  readonly area: number
  /** RV-9.3-a: a Fleet may become something else. */
  port: boolean
  /** RV-6.3-a: kinds of which two reduced units may become a full one. */
  merges: readonly UnitKindId[]
}

function openShop(
  g: RomaPosition,
  power: number,
  before: RomaPosition,
  holdings: Holdings,
  left: Counters,
): Shop {
  const open = new Map<number, boolean>()
  const capital = capitalProvince(g, power)
  if (capital !== null && mayRaiseIn(before, power, capital)) open.set(capital, true)
  const leaders = recruitingLeaders(before, power)
  return {
    power,
    before,
    open,
    used: new Map(),
    leaders,
    recruiters: [],
    everything: kindsRaised(g, power, true),
    lighter: kindsRaised(g, power, false),
    conversions: conversions(g, power),
    left,
    places: placesOf(g, power, before, holdings[power]?.areas ?? [], [
      ...open.keys(),
      ...leaders.map(({ area }) => area),
    ]),
  }
}

function placesOf(
  g: RomaPosition,
  power: number,
  before: RomaPosition,
  held: readonly number[],
  further: readonly number[],
): Place[] {
  const areas = held.filter(isProvince)
  for (const area of further) if (!areas.includes(area)) areas.push(area)
  areas.sort((one, other) => one - other)
  return areas.map(area => placeAt(g, power, before, area))
}

function placeAt(g: RomaPosition, power: number, before: RomaPosition, area: number): Place {
  return { area, port: isPortToConvert(g, power, before, area), merges: mergeableInC3(g, power, area) }
}

/**
 * C3 for a Power that pays (RV-9.11-a): create, rebuild and convert, one unit at a time, until it is done. Gives the
 * Leaders who recruited.
 */
export function* raiseForMoney(
  g: Roma,
  power: number,
  before: RomaPosition = g,
  holdings: Holdings = holdingsOf(g),
  left: Counters = countersLeftOf(g, power, holdings),
): Rules<number[]> {
  const role = controllerOf(g.state, power)
  if (role === null) return []
  const shop = openShop(g, power, before, holdings, left)
  if (g.standingOrder(role, 'nothing-to-buy') === 'never' && !sellsAnything(g, shop)) return []
  const others = g.roles.length - 1
  let ordered: readonly string[] = []
  for (;;) {
    const choices = shopChoices(g, shop)
    if (choices.length === 0) return shop.recruiters
    choices.push(DONE)
    const about = { power: powerId(g, power), treasury: treasuryOf(g, power), others, ordered }
    const answer = yield ask({ role, rule: 'RV-9.11-a', task: 'new-units', choices, about, confirm: true })
    if (answer.verb === DONE.verb) return shop.recruiters
    carryOut(g, shop, answer)
    ordered = [...ordered, `${answer.verb} ${answer.noun}`]
  }
}

const DONE: RomaChoice<'new-units'> = { verb: 'done' }
const NOTHING_USED: Used = {}
const NOBODY: readonly Leader[] = []

function shopChoices(g: RomaPosition, shop: Shop): RomaChoice<'new-units'>[] {
  const choices: RomaChoice<'new-units'>[] = []
  const { left, places } = shop
  for (const leader of leadersToRoll(g, shop)) choices.push({ verb: 'recruit', noun: leaderNoun(leader) })
  for (const [area, all] of shop.open) {
    const kinds = all ? shop.everything : shop.lighter
    for (const kind of kinds)
      if (left[kind] > 0 && mayCreate(g, shop, area, kind)) choices.push(goodsIn(area, kind).create)
    for (const kind of rebuildable(g, shop, area, kinds)) choices.push(goodsIn(area, kind).rebuild)
  }
  for (const { area, port } of places)
    if (port)
      for (const kind of shop.conversions) if (left[kind] > 0) choices.push(goodsIn(area, kind).convert)
  for (const { area, merges } of places) for (const kind of merges) choices.push(goodsIn(area, kind).merge)
  return choices
}

/** RV-9.3-a, RV-6.3-a: to turn Fleets into others and to merge costs nothing; for that alone nobody need be asked. */
function sellsAnything(g: RomaPosition, shop: Shop): boolean {
  return shopChoices(g, shop).some(({ verb }) => verb !== 'convert' && verb !== 'merge')
}

/** RV-9.17-1: somebody who cannot buy need not roll. */
function leadersToRoll(g: RomaPosition, { power, leaders, recruiters }: Shop): readonly Leader[] {
  if (leaders.length === 0 || treasuryOf(g, power) === 0) return NOBODY
  return leaders.filter(({ id }) => !recruiters.includes(id))
}

function mayCreate(g: RomaPosition, { power, used }: Shop, area: number, kind: UnitKindId): boolean {
  return (
    costOf(g, kind) <= treasuryOf(g, power) &&
    quotaLeft(g, kind, used.get(area) ?? NOTHING_USED) &&
    placeAllows(g, kind, area)
  )
}

/** RV-9.17-3, RV-9.17-5: rebuilding is allowed in a pillaged Province, but not of heavy units on a small island. */
function rebuildable(
  g: RomaPosition,
  { power, used }: Shop,
  area: number,
  raised: readonly UnitKindId[],
): readonly UnitKindId[] {
  let kinds = NOTHING
  for (const unit of unitsAt(g.state, area)) {
    const { kind } = unit
    if (!isReducedOf(unit, power) || kinds.includes(kind) || !raised.includes(kind)) continue
    if (!landAllows(g, kind, area)) continue
    if (rebuildCostOf(g, kind) <= treasuryOf(g, power) && quotaLeft(g, kind, used.get(area) ?? NOTHING_USED))
      kinds = [...kinds, kind]
  }
  return kinds
}

function carryOut(g: Roma, shop: Shop, { verb, noun }: Choice): void {
  if (verb === 'recruit') recruit(g, shop, noun)
  const goods = goodsNamed(noun)
  if (goods === undefined) return
  const { area, kind } = goods
  if (verb === 'create') create(g, shop, area, kind)
  if (verb === 'rebuild') rebuild(g, shop, area, kind)
  if (verb === 'convert') convert(g, shop, area, kind)
  if (verb === 'merge') mergeInC3(g, shop.power, shop.left, goods)
  for (const place of shop.places) if (place.area === area) lookAgain(g, shop, place)
}

function lookAgain(g: RomaPosition, { power, before }: Shop, place: Place): void {
  place.port = isPortToConvert(g, power, before, place.area)
  place.merges = mergeableInC3(g, power, place.area)
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
    data: {
      leader: leaderNoun(leader),
      area: areaAt(leader.area).id,
      die,
      success,
      standing: standing(g, [], leader),
    },
  })
}

function create(g: Roma, shop: Shop, area: number, kind: UnitKindId): void {
  placeUnit(g.state, { kind, power: shop.power, area })
  shop.left[kind] -= 1
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
function payFor(
  g: Roma,
  power: number,
  cost: number,
  kind: 'created' | 'rebuilt',
  area: number,
  unit: UnitKindId,
): void {
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
function isPortToConvert(g: RomaPosition, power: number, before: RomaPosition, area: number): boolean {
  return isCoastal(area) && fullFleets(g, power, area) !== undefined && !isDisputed(before.state, area)
}

function fullFleets({ state }: RomaPosition, power: number, area: number): Unit | undefined {
  for (const unit of unitsAt(state, area))
    if (unit.kind === 'flt' && unit.power === power && !unit.reduced) return unit
  return undefined
}

function convert(g: Roma, { power, left }: Shop, area: number, kind: UnitKindId): void {
  const ship = fullFleets(g, power, area)
  if (ship === undefined) return
  removeUnits(g.state, area, [ship.id])
  placeUnit(g.state, { kind, power, area, reduced: kind !== 'aux' })
  left.flt += 1
  left[kind] -= 1
  const role = controllerOf(g.state, power)
  g.tell({
    kind: 'converted',
    rule: 'RV-9.3-a',
    data: { power: powerId(g, power) },
    ...(role === null ? {} : { secret: { to: [role], data: { area: areaAt(area).id, unit: kind } } }),
  })
}

/** RV-6.3-a: kinds of which two reduced units of a Power stand together in a Province. */
function mergeableInC3({ state }: RomaPosition, power: number, area: number): readonly UnitKindId[] {
  const pairs = pairsIn(state, area, each => each === power)
  return pairs.length === 0 ? NOTHING : pairs.map(([unit]) => unit.kind)
}

const NOTHING: readonly UnitKindId[] = []

function mergeInC3(g: Roma, power: number, left: Counters, { area, kind }: Goods): void {
  const pair = pairsIn(g.state, area, each => each === power).find(([unit]) => unit.kind === kind)
  if (pair === undefined) return
  reform(g.state, area, pair, null)
  left[kind] += 1
}

/** RV-6.3-a, RV-9.12-a: a Major that pays nobody reforms its units before it raises new ones. */
export function* reformUnits(g: Roma, power: number, left: () => Counters): Rules {
  const role = controllerOf(g.state, power)
  if (role === null) return
  for (;;) {
    const choices: RomaChoice<'reform-units'>[] = []
    for (let area = 0; area < PROVINCES; area++)
      for (const kind of mergeableInC3(g, power, area))
        choices.push({ verb: 'merge', noun: goodsIn(area, kind).noun })
    if (choices.length === 0) return
    choices.push({ verb: 'done' })
    const about = { power: powerId(g, power) }
    const answer = yield ask({ role, rule: 'RV-6.3-a', task: 'reform-units', choices, about })
    const goods = goodsNamed(answer.noun)
    if (goods === undefined) return
    mergeInC3(g, power, left(), goods)
  }
}
