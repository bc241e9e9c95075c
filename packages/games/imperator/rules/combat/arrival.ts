import { forceIn, isLeader, isNaves } from '../pieces.ts'
import { type CampaignPosition, type FactionId, opponentOf, type Place } from '../state.ts'
import { allCrossed, type BattleKind } from './forces.ts'
import { type BattleSketch, battleOdds, chanceToWin } from './odds.ts'

/** What comes of it when somebody arrives in a place, before he has set out: tables tell it, and bots think of it. */

/** Who comes to a place, by land or by sea. */
export interface Comers {
  readonly to: Place
  readonly kind: BattleKind
  readonly leaders: readonly string[]
  readonly units: readonly string[]
  readonly crossed: boolean
}

/** The battle that they would fight with whoever stands there; null if there is none. */
export function sketchOfArrival(
  position: CampaignPosition,
  side: FactionId,
  { to, kind, leaders, units: coming, crossed }: Comers,
): BattleSketch | null {
  const { data } = position
  const fights = (id: string) => !isLeader(data, id) && isNaves(data, id) === (kind === 'naval')
  const enemies = forceIn(position, to, opponentOf(position, side))
  const own = forceIn(position, to, side)
  const there = own.filter(fights)
  const units = [...coming, ...there]
  const enemyUnits = enemies.filter(fights)
  if (enemyUnits.length === 0 || units.length === 0) return null
  return {
    zone: to,
    kind,
    attacker: { side, units, leaders: [...leaders, ...own.filter(id => isLeader(data, id))] },
    defender: {
      side: opponentOf(position, side),
      units: enemyUnits,
      leaders: enemies.filter(id => isLeader(data, id)),
    },
    // 8.3: a river or strait counts only if nobody of the army came without crossing one.
    crossed: crossed && allCrossed(position, to, there),
    stratagems: [],
  }
}

/** True if they would come into a battle that no die can win. */
export function isHopelessArrival(position: CampaignPosition, side: FactionId, comers: Comers): boolean {
  const battle = sketchOfArrival(position, side, comers)
  return battle !== null && chanceToWin(battleOdds(position, battle), 'attacker') === 0
}
