import type { Rules } from '@aquila/engine'
import type { Engagement, Force } from '../../../imperator/rules/combat/forces.ts'
import type { BattleSketch } from '../../../imperator/rules/combat/odds.ts'
import { leadersDie } from '../../../imperator/rules/fate.ts'
import type { Company } from '../../../imperator/rules/state.ts'
import type { CombatCell } from '../../data/index.ts'
import {
  isAssassin,
  isFactionLeader,
  isNaves,
  isPretender,
  isRoman,
  leadersOf,
  placeOf,
  romansOf,
} from '../pieces.ts'
import {
  type PretenderBattle,
  pretenderBattlesDecided,
  pretenderBattlesIn,
} from '../politics/pretender-battle.ts'
import type { Alea, AleaPosition, Place } from '../state.ts'
import { factionNamed } from '../state.ts'

/** What becomes of leaders after a battle. */

/** AIE-5.1.1-g: a Faction Leader has taken part in a battle between Romans. */
export function noteFactionLeaders(g: Alea, { attacker, defender }: BattleSketch): void {
  const hasRomans = ({ units }: Force) => units.some(unit => isRoman(g.data, unit))
  if (!hasRomans(attacker) || !hasRomans(defender)) return
  if ([...attacker.leaders, ...defender.leaders].some(id => isFactionLeader(g, id)))
    g.state.turn.factionLeaderFoughtRomans = true
}

/** AIE-3.6.4-a: battles between a Pretender and a Faction Leader he wants to replace; both take part in this one. */
function duelsOf(position: AleaPosition, zone: Place, one: Force, other: Force): PretenderBattle[] {
  const present = [...one.leaders, ...other.leaders]
  return pretenderBattlesIn(position, zone)
    .filter(({ pretender }) => present.includes(pretender))
    .map(duel => ({ ...duel, factionLeaders: duel.factionLeaders.filter(id => present.includes(id)) }))
    .filter(({ factionLeaders }) => factionLeaders.length > 0)
}

/** AIE-8.5.1-a, AIE-8.5.2-a, AIE-3.6.4-b: who of the beaten dies. In a duel their Romans stay there (AIE-3.6.4-d). */
export function* fateOfLeaders(
  g: Alea,
  battle: Engagement,
  cell: CombatCell,
  winner: Force,
  loser: Force,
): Rules {
  const { zone } = battle
  const duels = duelsOf(g, zone, winner, loser)
  const result = cell.winner === 'attacker' ? cell.defender : cell.attacker
  const principals = duels.flatMap(({ pretender, factionLeaders }) => [pretender, ...factionLeaders])
  // AIE-CT-c: the E result takes all leaders of the force.
  if (result === 'E')
    yield* leadersDie(
      g,
      stillThere(g, zone, loser).filter(id => !principals.includes(id)),
      'battle',
    )
  if (duels.length > 0) {
    yield* pretenderBattlesDecided(g, duels, factionNamed(winner.side), beatenArmy(g, battle, loser))
    return
  }
  yield* leadersDie(
    g,
    condemned(g, winner, loser).filter(id => placeOf(g, id) === zone),
    'faction-leader-battle',
  )
}

/**
 * RULING-134: all that the beaten side has in the zone, for its leaders were all in the battle; but where another combat
 * is fought there, only leaders assigned to this one and units of its kind (AIE-8.1-d).
 */
function beatenArmy(position: AleaPosition, battle: Engagement, { side, leaders }: Force): Company {
  const { zone, kind, navalLeaders } = battle
  const { units } = romansOf(position, zone, side)
  if (navalLeaders === null) return { leaders: leadersOf(position, zone, side), units }
  return { leaders, units: units.filter(unit => isNaves(position.data, unit) === (kind === 'naval')) }
}

/**
 * AIE-8.5.2-a, RULING-53: in a battle between a force with a Faction Leader and one with a Faction Leader, Pretender or
 * Assassin, all such leaders of the beaten force. AIE-8.5.2-b: a Faction Leader beaten by an Assassin's force is spared.
 */
export function condemned(
  position: AleaPosition,
  winner: Pick<Force, 'leaders'>,
  loser: Pick<Force, 'leaders'>,
): string[] {
  const leads = (id: string) => isFactionLeader(position, id)
  const marked = (id: string) => leads(id) || isPretender(position, id) || isAssassin(position, id)
  const [won, lost] = [romansAmong(position, winner), romansAmong(position, loser)]
  const concerned = (won.some(leads) && lost.some(marked)) || (lost.some(leads) && won.some(marked))
  if (!concerned) return []
  const beatenByAssassin = won.some(id => isAssassin(position, id))
  return lost.filter(id => marked(id) && !(beatenByAssassin && leads(id)))
}

function romansAmong({ data }: AleaPosition, { leaders }: Pick<Force, 'leaders'>): string[] {
  return leaders.filter(id => isRoman(data, id))
}

function stillThere(position: AleaPosition, zone: Place, { leaders }: Force): string[] {
  return leaders.filter(id => placeOf(position, id) === zone)
}
