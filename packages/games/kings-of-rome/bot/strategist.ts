import type { Match, Strategist } from '@aquila/engine'
import type { KingsData } from '../data/index.ts'
import type { KingsView } from '../rules/knowledge/view.ts'
import type { KingsPosition } from '../rules/state.ts'
import { centurio } from './character.ts'
import { botOf } from './levels.ts'
import { optionsOf, orderOf } from './options.ts'
import { asKings, type KingsSeat, type Order, outlookOf } from './position.ts'
import { chanceOf, worthAfter } from './standing.ts'

/**
 * What the general's search asks. A plan is the next enterprise, a march and what it is for; the rest of the turn is played
 * as Centurio would, with all that the others do about it. Then the whole game is judged by how such games have ended, and a
 * reign that is played by itself by what is left to fulfil its mission with; its last turn is played to the end.
 */
export const kingsStrategist: Strategist<Order, KingsView, KingsData> = {
  nodes: 80,
  samples: 20,
  stretch: seat => (seat.decision.task === 'action' ? enterpriseAt(asKings(seat)) : null),
  *plans(seat) {
    const outlook = outlookOf(asKings(seat), centurio)
    for (const option of optionsOf(outlook).slice(0, MOST_PLANS)) yield orderOf(outlook, option)
  },
  variations: () => [],
  follow: (_, order) => botOf(centurio, order),
  advisor: () => botOf(centurio),
  opponent: () => botOf(centurio),
  judge(seat) {
    const outlook = outlookOf(asKings(seat), centurio)
    const { turn } = outlook.position.state
    const before = chanceOf(outlook)
    return {
      isFarEnough: branch => positionOf(branch).state.turn > turn,
      worth: branch => worthAfter(before, positionOf(branch), branch.result),
    }
  },
}

/**
 * An enterprise is planned at its beginning, and the next when its dice have shown what came of it: an army that has
 * arrived goes on with its own, and a vote of the Senate ends it.
 */
function enterpriseAt(seat: KingsSeat): string {
  const { position, order, arrived } = outlookOf(seat, centurio)
  const { turn, notes } = position.state
  const begun = order !== null && arrived !== null ? order.made : notes.actionsDone
  return [turn, begun, ...Object.keys(notes.consent)].join(' ')
}

/** More than a budget ever tries. */
const MOST_PLANS = 12

function positionOf(branch: Match): KingsPosition {
  return branch.position as KingsPosition
}
