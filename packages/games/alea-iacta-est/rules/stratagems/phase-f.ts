import type { RuleId, Rules } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import { spend } from '../../../imperator/rules/stratagems/hand.ts'
import { inOrder, openFor } from '../../../imperator/rules/stratagems/window.ts'
import type { FactionId } from '../../data/index.ts'
import { endOfTriumvirate } from '../politics/triumvir.ts'
import { scorePoints } from '../score.ts'
import type { Alea, AleaPosition } from '../state.ts'
import { pick } from '../tasks.ts'
import { figureOn } from './figures.ts'
import type { AleaStratagem } from './stratagem.ts'

/** The stratagems of Phase F, each at its step; Idus Martias is with the assassination of Caesar. */

/** Both may play the stratagem of this step. */
export function* playAtStep(g: Alea, { moments: [step = ''] }: AleaStratagem, rule: RuleId): Rules {
  yield* openFor(g, { name: 'results', rule, moment: { name: 'step', step }, sides: inOrder(g) })
}

/** AIE-6.4-b, RULING-38: the marker goes one space towards 0 before the SPQR level is read. */
export const imperium: AleaStratagem = {
  id: 'imperium',
  moments: ['F.republic'],
  goes: 'cup',
  whyNot: ({ state }: AleaPosition) =>
    state.spqr > 0 ? null : { rule: 'AIE-6.4-b', why: 'other-step', about: { stratagem: 'imperium' } },
  *play(g: Alea, side, counter) {
    spend(g, side, counter, 'imperium')
    g.state.spqr--
    g.tell({ kind: 'imperium', rule: 'AIE-6.4-b', data: { side, spqr: g.state.spqr } })
  },
}

/** AIE-6.4-c: when regions are checked, a Triumvir and all that is his can be rallied. */
export const ralliement: AleaStratagem = {
  id: 'ralliement-d-un-triumvir',
  moments: ['F.regions'],
  goes: 'cup',
  whyNot: ({ state }: AleaPosition) =>
    state.triumvirs.length > 0
      ? null
      : { rule: 'AIE-6.4-c', why: 'other-step', about: { stratagem: 'ralliement-d-un-triumvir' } },
  *play(g: Alea, side: FactionId, counter) {
    spend(g, side, counter, 'ralliement-d-un-triumvir')
    const region = yield* pick({
      role: side,
      rule: 'AIE-6.4-c',
      task: 'rally-triumvir',
      verb: 'rally',
      nouns: g.state.triumvirs.map(triumvir => triumvir.region),
    })
    yield* endOfTriumvirate(g, region, side)
    // AIE-8.2-j, RULING-120: allies of the other side may stand among those who have joined this one.
    for (const zone of g.data.regions[region].zones) yield* flightOfLoneLeaders(g, zone)
  },
}

/** AIE-6.4-d: the player scores the printed figure. */
export const triumphus: AleaStratagem = {
  id: 'triumphus',
  moments: ['F.points'],
  goes: 'cup',
  whyNot: () => null,
  *play(g: Alea, side: FactionId, counter) {
    const points = figureOn(g, counter, 'triumphus')
    spend(g, side, counter, 'triumphus')
    yield* scorePoints(g, side, points, 'AIE-6.4-d', 'triumph')
  },
}

export function playImperium(g: Alea): Rules {
  return playAtStep(g, imperium, 'AIE-6.4-b')
}

export function playRalliement(g: Alea): Rules {
  return playAtStep(g, ralliement, 'AIE-6.4-c')
}

export function playTriumphus(g: Alea): Rules {
  return playAtStep(g, triumphus, 'AIE-6.4-d')
}
