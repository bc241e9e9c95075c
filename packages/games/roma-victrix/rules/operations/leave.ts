import { type Role, type Rules, reactionWindow } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { restsOf } from '../cards/play.ts'
import { powerAt } from '../pieces.ts'
import { controllerOf, powerId } from '../powers.ts'
import type { Answer, Roma, RomaState } from '../state.ts'
import { activationOf, changeActivation } from './activation-state.ts'

/** What a Power has said to the active Leader about an area; null: he has not asked. */
export function answerOf(state: RomaState, leave: Answer['leave'], area: number, of: number): boolean | null {
  for (const answer of activationOf(state).answers)
    if (answer.leave === leave && answer.area === area && answer.of === of) return answer.given
  return null
}

/** RV-5.27-a: who can give leave for a side: its player. RV-14.2-15a: nobody for rebels whose card is over. */
export function grantorOf(state: RomaState, side: number): Role | null {
  return powerAt(state, side).status === 'rebels' ? null : controllerOf(state, side)
}

/** RV-5.27-a: whether those of a side let a force of this Power pass: they have said so, or their player is its own. */
export function letsPass(state: RomaState, area: number, side: number, power: number): boolean {
  const grantor = grantorOf(state, side)
  if (grantor !== null && grantor === controllerOf(state, power)) return true
  return answerOf(state, 'passage', area, side) === true
}

interface Request {
  readonly leave: Answer['leave']
  readonly area: number
  /** The side that is asked. */
  readonly of: number
  /** Whose land it is, or whose units stand there. */
  readonly by: number
  /** Who asks. */
  readonly to: number
}

/**
 * RV-5.27-a: a player gives leave or refuses it, when he is asked or by standing orders. It is no treaty (RV-3.9-k), but
 * stands until the activation ends: nobody is asked twice.
 */
export function* givesLeave(g: Roma, { leave, area, of, by, to }: Request): Rules<boolean> {
  const said = answerOf(g.state, leave, area, of)
  if (said !== null) return said
  const role = grantorOf(g.state, of)
  if (role === null) return false
  // Nobody is asked for his own leave.
  if (role === controllerOf(g.state, to)) return true
  let given = false
  yield* reactionWindow(g, {
    name: leave,
    rule: 'RV-5.27-a',
    roles: [role],
    about: { power: powerId(g, to), area: areaAt(area).id },
    pass: { verb: 'refuse' },
    rests: () => restsOf(g),
    concealed: () => false,
    reactions: () => (given ? [] : [{ verb: 'admit' }]),
    *play() {
      given = true
    },
  })
  changeActivation(g.state, { answers: [...activationOf(g.state).answers, { leave, area, of, given }] })
  g.tell({
    kind: leave,
    rule: 'RV-5.27-a',
    data: { power: powerId(g, to), by: powerId(g, by), area: areaAt(area).id, granted: given },
  })
  return given
}
