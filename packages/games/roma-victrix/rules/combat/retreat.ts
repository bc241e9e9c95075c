import type { Rules } from '@aquila/engine'
import { areaAt, isProvince } from '../../data/index.ts'
import { isNeutral, isUnviolated, peopleOfBarbaricum, territoryOf } from '../control.ts'
import { decide } from '../decide.ts'
import { enterWithMen } from '../entering.ts'
import { interceptRetreat } from '../interception.ts'
import { loseLeader } from '../leaders.ts'
import { forcedRetreat } from '../odds/rolls.ts'
import { hasEnemyFleet, isFriendly } from '../pacts.ts'
import { capitalProvince } from '../paths.ts'
import {
  changeLeader,
  changeUnits,
  cityAt,
  eliminateGarrison,
  findLeader,
  moveUnits,
  powerAt,
  removeUnits,
  someLandUnit,
} from '../pieces.ts'
import { castPower, controllerOf, isSameSide, powerId } from '../powers.ts'
import { nearestHome } from '../solitaire/homewards.ts'
import { standing } from '../standing.ts'
import type { Roma, RomaPosition, Unit } from '../state.ts'
import type { RomaChoice } from '../tasks.ts'

/** A beaten force on its way out. */
export interface Retreating {
  readonly area: number
  readonly power: number
  readonly units: readonly number[]
  readonly leaders: readonly number[]
  /** The Garrison has fought with it, and is beaten too. */
  readonly garrison: boolean
  /** RV-5.31-11d1: where the attacker came from, which binds a losing defender only. */
  readonly barred: number | null
  /** RV-5.43-a: nobody may intercept it. */
  readonly safe: boolean
  /** The side that has beaten it: it may not intercept (RV-5.31-13). */
  readonly victor: number
}

/** Steps 11a to 11f of RV-5.31: the loser retreats of his own will, or tries to stay. */
export function* retreatOrStay(g: Roma, force: Retreating): Rules {
  const choices: RomaChoice<'retreat-or-stay'>[] = [{ verb: 'stay' }]
  if (waysOut(g, force, 1).length > 0) choices.push({ verb: 'retreat' })
  if (mayEnterCity(g, force.area, force.power)) choices.push({ verb: 'enter-city' })
  const about = { area: areaAt(force.area).id }
  const { verb } = yield* decide(
    g,
    force.power,
    { rule: 'RV-5.31-11', task: 'retreat-or-stay', choices, about },
    () => automatonFallsBack(g, force, choices),
  )
  if (verb === 'enter-city') enterCity(g, force.area, force.units, force.leaders)
  if (verb === 'retreat') yield* retreat(g, force, { least: 1, most: 2 })
  if (verb === 'stay') yield* tryToStay(g, force)
}

/** RV-16.4-x: in the Province of its Capital the automaton goes inside; elsewhere it retreats if it can. */
function automatonFallsBack(
  g: Roma,
  { area, power }: Retreating,
  choices: readonly RomaChoice<'retreat-or-stay'>[],
): RomaChoice<'retreat-or-stay'> {
  const open = (wanted: string) => choices.find(({ verb }) => verb === wanted)
  const [inside, away] = [open('enter-city'), open('retreat')]
  const atHome = capitalProvince(g, power) === area
  return (atHome ? (inside ?? away) : (away ?? inside)) ?? { verb: 'stay' }
}

/** RV-5.31-11b, RV-5.31-11c */
function* tryToStay(g: Roma, force: Retreating): Rules {
  const rating = Math.max(0, ...force.leaders.map(id => findLeader(g.state, id)?.rating ?? 0))
  const die = g.dice.d6('stay')
  const distance = forcedRetreat(die, rating)
  const { power } = force
  g.tell({
    kind: 'stay-roll',
    rule: 'RV-5.31-11b',
    data: { power: powerId(g, power), die, distance, standing: standing(g, [], { power, rating }) },
  })
  if (distance > 0) yield* retreat(g, force, { least: distance, most: distance })
}

/** One Province after another, only such from which the whole distance can still be gone. */
export function* retreat(
  g: Roma,
  force: Retreating,
  { least, most }: { readonly least: number; readonly most: number },
): Rules {
  let [area, gone] = [force.area, 0]
  const visited = [area]
  leaveGarrison(g, force)
  while (gone < most) {
    const ways = waysOut(g, { ...force, area }, Math.max(1, least - gone), visited)
    if (ways.length === 0) {
      if (gone >= least) return
      // RV-5.31-11e, RV-3.22-b: a force that cannot complete the distance is eliminated with its Leaders.
      return yield* eliminate(g, area, force, 'RV-5.31-11e')
    }
    const choices: RomaChoice<'retreat'>[] = ways.map(way => ({ verb: 'retreat-to', noun: areaAt(way).id }))
    if (gone >= least) choices.push({ verb: 'halt' })
    const answer = yield* decide(
      g,
      force.power,
      { rule: 'RV-5.31-11a', task: 'retreat', choices, about: { area: areaAt(area).id, gone, least, most } },
      () =>
        gone >= least
          ? { verb: 'halt' }
          : { verb: 'retreat-to', noun: areaAt(nearestHome(g, force.power, ways)).id },
    )
    if (answer.verb === 'halt') return
    const to = ways.find(way => areaAt(way).id === answer.noun)
    if (to === undefined) throw new Error(`no retreat to ${answer.noun}`)
    moveForce(g, area, to, force)
    g.tell({
      kind: 'retreat',
      rule: 'RV-5.31-11a',
      data: { power: powerId(g, force.power), from: areaAt(area).id, to: areaAt(to).id },
    })
    area = to
    visited.push(to)
    gone += 1
    yield* enterWithMen(g, area, force.power)
    if (!force.safe && (yield* interceptRetreat(g, { ...force, area }))) return
  }
}

function moveForce(g: Roma, from: number, to: number, { units, leaders }: Retreating): void {
  moveUnits(g.state, from, to, units, unit => ({ ...unit, where: 'field' }))
  for (const id of leaders)
    if (findLeader(g.state, id) !== undefined) changeLeader(g.state, id, { area: to, where: 'field' })
}

/** RV-5.31-11f, RV-10.57-a: the Garrison that fought with the force cannot go along. */
function leaveGarrison(g: Roma, { area, power, units, garrison }: Retreating): void {
  if (!garrison) return
  const city = cityAt(g.state, area)
  if (city !== null && isSameSide(g.state, city.power, power)) return
  // Those of its side who stay keep it.
  const stays = (unit: Unit) => isSameSide(g.state, unit.power, power) && !units.includes(unit.id)
  if (!someLandUnit(g.state, area, stays)) eliminateGarrison(g.state, area)
}

export function* eliminate(
  g: Roma,
  area: number,
  { units, leaders, power }: Retreating,
  rule: string,
): Rules {
  removeUnits(g.state, area, units)
  g.tell({ kind: 'force-eliminated', rule, data: { power: powerId(g, power), area: areaAt(area).id } })
  for (const id of leaders) if (findLeader(g.state, id) !== undefined) yield* loseLeader(g, id, rule)
}

/** Areas into which the force may step so that it can still go `distance` steps in all, no area twice (RV-5.31-11d3). */
export function waysOut(
  position: RomaPosition,
  { area, power, barred }: Pick<Retreating, 'area' | 'power' | 'barred'>,
  distance: number,
  visited: readonly number[] = [area],
): number[] {
  return areaAt(area)
    .land.map(step => step.to)
    .filter(to => !visited.includes(to) && whyNoRetreat(position, power, barred, to) === null)
    .filter(
      to =>
        distance <= 1 ||
        waysOut(position, { area: to, power, barred }, distance - 1, [...visited, to]).length > 0,
    )
}

/** RV-5.31-11d1 to RV-5.31-11d6: the rule that closes an area to a retreat; null: it is open. */
export function whyNoRetreat(
  position: RomaPosition,
  power: number,
  barred: number | null,
  to: number,
): string | null {
  const { state } = position
  if (to === barred) return 'RV-5.31-11d1'
  if (someLandUnit(state, to, unit => !isFriendly(position, power, unit.power))) return 'RV-5.31-11d2'
  const { kind } = areaAt(to)
  if (kind === 'impassable') return 'RV-5.31-11d4'
  // RV-3.23-j, RV-3.23-d: a Strait is open unless an enemy Fleet closes it.
  if (kind === 'strait') return hasEnemyFleet(position, to, power) ? 'RV-3.23-d' : null
  if (!isProvince(to)) return 'RV-5.31-11d5'
  const people = peopleOfBarbaricum(position, to)
  if (people !== null) return ownBarbaricum(position, power, people) ? null : 'RV-5.31-11d6'
  const owner = territoryOf(position, to)
  return owner !== null && isNeutralGround(position, power, owner, to) ? 'RV-5.31-11d6' : null
}

/** RV-14.2-09: a Neutral that a card leads to war keeps its own land closed, but to itself and to the player who leads it. */
function isNeutralGround(position: RomaPosition, power: number, owner: number, to: number): boolean {
  const { state } = position
  if (isNeutral(state, owner)) return true
  if (!isUnviolated(state, owner) || !castPower(position, owner).provinces.includes(to)) return false
  return controllerOf(state, power) !== powerAt(state, owner).role
}

/** Barbarian forces may go back into the Barbaricum they control. */
function ownBarbaricum(position: RomaPosition, power: number, people: number): boolean {
  return (
    castPower(position, power).kind === 'barbarian' &&
    (castPower(position, power).bandOf === people || isSameSide(position.state, power, people))
  )
}

/** RV-5.31-11a, RV-5.52-a: a friendly City in the Province takes the force in. */
export function mayEnterCity({ state }: RomaPosition, area: number, power: number): boolean {
  const city = cityAt(state, area)
  return city !== null && isSameSide(state, city.power, power)
}

export function enterCity(g: Roma, area: number, units: readonly number[], leaders: readonly number[]): void {
  changeUnits(
    g.state,
    area,
    (unit: Unit) => units.includes(unit.id),
    unit => ({ ...unit, where: 'city', leader: null }),
  )
  for (const id of leaders)
    if (findLeader(g.state, id) !== undefined) changeLeader(g.state, id, { where: 'city' })
  g.tell({ kind: 'into-city', rule: 'RV-5.52-a', data: { area: areaAt(area).id } })
}
