import type { Rules } from '@aquila/engine'
import { fight } from '../../../imperator/rules/combat/battle.ts'
import { isContested, newEngagement } from '../../../imperator/rules/combat/forces.ts'
import type { FactionId } from '../../data/index.ts'
import { leadersOf } from '../pieces.ts'
import { type Alea, type AleaPosition, opponentOf, type Place } from '../state.ts'
import { ask } from '../tasks.ts'
import { evadeByLand } from './evasion.ts'
import { evadeBySea, navesAreExposed, navesMustLeave } from './naval-evasion.ts'

/** AIE-8.1: everything that happens in one zone in E.2, in the order of the rulebook. */
export function* resolveZone(g: Alea, zone: Place): Rules {
  const attacker = g.state.active
  const defender = opponentOf(g, attacker)
  const both = isContested(g, zone, 'land') && isContested(g, zone, 'naval')
  const navalLeaders = both ? yield* assignLeaders(g, zone, attacker) : null
  // AIE-8.2-d: land evasions first, then those of naves.
  const leaders = leadersOf(g, zone, defender)
  const ashore = navalLeaders === null ? leaders : leaders.filter(id => !navalLeaders.has(id))
  const afloat = navalLeaders === null ? leaders : leaders.filter(id => navalLeaders.has(id))
  const rollFailed = isContested(g, zone, 'land') && (yield* evadeByLand(g, zone, defender, ashore))
  if (isToBeResolved(g, zone)) yield* evadeBySea(g, zone, defender, afloat, rollFailed)
  yield* exposedNavesLeave(g, zone)
  // AIE-8.1-d: the naval combat comes first.
  if (isContested(g, zone, 'naval')) yield* fight(g, newEngagement(g, zone, 'naval', attacker, navalLeaders))
  if (isContested(g, zone, 'land')) yield* fight(g, newEngagement(g, zone, 'land', attacker, navalLeaders))
  // AIE-8.4.1-b: in the end only one player's counters are left.
  yield* exposedNavesLeave(g, zone)
}

function* exposedNavesLeave(g: Alea, zone: Place): Rules {
  yield* navesMustLeave(g, zone, opponentOf(g, g.state.active))
  yield* navesMustLeave(g, zone, g.state.active)
}

/** AIE-8.1-d: where both combats occur, each leader is assigned to one of them: the attacker's first. */
function* assignLeaders(g: Alea, zone: Place, attacker: FactionId): Rules<ReadonlySet<string>> {
  const naval = new Set<string>()
  for (const side of [attacker, opponentOf(g, attacker)]) {
    for (const leader of leadersOf(g, zone, side)) {
      const { verb } = yield ask({
        role: side,
        rule: 'AIE-8.1-d',
        task: 'assign-leader',
        choices: [{ verb: 'fight-on-land' }, { verb: 'fight-at-sea' }],
        about: { leader, zone },
      })
      if (verb === 'fight-at-sea') naval.add(leader)
      g.tell({
        kind: 'leader-assigned',
        rule: 'AIE-8.1-d',
        data: { leader, zone, naval: verb === 'fight-at-sea' },
      })
    }
  }
  return naval
}

/** AIE-8.1-a: a combat, or naves that must leave (AIE-8.2-i). */
export function isUnsettled(position: AleaPosition, zone: Place): boolean {
  return (
    isToBeResolved(position, zone) ||
    navesAreExposed(position, zone, 'caesarian') ||
    navesAreExposed(position, zone, 'republican')
  )
}

/** AIE-8.1-a: true if something must be settled in the zone. */
export function isToBeResolved(position: AleaPosition, zone: Place): boolean {
  return isContested(position, zone, 'land') || isContested(position, zone, 'naval')
}
