import type { Role, Rules } from '@aquila/engine'
import { type Berth, movesBetween } from '../data/index.ts'
import { recolour } from './change-of-colour.ts'
import { isUnviolated, territoryOf } from './control.ts'
import { leaveForeignCities } from './gates.ts'
import { isFriendly, mayAttack } from './pacts.ts'
import { capitalProvince } from './paths.ts'
import { changePower, isShip, landUnitsAt, marksAt, powerAt, unitsAt } from './pieces.ts'
import { castPower, controllerOf, isSameSide, ownPower, powerId } from './powers.ts'
import { awaitsSetUp, putOnMap } from './set-up.ts'
import { standing } from './standing.ts'
import type { Roma, RomaPosition, RomaState } from './state.ts'

/** RV-3.84-b, RV-3.88-a, RV-11.14-a: units, ships too, enter a Province, and its owner is invaded. */
export function* violate(g: Roma, area: number, by: number): Rules {
  const owner = ownerBefore(g, area, by)
  if (owner !== null && !isSpoilOfWar(g, owner, area)) yield* invaded(g, owner, area, by)
}

/** Whose the Province was before they came. */
function ownerBefore(g: Roma, area: number, by: number): number | null {
  const { garrison } = marksAt(g.state, area)
  if (garrison !== null) return garrison
  const others = landUnitsAt(g.state, area).find(unit => !isSameSide(g.state, unit.power, by))
  return others?.power ?? territoryOf(g, area)
}

/**
 * A Power's Province is entered, or its units are attacked. RV-3.84-b, RV-3.88-a: a Neutral is violated. RV-11.14-a: an
 * opponent's Ally or Client is active for its defence; RV-16.16-b: in solitaire play its Major wakes too.
 */
function* invaded(g: Roma, power: number, area: number, by: number): Rules {
  if (isFriendly(g, by, power) || isLedToWarBy(g.state, power, by)) return
  if (isUnviolated(g.state, power)) yield* wake(g, power, area, by)
  const { status, of } = powerAt(g.state, power)
  if ((status !== 'client' && status !== 'ally') || !mayAttack(g, by, power)) return
  changePower(g.state, power, { activated: g.state.turn })
  if (of !== null && isUnviolated(g.state, of)) yield* wake(g, of, area, by)
}

/** RV-14.2-09: a player who leads a Neutral in a Frontier War does not violate it. */
function isLedToWarBy(state: RomaState, power: number, by: number): boolean {
  const { role } = powerAt(state, power)
  return role !== null && isUnviolated(state, power) && controllerOf(state, by) === role
}

/** RV-14.2-09: what a Neutral has taken in a Frontier War is not its territory while that lasts, nor is a Garrison a unit. */
function isSpoilOfWar(position: RomaPosition, power: number, area: number): boolean {
  const { state } = position
  if (powerAt(state, power).role === null || !isUnviolated(state, power)) return false
  return !castPower(position, power).provinces.includes(area)
}

/** RV-3.84-c: it becomes active under the player whose Capital is furthest from its own. */
export function* wake(g: Roma, power: number, area: number, by: number): Rules {
  const before = powerAt(g.state, power).status
  if (before === 'automaton') return awaken(g, power)
  const role = furthestPlayer(g, capitalOf(g, power) ?? area, by)
  g.tell({
    kind: 'violated',
    rule: 'RV-3.84-b',
    data: { power: powerId(g, power), by: powerId(g, by), role, standing: standing(g, [power]) },
  })
  if (before === 'neutral-major') {
    // RV-3.84-d: set up at once; its own marker comes into the cup next turn.
    if (awaitsSetUp(g.state, power)) putOnMap(g.state, { ...castPower(g, power), status: 'major' }, g.options)
    changePower(g.state, power, { status: 'major', role, of: null })
    leaveForeignCities(g.state)
    return
  }
  // RV-3.88-b: a Client, or a Barbarian one an Ally, of that player for the rest of the scenario.
  const barbarian = castPower(g, power).kind === 'barbarian'
  const of = role === null ? null : ownPower(g, role)
  if (of === null) return changePower(g.state, power, { activated: g.state.turn })
  const status = barbarian ? 'ally' : 'client'
  changePower(g.state, power, { status, of, role: null, activated: g.state.turn })
  recolour(g, power)
  leaveForeignCities(g.state)
}

/** RV-16.16-a, RV-16.16-b: an automaton wakes when Rome invades it, its Clients or its Allies. */
function awaken(g: Roma, power: number): void {
  if (powerAt(g.state, power).activated > 0) return
  changePower(g.state, power, { activated: g.state.turn })
  const data = { power: powerId(g, power), standing: standing(g, [power]) }
  g.tell({ kind: 'awakened', rule: 'RV-16.16-a', data })
}

function capitalOf(position: RomaPosition, power: number): number | null {
  const { capital, provinces } = castPower(position, power)
  return capital ?? provinces[0] ?? null
}

/**
 * RV-3.84-c: the seat, not the violator's, whose Capital is most moves away; equals roll, highest wins, ties again. A
 * collapsed Power is not eligible, and with one eligible player nobody rolls.
 */
export function furthestPlayer(g: Roma, from: number, by: number): Role | null {
  const violator = controllerOf(g.state, by)
  let best: Role[] = []
  let furthest = -1
  for (const role of g.roles) {
    if (role === violator) continue
    const power = ownPower(g, role)
    if (powerAt(g.state, power).status !== 'major') continue
    const capital = capitalProvince(g, power)
    if (capital === null) continue
    const distance = movesBetween(from, capital)
    if (distance > furthest) best = []
    if (distance >= furthest) best.push(role)
    furthest = Math.max(furthest, distance)
  }
  while (best.length > 1) {
    const rolls = best.map(role => ({ role, die: g.dice.d6('furthest Capital') }))
    const highest = Math.max(...rolls.map(({ die }) => die))
    best = rolls.filter(({ die }) => die === highest).map(({ role }) => role)
  }
  return best[0] ?? null
}

/** Those who are attacked: whose units these are. The Garrison of a side is attacked with its Land units, or alone. */
export function* wakeDefenders(g: Roma, area: number, side: number, by: number): Rules {
  const { garrison } = marksAt(g.state, area)
  const held = garrison === null || isSpoilOfWar(g, garrison, area) ? [] : [garrison]
  yield* attacked(g, area, side, by, [...held, ...landUnitsAt(g.state, area).map(unit => unit.power)])
}

/** The owners of Fleets that are attacked at a berth. */
export function* wakeFleets(g: Roma, { area, sea }: Berth, side: number, by: number): Rules {
  const fleets = unitsAt(g.state, area).filter(unit => isShip(unit) && unit.coast === sea)
  yield* attacked(
    g,
    area,
    side,
    by,
    fleets.map(unit => unit.power),
  )
}

/** The owners of units that are attacked, wherever they stand, by interception too. */
export function* wakeOwners(g: Roma, area: number, units: readonly number[], by: number): Rules {
  const owners = unitsAt(g.state, area).filter(({ id }) => units.includes(id))
  for (const power of new Set(owners.map(unit => unit.power))) yield* invaded(g, power, area, by)
}

function* attacked(g: Roma, area: number, side: number, by: number, powers: readonly number[]): Rules {
  for (const power of new Set(powers))
    if (isSameSide(g.state, power, side)) yield* invaded(g, power, area, by)
}
