import type { Rules } from '@aquila/engine'
import { PASS } from '@aquila/engine'
import { controllerOf, powerId } from '../powers.ts'
import type { Roma } from '../state.ts'

/** RV-5.0-a: one step of an Operations Phase: a Leader's activation, a Client's roll, a card, or its end. */
export function* operations(g: Roma): Rules {
  const { phasing } = g.state
  if (phasing === null) return
  const role = controllerOf(g.state, phasing.power)
  if (role !== null) {
    const about = { power: powerId(g, phasing.power) }
    yield { role, rule: 'RV-5.0-a', task: 'operations', choices: [PASS], about, confirm: true }
  }
  g.state.phasing = null
}

/** RV-5.18-a: who has moved may do so again in the next Operations Phase. */
export function* endOfOperations(g: Roma): Rules {
  g.state.leaders = g.state.leaders.map(leader =>
    leader.activated ? { ...leader, activated: false } : leader,
  )
  for (const [area, stack] of g.state.stacks.entries())
    if (stack.some(unit => unit.served || unit.leader !== null))
      g.state.stacks[area] = stack.map(unit => ({ ...unit, served: false, leader: null }))
  for (const [power, state] of g.state.powers.entries())
    if (state.tried) g.state.powers[power] = { ...state, tried: false }
}
