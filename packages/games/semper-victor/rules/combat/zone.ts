import { choicesWith, type Rules } from '@aquila/engine'
import { fight } from '../../../imperator/rules/combat/battle.ts'
import {
  chanceBelow,
  evasionTarget,
  rollEvasion,
  slipAway,
  whyNoEvasion,
} from '../../../imperator/rules/combat/evasion.ts'
import { isContested, newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { leadersOf } from '../../../imperator/rules/pieces.ts'
import type { SideId } from '../../data/index.ts'
import { whyEnraged } from '../movement/limits.ts'
import { opponentOf, type Place, type Semper, type SemperPosition } from '../state.ts'
import { ask } from '../tasks.ts'

const DONE = { verb: 'done' } as const

/** SV-8.1-A, SV-3.5.4-A, RULING-109: evasion, then the battle, with what has stayed. There is no combat at sea (SV-8.1-C). */
export function* resolveZone(g: Semper, zone: Place): Rules {
  const attacker = g.state.active
  yield* evade(g, zone, opponentOf(g, attacker))
  if (isUnsettled(g, zone)) yield* fight(g, newEngagement(g, zone, 'land', attacker, null))
}

export function isUnsettled(position: SemperPosition, place: Place): boolean {
  return isContested(position, place, 'land')
}

/**
 * SV-8.2-A, RULING-45: one roll with the best SR in the zone; on success each leader may leave with what he commands, for
 * a zone of his own.
 */
function* evade(g: Semper, zone: Place, side: SideId): Rules {
  if (evaders(g, zone, side).length === 0) return
  const below = evasionTarget(g, zone, side)
  // With an SR of 1 it never succeeds: nobody is asked for a roll that no die can win.
  if (chanceBelow(g, below) === 0) {
    g.tell({ kind: 'no-evasion', rule: 'SV-8.2-A', data: { side, zone, below } })
    return
  }
  const { verb } = yield ask({
    role: side,
    rule: 'SV-8.2-A',
    task: 'evade',
    choices: [{ verb: 'evade' }, { verb: 'stand' }],
    about: { zone, below },
  })
  if (verb === 'stand' || !(yield* rollEvasion(g, zone, side))) return
  for (;;) {
    const able = evaders(g, zone, side)
    if (able.length === 0) return
    const { verb: answer, noun } = yield ask({
      role: side,
      rule: 'SV-8.2-C',
      task: 'evade-with',
      choices: [...choicesWith('evade', able), DONE],
      about: { zone },
    })
    if (answer === 'done') return
    yield* slipAway(g, zone, String(noun))
  }
}

/** SV-8.2-A, SV-8.2-D, SV-EV-11: the leaders of the zone who could slip away. */
export function evaders(position: SemperPosition, zone: Place, side: SideId): readonly string[] {
  return leadersOf(position, zone, side).filter(
    id => whyNoEvasion(position, id) === null && whyEnraged(position, id) === null,
  )
}
