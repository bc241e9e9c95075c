import type { Rules } from '@aquila/engine'
import { discardHand } from './cards/event-cards.ts'
import { specials } from './conditions.ts'
import { leaveForeignCities } from './gates.ts'
import { changeLeader, changePower, supremeLeaderOf } from './pieces.ts'
import { castPower, isRomanFor, powerId } from './powers.ts'
import { transfersNow } from './scenario-events.ts'
import { spawnLeaders } from './spawn.ts'
import { standing } from './standing.ts'
import type { Leader, Roma, RomaPosition } from './state.ts'

/** RV-3.32-c: what the loss of a Leader brings with it. */
export function* afterLossOf(g: Roma, leader: Leader): Rules {
  yield* spawnLeaders(g, null)
  if (leader.supreme) yield* findSuccessor(g, leader)
  yield* transfersNow(g)
}

/** The next of the scenario's list who lives leads on; after the last, what the scenario says. */
function* findSuccessor(g: Roma, { power }: Leader): Rules {
  if (supremeLeaderOf(g.state, power) !== undefined) return
  const { succession } = castPower(g, power)
  for (const name of succession?.order ?? []) {
    const heir = g.state.leaders.find(leader => leader.name === name && leader.power === power)
    if (heir === undefined) continue
    changeLeader(g.state, heir.id, { supreme: true })
    const data = { power: powerId(g, power), name, standing: standing(g, [power]) }
    g.tell({ kind: 'succession', rule: 'RV-3.32-c', data })
    return
  }
  if (succession?.afterLast !== 'collapse' || isAwaited(g, power)) return
  // RV-COL-c: a non-Roman Major goes on without one, and raises units in its Capital's Province only.
  if (isRomanFor(g, power, 'collapse')) collapse(g, power)
}

/** A special rule will still bring a Supreme Leader. */
function isAwaited(position: RomaPosition, power: number): boolean {
  return specials(position).some(
    (special, index) =>
      special.kind === 'spawn' &&
      special.leader.supreme &&
      powerId(position, power) === special.power &&
      !position.state.spent.includes(index),
  )
}

/** RV-COL-a, RV-COL-b: its units freeze, its cards are discarded; its Clients and Allies are their own masters. */
export function collapse(g: Roma, power: number): void {
  discardHand(g, power)
  changePower(g.state, power, { status: 'collapsed', role: null })
  g.state.cup = g.state.cup.filter(draw => draw.power !== power)
  for (const [minor, state] of g.state.powers.entries())
    if (state.of === power)
      changePower(g.state, minor, { of: null, status: state.status === 'people' ? 'people' : 'neutral' })
  leaveForeignCities(g.state)
  const data = { power: powerId(g, power), standing: standing(g, [power]) }
  g.tell({ kind: 'collapse', rule: 'RV-COL-a', data })
}
