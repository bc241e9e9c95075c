import type { Rules } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { loseSurplusCargo } from '../movement/transport.ts'
import { isOnMap, isPretender, leader, put, sideOf } from '../pieces.ts'
import { type Alea, boxes, type Place } from '../state.ts'
import { ensureFactionLeader, makeFactionLeader } from './faction-leaders.ts'
import { flipLeader } from './flip.ts'

/** AIE-3.5.2: what follows the death of a Faction Leader, whose marker is off already. */
export function* succeed(g: Alea, faction: FactionId, dead: string, byPretender: boolean): Rules {
  const { state } = g
  const left = state.factionLeaders[faction]
  if (byPretender && left.length === 0) {
    // AIE-3.5.2-a: the Pretender takes his place in Phase F.
    state.turn.coupsWon[faction] = state.pretenders[faction]
    return
  }
  if (dead === 'caesar' && !byPretender && antoniusCanLead(g)) {
    // AIE-3.5.2-d, AIE-3.5.3-g, RULING-82: he and Octavianus succeed, whoever else led beside Caesar.
    if (left.includes('m-antonius')) state.factionLeaders[faction] = ['m-antonius']
    else {
      state.factionLeaders[faction] = []
      makeFactionLeader(g, faction, 'm-antonius', 'AIE-3.5.2-d')
    }
    return
  }
  // AIE-3.5.2-b: a second Faction Leader is now the only one; AIE-3.5.2-c: otherwise one is chosen.
  const [other] = left
  if (other === undefined) yield* ensureFactionLeader(g, faction)
  else g.tell({ kind: 'leads-alone', rule: 'AIE-3.5.2-b', data: { faction, leader: other } })
}

/** RULING-20: not if he is dead, on the other side, a Pretender or under a Triumvir. */
function antoniusCanLead(g: Alea): boolean {
  const { place } = leader(g, 'm-antonius')
  return place !== boxes.dead && sideOf(g, 'm-antonius') === 'caesarian' && !isPretender(g, 'm-antonius')
}

/**
 * AIE-3.5.2-e: with Pompeius gone, M. Brutus and Cassius go over to Caesar, if he lives (RULING-21). What they no longer
 * command at sea is lost (AIE-3.4.2-h); where Pompeius fell that is seen to when all is over there.
 */
export function* pompeiusIsGone(g: Alea, where: Place): Rules {
  const { data } = g
  const caesar = leader(g, 'caesar')
  if (caesar.place === boxes.dead) return
  for (const id of ['m-brutus', 'cassius']) {
    const { place } = leader(g, id)
    if (place === boxes.dead) continue
    flipLeader(g, id, 'caesarian', 'AIE-3.5.2-e')
    if (!isOnMap(data, place) || place === caesar.place) continue
    put(g, id, caesar.place)
    g.tell({
      kind: 'leader-placed',
      rule: 'AIE-3.5.2-e',
      data: { leader: id, zone: caesar.place, from: place },
    })
    if (place !== where) yield* loseSurplusCargo(g, place, 'republican')
  }
}
