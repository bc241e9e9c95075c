import type { Rules } from '@aquila/engine'
import { leadersDie } from '../../../imperator/rules/fate.ts'
import { unitsGoOver } from '../../../imperator/rules/ownership.ts'
import type { FactionId } from '../../data/index.ts'
import { factionIds } from '../../data/types.ts'
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

/**
 * The duels that a battle in this zone would be: two if each side brings both a Pretender and a Faction Leader whom
 * the other side's Pretender wants to replace. To be asked before the battle.
 */
export function pretenderBattlesIn(position: AleaPosition, zone: Place): PretenderBattle[] {
  const { state } = position
  const battles: PretenderBattle[] = []
  for (const threatened of factionIds) {
    const pretender = state.pretenders[threatened]
    if (pretender === null || placeOf(position, pretender) !== zone) continue
    const factionLeaders = state.factionLeaders[threatened].filter(id => placeOf(position, id) === zone)
    if (factionLeaders.length > 0) battles.push({ zone, threatened, pretender, factionLeaders })
  }
  return battles
}

/**
 * AIE-3.6.4-b to AIE-3.6.4-d: the beaten commanders die. To be called after the losses, instead of the retreat: the
 * Roman units of the beaten army stay and pass to the victor (RULING-30). RULING-122: where two Pretenders fight, the
 * one who wins takes his prize, and the one who loses takes all leaders of his army with him.
 */
export function* pretenderBattlesDecided(
  g: Alea,
  battles: readonly PretenderBattle[],
  winner: FactionId,
): Rules {
  const won = battles.find(({ threatened }) => threatened !== winner)
  const lost = battles.find(({ threatened }) => threatened === winner)
  if (won !== undefined) yield* leadersDie(g, won.factionLeaders, 'pretender-battle')
  if (lost !== undefined) yield* pretenderFalls(g, lost)
  else if (won !== undefined) yield* armyGoesOver(g, won)
  if (won !== undefined) tellOfCoup(g, won)
}

/** AIE-3.6.4-b: the Pretender dies with all leaders of his army. */
function* pretenderFalls(g: Alea, { zone, threatened }: PretenderBattle): Rules {
  const loser = opponentOf(g, threatened)
  yield* leadersDie(g, leadersOf(g, zone, loser), 'beaten-pretender')
  unitsGoOver(g, zone, loser, threatened)
}

/** AIE-3.6.4-c: the other leaders of the beaten army come under the Pretender (RULING-84). */
function* armyGoesOver(g: Alea, { zone, threatened }: PretenderBattle): Rules {
  yield* zoneGoesOver(g, zone, threatened, opponentOf(g, threatened), 'AIE-3.6.4-c')
}

/** AIE-3.6.4-a: if nobody is left to lead, the coup has succeeded and the seats change in Phase F. */
function tellOfCoup(g: Alea, { threatened, pretender }: PretenderBattle): void {
  if (g.state.turn.coupsWon[threatened] !== pretender) return
  g.tell({ kind: 'coup-succeeds', rule: 'AIE-3.6.4-a', data: { leader: pretender, faction: threatened } })
}
