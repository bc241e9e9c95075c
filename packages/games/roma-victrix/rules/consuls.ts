import type { Rules } from '@aquila/engine'
import { areaAt, numberOfArea } from '../data/index.ts'
import { specials } from './conditions.ts'
import { capitalProvince } from './paths.ts'
import { leaderNoun, placeLeader, unitsAt } from './pieces.ts'
import { controllerOf, powerId, powerNamed } from './powers.ts'
import type { Roma, RomaPosition, Unit } from './state.ts'
import { ask } from './tasks.ts'

/**
 * Consuls of the scenarios that have them (rebuilt): two are drawn blindly in C3, the first is Supreme Leader for the
 * year; last year's go back to the pool.
 */
export function* drawConsuls(g: Roma): Rules {
  for (const special of specials(g)) {
    if (special.kind !== 'consuls') continue
    const power = powerNamed(g, special.power)
    sendHome(g, power)
    for (let drawn = 0; drawn < special.drawn; drawn++) {
      const places = placesForConsul(g, power, drawn, special.firstTurn)
      // Nobody is drawn when there is nobody to lead: he would stand nowhere.
      if (g.state.consuls.length === 0 || places.length === 0) return
      const pool = [...g.state.consuls]
      const rating = g.dice.drawFrom(pool, 'Consul')
      g.state.consuls = pool
      const area = yield* pickPlace(g, power, places)
      const consul = placeLeader(g.state, {
        name: null,
        power,
        rating,
        supreme: drawn === 0,
        consul: true,
        area,
      })
      g.tell({
        kind: 'consul',
        rule: 'RV-3.32-a',
        data: { leader: leaderNoun(consul), power: powerId(g, power), rating, area: areaAt(area).id },
      })
    }
  }
}

function sendHome(g: Roma, power: number): void {
  const leaving = g.state.leaders.filter(leader => leader.consul && leader.power === power)
  g.state.leaders = g.state.leaders.filter(leader => !leaving.includes(leader))
  g.state.consuls = [...g.state.consuls, ...leaving.map(leader => leader.rating)]
}

/**
 * The first in the Capital's Province, the second with any force; in the first turn where the scenario says. RV-10.36-a:
 * without a Capital the first goes to a force too, and where he is a new one can be founded.
 */
function placesForConsul(
  position: RomaPosition,
  power: number,
  drawn: number,
  firstTurn: readonly string[],
): number[] {
  const given = firstTurn[drawn]
  if (position.state.turn === 1 && given !== undefined) return [numberOfArea(given)]
  const capital = capitalProvince(position, power)
  if (drawn === 0 && capital !== null) return [capital]
  const forces = areasWithForces(position, unit => unit.power === power)
  return forces.length === 0 && capital !== null ? [capital] : forces
}

function* pickPlace(g: Roma, power: number, places: readonly number[]): Rules<number> {
  const [first] = places
  if (first === undefined) throw new Error('no place for a Consul')
  const role = controllerOf(g.state, power)
  if (role === null || places.length < 2) return first
  const choices = places.map(area => ({ verb: 'place-leader' as const, noun: areaAt(area).id }))
  const answer = yield ask({ role, rule: 'RV-3.32-a', task: 'place-consul', choices })
  return places.find(area => areaAt(area).id === answer.noun) ?? first
}

/** Areas with a force of such units: Land units or Fleets, in a Province or a Strait. */
export function areasWithForces({ state }: RomaPosition, isSuch: (unit: Unit) => boolean): number[] {
  const areas: number[] = []
  for (let area = 0; area < state.stacks.length; area++)
    if (unitsAt(state, area).some(isSuch)) areas.push(area)
  return areas
}
