import type { Rules } from '@aquila/engine'
import { areaAt, numberOfArea } from '../data/index.ts'
import { specials } from './conditions.ts'
import { capitalProvince } from './paths.ts'
import { leaderNoun, placeLeader, someLandUnit } from './pieces.ts'
import { controllerOf, powerId, powerNamed } from './powers.ts'
import type { Roma, RomaPosition } from './state.ts'
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
      if (g.state.consuls.length === 0) return
      const pool = [...g.state.consuls]
      const rating = g.dice.drawFrom(pool, 'Consul')
      g.state.consuls = pool
      const area = yield* placeOf(g, power, drawn, special.firstTurn)
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

/** The first in the Capital's Province, the second with any force; in the first turn where the scenario says. */
function* placeOf(g: Roma, power: number, drawn: number, firstTurn: readonly string[]): Rules<number> {
  const given = firstTurn[drawn]
  if (g.state.turn === 1 && given !== undefined) return numberOfArea(given)
  const capital = capitalProvince(g, power)
  const forces = provincesWithForces(g, power)
  if (drawn === 0 && capital !== null) return capital
  const role = controllerOf(g.state, power)
  const [only = capital ?? 0] = forces
  if (role === null || forces.length < 2) return only
  const choices = forces.map(area => ({ verb: 'place-leader' as const, noun: areaAt(area).id }))
  const answer = yield ask({ role, rule: 'RV-3.32-a', task: 'place-consul', choices })
  return forces.find(area => areaAt(area).id === answer.noun) ?? only
}

/** Areas ashore with Land units of a Power. */
export function provincesWithForces({ state }: RomaPosition, power: number): number[] {
  const areas: number[] = []
  for (let area = 0; area < state.stacks.length; area++)
    if (someLandUnit(state, area, unit => unit.power === power)) areas.push(area)
  return areas
}
