import { type Choice, pick, type Rules } from '@aquila/engine'
import type { FactionId, StratagemId } from '../../data/index.ts'
import { endOfTriumvirate } from '../politics/triumvir.ts'
import { scorePoints } from '../score.ts'
import type { Alea } from '../state.ts'
import { figureOn, spend } from './hand.ts'
import { inOrder, openFor, playableFaces } from './window.ts'

/** The stratagems of Phase F, each at its step; Idus Martias is with the assassination of Caesar. */

function* at(
  g: Alea,
  stratagem: StratagemId,
  rule: string,
  possible: () => boolean,
  play: (side: FactionId, counter: string) => Rules,
): Rules {
  yield* openFor(g, {
    name: 'results',
    rule,
    sides: inOrder(g),
    choices: (side): Choice[] =>
      possible() ? playableFaces(g, side, candidate => candidate === stratagem) : [],
    play: (side, { noun }) => play(side, String(noun)),
  })
}

/** AIE-6.4-b, RULING-38: the marker goes one space towards 0 before the SPQR level is read. */
export function* playImperium(g: Alea): Rules {
  const possible = () => g.state.spqr > 0
  yield* at(g, 'imperium', 'AIE-6.4-b', possible, function* (side, counter) {
    spend(g, side, counter, 'imperium')
    g.state.spqr--
    g.tell({ kind: 'imperium', rule: 'AIE-6.4-b', data: { side, spqr: g.state.spqr } })
  })
}

/** AIE-6.4-c: when regions are checked, a Triumvir and all that is his can be rallied. */
export function* playRalliement(g: Alea): Rules {
  const possible = () => g.state.triumvirs.length > 0
  yield* at(g, 'ralliement-d-un-triumvir', 'AIE-6.4-c', possible, function* (side, counter) {
    spend(g, side, counter, 'ralliement-d-un-triumvir')
    const region = yield* pick({
      role: side,
      rule: 'AIE-6.4-c',
      task: 'rally-triumvir',
      verb: 'rally',
      nouns: g.state.triumvirs.map(triumvir => triumvir.region),
    })
    yield* endOfTriumvirate(g, region, side)
  })
}

/** AIE-6.4-d: the player scores the printed figure. */
export function* playTriumphus(g: Alea): Rules {
  yield* at(
    g,
    'triumphus',
    'AIE-6.4-d',
    () => true,
    function* (side, counter) {
      const points = figureOn(g, counter, 'triumphus')
      spend(g, side, counter, 'triumphus')
      yield* scorePoints(g, side, points, 'AIE-6.4-d', 'triumph')
    },
  )
}
