import type { Rules } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import { leadersDie } from '../../../imperator/rules/fate.ts'
import { unitsGoOver } from '../../../imperator/rules/ownership.ts'
import type { Company } from '../../../imperator/rules/state.ts'
import type { FactionId } from '../../data/index.ts'
import { factionIds } from '../../data/types.ts'
import { placeOf, sideOf } from '../pieces.ts'
import { type Alea, type AleaPosition, opponentOf, type Place } from '../state.ts'
import { goOver } from './coup.ts'

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
 * one who wins takes his prize, and the one who loses takes all leaders of his army with him. `army` are the beaten:
 * RULING-134: anybody who was assigned to another combat in the zone is none of them.
 */
export function* pretenderBattlesDecided(
  g: Alea,
  battles: readonly PretenderBattle[],
  winner: FactionId,
  army: Company,
): Rules {
  const won = battles.find(({ threatened }) => threatened !== winner)
  const lost = battles.find(({ threatened }) => threatened === winner)
  if (won !== undefined) yield* leadersDie(g, won.factionLeaders, 'pretender-battle')
  if (lost !== undefined) yield* pretenderFalls(g, lost, army)
  else if (won !== undefined) yield* armyGoesOver(g, won, army)
  if (won !== undefined) tellOfCoup(g, won)
}

/** AIE-3.6.4-b: the Pretender dies with all leaders of his army. */
function* pretenderFalls(g: Alea, { zone, threatened }: PretenderBattle, army: Company): Rules {
  const loser = opponentOf(g, threatened)
  yield* leadersDie(g, stillLed(g, zone, army, loser), 'beaten-pretender')
  unitsGoOver(g, zone, loser, threatened, army.units)
}

/**
 * AIE-3.6.4-c: the other leaders of the beaten army come under the Pretender (RULING-84). RULING-28: a leader who cannot
 * must get away, by a roll of Phase E.
 */
function* armyGoesOver(g: Alea, { zone, threatened }: PretenderBattle, army: Company): Rules {
  const leaders = stillLed(g, zone, army, threatened)
  goOver(g, zone, { leaders, units: army.units }, opponentOf(g, threatened), 'AIE-3.6.4-c')
  yield* flightOfLoneLeaders(g, zone, true)
}

/** The leaders of the beaten army who are there still, on their side. */
function stillLed(position: AleaPosition, zone: Place, { leaders }: Company, side: FactionId): string[] {
  return leaders.filter(id => placeOf(position, id) === zone && sideOf(position, id) === side)
}

/** AIE-3.6.4-a: if nobody is left to lead, the coup has succeeded and the seats change in Phase F. */
function tellOfCoup(g: Alea, { threatened, pretender }: PretenderBattle): void {
  if (g.state.turn.coupsWon[threatened] !== pretender) return
  g.tell({ kind: 'coup-succeeds', rule: 'AIE-3.6.4-a', data: { leader: pretender, faction: threatened } })
}
