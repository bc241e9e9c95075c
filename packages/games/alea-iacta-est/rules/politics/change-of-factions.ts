import type { Rules } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import { unitsGoOver } from '../../../imperator/rules/ownership.ts'
import type { FactionId } from '../../data/index.ts'
import { factionIds } from '../../data/types.ts'
import { canShow, isOnMap, leader, leadersOf } from '../pieces.ts'
import { type Alea, boxes, opponentOf } from '../state.ts'
import { ensureFactionLeaders, makeFactionLeader } from './faction-leaders.ts'
import { coupIsOver, flipLeader } from './flip.ts'

/** AIE-2.F-b, AIE-5.1.2-a: for each coup that has succeeded this turn the players change factions. */
export function* changeOfFactions(g: Alea): Rules {
  for (const faction of factionIds) {
    const pretender = g.state.turn.coupsWon[faction]
    if (pretender !== null) yield* changeFactions(g, faction, pretender)
  }
}

/** The players change places; hands go with the persons, the score changes its sign, everything else stays (RULING-41). */
function* changeFactions(g: Alea, taken: FactionId, pretender: string): Rules {
  const { state } = g
  const { caesarian, republican } = state.hands
  state.hands = { caesarian: republican, republican: caesarian }
  state.score = state.score === 0 ? 0 : -state.score
  state.turn.coupsWon[taken] = null
  g.swapSeats('caesarian', 'republican')
  g.tell({
    kind: 'factions-change',
    rule: 'AIE-5.1.2-a',
    data: { leader: pretender, faction: taken, score: state.score },
  })
  const party = [pretender, ...state.joinedPretender[taken]]
  for (const id of party) followBack(g, id, taken)
  coupIsOver(state, taken)
  // AIE-3.5.2-a, RULING-84; if he has died since his victory, his faction chooses somebody else.
  if (leader(g, pretender).place !== boxes.dead && leader(g, pretender).faction === taken)
    makeFactionLeader(g, taken, pretender, 'AIE-3.5.2-a')
  // The other faction too, if it was led by somebody who has gone back with him.
  yield* ensureFactionLeaders(g)
  // AIE-8.2-j: a leader who stands among units that stay with the other side must get away.
  for (const id of party) yield* flightOfLoneLeaders(g, leader(g, id).place)
}

/** RULING-41: the Pretender and those who joined him show again the face of the faction he now leads. */
function followBack(g: Alea, id: string, faction: FactionId): void {
  const { place } = leader(g, id)
  if (place === boxes.dead || !canShow(g, id, faction)) return
  const other = opponentOf(g, faction)
  flipLeader(g, id, faction, 'AIE-5.1.2-a')
  // His units come along, unless leaders of the other side stand among them.
  if (isOnMap(g.data, place) && leadersOf(g, place, other).length === 0) unitsGoOver(g, place, other, faction)
}
