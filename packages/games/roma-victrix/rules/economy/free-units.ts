import { apart, type Choice, type Role, type Rules } from '@aquila/engine'
import { areaAt, isCoastal, PROVINCES, smallIslands, type UnitKindId, unitKindIds } from '../../data/index.ts'
import { drawMarker, returnMarker, warbands } from '../barbaricum.ts'
import { castOf } from '../cast.ts'
import { copyState } from '../knowledge/copy.ts'
import { capitalProvince } from '../paths.ts'
import { bestLeader, changeUnit, cityAt, leadersAt, marksAt, placeUnit, powerAt } from '../pieces.ts'
import { castPower, controllerOf, followersOf, powerId } from '../powers.ts'
import type { Roma, RomaPosition } from '../state.ts'
import { ask, type RomaChoice } from '../tasks.ts'
import { type Counters, holdingsOf } from './holdings.ts'
import {
  countersLeftOf,
  kindsRaised,
  mayRaiseIn,
  mounted,
  placeAllows,
  reducedUnits,
  shareCounters,
} from './recruits.ts'
import { cityValue, revenueOfProvince } from './revenue.ts'

/** Units that cost nothing: Barbarians (9.5), Parthia and Persia (9.6), Clients and Allies (9.4, 11.16). */

const DONE = { verb: 'done' } as const

/** RV-9.54-a, RV-9.54-c, RV-9.55-2: one Province a turn in which a Power raises warbands. */
export interface Levy {
  readonly power: number
  readonly area: number
}

/** The Province, if any. */
export function* pickLevy(g: Roma, power: number, before: RomaPosition): Rules<Levy[]> {
  const role = controllerOf(g.state, power)
  const provinces = warbandProvinces(before, power)
  if (role === null || provinces.length === 0) return []
  const choices = provinces.map(area => ({ verb: 'raise' as const, noun: areaAt(area).id }))
  const answer = yield ask({
    role,
    rule: 'RV-9.54-a',
    task: 'raise-warbands',
    choices: [...choices, DONE],
    about: { power: powerId(g, power) },
    confirm: true,
  })
  const area = provinces.find(each => areaAt(each).id === answer.noun)
  return area === undefined ? [] : [{ power, area }]
}

/** RV-9.54-a: a marker for each levy, split by the composition; then all decide on their ships at the same time. */
export function* placeWarbandsRaised(g: Roma, levies: readonly Levy[]): Rules {
  if (levies.length === 0) return
  const drawn = levies.map(levy => ({ ...levy, counts: drawWarbands(g, levy) }))
  const left = countersByColour(g)
  const of = (role: Role) => drawn.filter(({ power }) => controllerOf(g.state, power) === role)
  const roles = g.roles.filter(role => of(role).some(({ area }) => isCoastal(area)))
  const ships = yield* apart(g, copyState, roles, function* (_draft, role) {
    const built = new Map<number, Warbands>()
    for (const { power, area, counts } of of(role))
      if (isCoastal(area)) built.set(power, yield* buildShips(role, counts, left(power).flt))
    return built
  })
  for (const { power, area, counts } of drawn) {
    const built = [...ships.values()].find(each => each.has(power))?.get(power) ?? counts
    placeRaised(g, power, area, built, left(power))
  }
}

/** RV-9.0-a: the counters that are left, counted once; Powers of one colour take them from one heap. */
function countersByColour(g: Roma): (power: number) => Counters {
  const holdings = holdingsOf(g)
  const heaps: { readonly power: number; readonly counters: Counters }[] = []
  return power => {
    const heap = heaps.find(each => shareCounters(g.state, each.power, power))
    if (heap !== undefined) return heap.counters
    const counters = countersLeftOf(g, power, holdings)
    heaps.push({ power, counters })
    return counters
  }
}

interface Warbands {
  readonly bi: number
  readonly cav: number
  readonly flt: number
}

function drawWarbands(g: Roma, { power, area }: Levy): Warbands {
  const number = drawMarker(g, 'warbands')
  returnMarker(g, number)
  g.tell({
    kind: 'warbands-raised',
    rule: 'RV-9.54-a',
    data: { power: powerId(g, power), area: areaAt(area).id, number },
  })
  return { ...warbands(number, castPower(g, power).composition ?? { bi: 100, cav: 0 }), flt: 0 }
}

/** RV-9.55-3, RV-9.53-a: not pillaged, held alone; one Province is inside or outside Barbaricum, never both. */
export function warbandProvinces(position: RomaPosition, power: number): number[] {
  const found: number[] = []
  for (let area = 0; area < PROVINCES; area++)
    if (mayRaiseIn(position, power, area) && !marksAt(position.state, area).pillaged) found.push(area)
  return found
}

/** RV-9.56-a: each Fleet replaces one warband of the draw, on a coast. */
function* buildShips(role: Role, drawn: Warbands, ships: number): Rules<Warbands> {
  let counts = drawn
  while (ships > counts.flt) {
    const choices: RomaChoice<'build-ships'>[] = []
    if (counts.bi > 0) choices.push({ verb: 'ship-instead-of', noun: 'bi' })
    if (counts.cav > 0) choices.push({ verb: 'ship-instead-of', noun: 'cav' })
    if (choices.length === 0) break
    const answer = yield ask({
      role,
      rule: 'RV-9.56-a',
      task: 'build-ships',
      choices: [...choices, DONE],
      about: { ...counts },
    })
    if (answer.verb === DONE.verb) break
    const kind = answer.noun === 'bi' ? 'bi' : 'cav'
    counts = { ...counts, [kind]: counts[kind] - 1, flt: counts.flt + 1 }
  }
  return counts
}

/** As many as there are counters (RV-9.0-a). */
function placeRaised(g: Roma, power: number, area: number, counts: Warbands, left: Counters): void {
  for (const kind of ['bi', 'cav', 'flt'] as const)
    for (let number = Math.min(counts[kind], left[kind]); number > 0; number--) {
      placeUnit(g.state, { kind, power, area })
      left[kind] -= 1
    }
}

/** RV-9.61-a, RV-9.63-a to RV-9.66-a: in Provinces of the Region Persia, by strength points. */
export function* raiseParthians(
  g: Roma,
  power: number,
  before: RomaPosition = g,
  counters: Counters = countersLeftOf(g, power),
): Rules {
  const role = controllerOf(g.state, power)
  if (role === null) return
  for (const { area, points } of parthianPoints(before, power)) {
    let left = points
    for (;;) {
      const choices = parthianChoices(g, power, area, left, counters)
      if (choices.length === 0) break
      const about = { power: powerId(g, power), area: areaAt(area).id, left }
      const answer = yield ask({
        role,
        rule: 'RV-9.64-a',
        task: 'raise-parthians',
        choices: [...choices, DONE],
        about,
        confirm: true,
      })
      if (answer.verb === DONE.verb) break
      left -= raiseParthian(g, power, area, answer, counters)
    }
  }
}

/** RV-9.64-a, RV-9.65-a: Leader's rating and revenue; in the Capital's Province the City's value too. */
export function parthianPoints(position: RomaPosition, power: number): { area: number; points: number }[] {
  const { state } = position
  const capital = capitalProvince(position, power)
  const found: { area: number; points: number }[] = []
  for (let area = 0; area < PROVINCES; area++) {
    if (areaAt(area).region !== 'persia' || marksAt(state, area).pillaged) continue
    if (!mayRaiseIn(position, power, area)) continue
    const leader = bestLeader(leadersAt(state, area).filter(each => each.power === power))
    if (leader === null && area !== capital) continue
    const city = area === capital ? cityAt(state, area) : null
    const points =
      (leader?.rating ?? 0) + revenueOfProvince(position, area) + (city === null ? 0 : cityValue(city))
    found.push({ area, points })
  }
  return found
}

/** RV-9.66-a, RV-17.1-c: Auxilia, Cavalry and Fleets, each for its strength; what is spare flips reduced ones of them. */
function parthianChoices(
  g: RomaPosition,
  power: number,
  area: number,
  left: number,
  counters: Readonly<Counters>,
): RomaChoice<'raise-parthians'>[] {
  const choices: RomaChoice<'raise-parthians'>[] = []
  const kinds = kindsRaised(g, power, true)
  for (const kind of kinds)
    if (left >= g.data.units[kind].full && counters[kind] > 0 && placeAllows(g, kind, area))
      choices.push({ verb: 'create', noun: kind })
  for (const kind of new Set(reducedUnits(g, power, area).map(unit => unit.kind)))
    if (kinds.includes(kind) && left >= pointsToFlip(g, kind)) choices.push({ verb: 'rebuild', noun: kind })
  return choices
}

/** RV-9.66-a, RV-17.1-c: what a reduced unit gains when it is flipped. */
export function pointsToFlip({ data }: RomaPosition, kind: UnitKindId): number {
  return data.units[kind].full - data.units[kind].reduced
}

function raiseParthian(
  g: Roma,
  power: number,
  area: number,
  { verb, noun }: Choice,
  counters: Counters,
): number {
  if (verb === 'rebuild') {
    const unit = reducedUnits(g, power, area).find(each => each.kind === noun)
    if (unit === undefined) return 0
    changeUnit(g.state, area, { ...unit, reduced: false })
    return pointsToFlip(g, unit.kind)
  }
  const kind = unitKindIds.find(each => each === noun)
  if (kind === undefined) return 0
  placeUnit(g.state, { kind, power, area })
  counters[kind] -= 1
  return g.data.units[kind].full
}

/** RV-9.41-a, RV-11.16-a, RV-11.26-a: Clients and Allies that were activated in the last Player Turn. */
export function* raiseMinors(
  g: Roma,
  side: number,
  before: RomaPosition = g,
  left: () => Counters = () => countersLeftOf(g, side),
): Rules {
  for (const minor of followersOf(g.state, side)) {
    const { status, activated } = powerAt(g.state, minor)
    if ((status !== 'client' && status !== 'ally') || activated === 0 || activated !== g.state.turn - 1)
      continue
    yield* raiseMinor(g, minor, before, left)
  }
}

/** RV-9.43-a, RV-9.44-a, RV-9.45-a: in one Province, as many units as that is worth, new or rebuilt, one Fleet at most. */
function* raiseMinor(g: Roma, minor: number, before: RomaPosition, counted: () => Counters): Rules {
  const role = controllerOf(g.state, minor)
  const { kind } = castPower(g, minor)
  const home = homeOfMinor(before, minor)
  if (role === null || home === null) return
  let ships = 0
  const counters = counted()
  for (let left = g.data.revenue[home] ?? 0; left > 0; left--) {
    const kinds = minorKinds(g, home, kind === 'barbarian').filter(each => each !== 'flt' || ships === 0)
    // RV-17.1-c: a Minor raises its units by number, so Heavy Cavalry is only rebuilt.
    const rebuilt = kinds.flatMap(each => (each === 'cav' ? mounted(g) : [each]))
    const reduced = reducedUnits(g, minor, home)
    const choices: RomaChoice<'raise-minor'>[] = []
    for (const noun of kinds) if (counters[noun] > 0) choices.push({ verb: 'create', noun })
    for (const noun of rebuilt)
      if (reduced.some(unit => unit.kind === noun)) choices.push({ verb: 'rebuild', noun })
    if (choices.length === 0) return
    const about = { power: powerId(g, minor), left }
    const answer = yield ask({
      role,
      rule: 'RV-9.44-a',
      task: 'raise-minor',
      choices: [...choices, DONE],
      about,
      confirm: true,
    })
    const chosen = rebuilt.find(each => each === answer.noun)
    if (chosen === undefined) return
    if (chosen === 'flt') ships += 1
    const unit = answer.verb === 'rebuild' ? reduced.find(each => each.kind === chosen) : undefined
    if (unit !== undefined) changeUnit(g.state, home, { ...unit, reduced: false })
    else {
      placeUnit(g.state, { kind: chosen, power: minor, area: home })
      counters[chosen] -= 1
    }
  }
}

/**
 * Where a Minor raises units: the Province of its Capital (RV-9.43-a); for an Ally that has none the richest that it held at
 * the start (RV-11.16-a). It must still be its own, and not pillaged.
 */
function homeOfMinor(position: RomaPosition, minor: number): number | null {
  const { capital, provinces } = castPower(position, minor)
  const homes = capital === null ? provinces : [capital]
  return richest(
    position,
    homes.filter(area => mayRaiseIn(position, minor, area) && !marksAt(position.state, area).pillaged),
  )
}

/** Of equals the first. */
function richest({ data }: RomaPosition, provinces: readonly number[]): number | null {
  let best: number | null = null
  for (const area of provinces)
    if (best === null || (data.revenue[area] ?? 0) > (data.revenue[best] ?? 0)) best = area
  return best
}

/** RV-16.42-D2, RV-9.54-a: in solitaire play revealed warbands of Barbaricum raise more, in the richest Province they hold. */
export function leviesOfBarbaricum(position: RomaPosition): Levy[] {
  if (!castOf(position).scenario.solitaire) return []
  const levies: Levy[] = []
  for (const [power, { status, of }] of position.state.powers.entries()) {
    if (status !== 'people' || of !== null) continue
    const area = richest(position, warbandProvinces(position, power))
    if (area !== null) levies.push({ power, area })
  }
  return levies
}

/** RV-9.4-x, RV-9.55-1 */
function minorKinds({ options }: RomaPosition, area: number, barbarian: boolean): UnitKindId[] {
  const ships: UnitKindId[] = isCoastal(area) ? ['flt'] : []
  if (barbarian) return ['bi', 'cav', ...ships]
  const light: UnitKindId[] = options['no-auxilia'] === 'on' ? [] : ['aux']
  if (smallIslands.includes(areaAt(area).id)) return [...light, ...ships]
  return ['hi', ...light, 'cav', ...ships]
}
