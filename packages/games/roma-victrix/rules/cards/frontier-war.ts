import type { Role, Rules } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { isNeutral } from '../control.ts'
import { activate } from '../operations/activation.ts'
import { bestLeader, changePower, isShip, leaderNoun, placeLeader, powerAt } from '../pieces.ts'
import { castPower, powerId, powerNamed } from '../powers.ts'
import { awaitsSetUp, putOnMap } from '../set-up.ts'
import type { Leader, Roma, RomaPosition } from '../state.ts'
import { ask } from '../tasks.ts'

/** RV-14.2-09: Neutral Majors and Minors with an army: on the map, or to be set up. The dead do not rise. */
export function neutralPowers(g: RomaPosition): string[] {
  return [...g.state.powers.keys()]
    .filter(power => isNeutral(g.state, power) && powerAt(g.state, power).status !== 'automaton')
    .filter(power => awaitsSetUp(g.state, power) || hasArmy(g, power))
    .map(power => powerId(g, power))
}

/** RV-14.2-09: for one Game-Turn it is run by the player, and one of its Leaders attacks next to his Province. */
export function* frontierWar(g: Roma, role: Role, target: string | number): Rules {
  const power = powerNamed(g, String(target))
  if (awaitsSetUp(g.state, power)) putOnMap(g.state, { ...castPower(g, power), status: 'major' }, g.options)
  changePower(g.state, power, { role })
  const leader = yield* commander(g, role, power)
  if (leader !== null) yield* activate(g, leader.id, { kind: 'raid', origin: leader.area, ambush: false })
}

function hasArmy({ state }: RomaPosition, power: number): boolean {
  return state.stacks.some(stack => stack.some(unit => unit.power === power))
}

/** One of its Leaders; an L-1 with its strongest force if it has none. */
function* commander(g: Roma, role: Role, power: number): Rules<Leader | null> {
  const leaders = g.state.leaders.filter(leader => leader.power === power)
  if (leaders.length === 0) {
    const area = strongestPlace(g, power)
    return area === null
      ? null
      : placeLeader(g.state, { name: null, power, rating: 1, supreme: false, consul: false, area })
  }
  if (leaders.length === 1) return bestLeader(leaders)
  const choices = leaders.map(leader => ({ verb: 'command' as const, noun: leaderNoun(leader) }))
  const answer = yield ask({ role, rule: 'RV-14.2-09', task: 'pick-commander', choices })
  return leaders.find(leader => leaderNoun(leader) === answer.noun) ?? null
}

function strongestPlace({ state }: RomaPosition, power: number): number | null {
  let [best, most] = [-1, 0]
  for (const [area, stack] of state.stacks.entries()) {
    const number = stack.filter(unit => unit.power === power && !isShip(unit)).length
    if (number > most && areaAt(area).kind === 'province') [best, most] = [area, number]
  }
  return best < 0 ? null : best
}
