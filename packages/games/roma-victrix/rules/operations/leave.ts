import { type Rules, reactionWindow } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { restsOf } from '../cards/play.ts'
import { controllerOf, powerId } from '../powers.ts'
import type { Answer, Roma, RomaState } from '../state.ts'
import { activationOf, changeActivation } from './activation-state.ts'

/** What a Power has said to the active Leader about an area; null: he has not asked. */
export function answerOf(state: RomaState, leave: Answer['leave'], area: number, of: number): boolean | null {
  for (const answer of activationOf(state).answers)
    if (answer.leave === leave && answer.area === area && answer.of === of) return answer.given
  return null
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
  const role = controllerOf(g.state, of)
  if (role === null) return false
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
