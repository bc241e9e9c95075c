import type { Rules } from '@aquila/engine'
import { areaAt } from '../data/index.ts'
import type { Force } from './combat/force.ts'
import { leaderFalls } from './odds/rolls.ts'
import { dismiss, findLeader, leaderNoun, leaderNumbered, unitsAt } from './pieces.ts'
import { powerId } from './powers.ts'
import { standing } from './standing.ts'
import type { Leader, Roma } from './state.ts'
import { afterLossOf } from './succession.ts'

/** A Leader leaves the game; his Power may collapse by it. */
export function* loseLeader(g: Roma, id: number, rule: string): Rules {
  const leader = leaderNumbered(g.state, id)
  removeLeader(g, leader, rule)
  yield* afterLossOf(g, leader)
}

export function removeLeader(g: Roma, leader: Leader, rule: string): void {
  g.state.leaders = g.state.leaders.filter(({ id }) => id !== leader.id)
  dismiss(g.state, leader.id)
  if (leader.name !== null && !g.state.lost.includes(leader.name))
    g.state.lost = [...g.state.lost, leader.name]
  g.state.cup = g.state.cup.filter(draw => draw.leader !== leader.id)
  if (leader.consul) g.state.consuls = [...g.state.consuls, leader.rating]
  g.tell({
    kind: 'leader-lost',
    rule,
    data: {
      leader: leaderNoun(leader),
      name: leader.name,
      power: powerId(g, leader.power),
      area: areaAt(leader.area).id,
      supreme: leader.supreme,
      standing: standing(g, [leader.power]),
    },
  })
}

/** RV-3.34-b: Leaders whose units have all been eliminated in combat go with them. */
export function* loseLeadersOf(
  g: Roma,
  area: number,
  { leaders, units }: Pick<Force, 'leaders' | 'units'>,
): Rules {
  if (units.length === 0 || unitsAt(g.state, area).some(unit => units.includes(unit.id))) return
  for (const id of leaders) if (findLeader(g.state, id) !== undefined) yield* loseLeader(g, id, 'RV-3.34-b')
}

/** RV-5.31-10, RV-3.34-e: every Leader of the defeated force rolls; RV-3.34-c: a 1 kills. */
export function* casualtyRolls(g: Roma, leaders: readonly number[]): Rules {
  for (const id of leaders) {
    const die = g.dice.d6('leader casualty')
    const leader = leaderNumbered(g.state, id)
    const data = { leader: leaderNoun(leader), die, standing: standing(g, [], leader) }
    g.tell({ kind: 'casualty-roll', rule: 'RV-5.31-10', data })
    if (leaderFalls(die)) yield* loseLeader(g, id, 'RV-3.34-c')
  }
}
