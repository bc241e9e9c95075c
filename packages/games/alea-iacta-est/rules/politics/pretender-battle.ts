import type { Rules } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { factionIds } from '../../data/types.ts'
import { unitsGoOver } from '../control.ts'
import { leadersDie } from '../fate.ts'
import { leadersOf, placeOf } from '../pieces.ts'
import { type Alea, type AleaPosition, opponentOf, type Place } from '../state.ts'
import { zoneGoesOver } from './coup.ts'

/** A battle between a Pretender and a Faction Leader of the faction he wants (AIE-3.6.4-a). */
export interface PretenderBattle {
  readonly zone: Place
  /** The faction whose leadership is fought for. */
  readonly threatened: FactionId
  readonly pretender: string
  /** Its Faction Leaders in the zone: one or both. */
  readonly factionLeaders: readonly string[]
}

/** The duel that a battle in this zone would be, or null. To be asked before the battle. */
export function pretenderBattleIn({ state }: AleaPosition, zone: Place): PretenderBattle | null {
  for (const threatened of factionIds) {
    const pretender = state.pretenders[threatened]
    if (pretender === null || placeOf(state, pretender) !== zone) continue
    const factionLeaders = state.factionLeaders[threatened].filter(id => placeOf(state, id) === zone)
    if (factionLeaders.length > 0) return { zone, threatened, pretender, factionLeaders }
  }
  return null
}

/**
 * AIE-3.6.4-b to AIE-3.6.4-d: the beaten commander dies. To be called after the losses, instead of the retreat: the
 * Roman units of the beaten army stay and pass to the victor (RULING-30).
 */
export function* pretenderBattleDecided(g: Alea, battle: PretenderBattle, winner: FactionId): Rules {
  if (winner === battle.threatened) yield* pretenderFalls(g, battle)
  else yield* factionLeaderFalls(g, battle)
}

/** AIE-3.6.4-b: the Pretender dies with all leaders of his army. */
function* pretenderFalls(g: Alea, { zone, threatened }: PretenderBattle): Rules {
  const loser = opponentOf(threatened)
  yield* leadersDie(g, leadersOf(g, zone, loser), 'beaten-pretender')
  unitsGoOver(g, zone, loser, threatened)
}

/**
 * AIE-3.6.4-c: the Faction Leaders in the zone die; if nobody is left to lead, the coup has succeeded and the seats
 * change in Phase F. The other leaders of the beaten army come under the Pretender (RULING-84).
 */
function* factionLeaderFalls(g: Alea, battle: PretenderBattle): Rules {
  const { zone, threatened, pretender, factionLeaders } = battle
  yield* leadersDie(g, factionLeaders, 'pretender-battle')
  yield* zoneGoesOver(g, zone, threatened, opponentOf(threatened), 'AIE-3.6.4-c')
  if (g.state.turn.coupsWon[threatened] !== pretender) return
  g.tell({ kind: 'coup-succeeds', rule: 'AIE-3.6.4-a', data: { leader: pretender, faction: threatened } })
}
