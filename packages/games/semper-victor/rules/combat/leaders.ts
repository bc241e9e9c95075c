import type { Rules } from '@aquila/engine'
import type { CombatCell } from '../../../imperator/data/combat-table.ts'
import type { LoneLeader } from '../../../imperator/data/series.ts'
import type { Engagement, Force } from '../../../imperator/rules/combat/forces.ts'
import { leadersDie } from '../../../imperator/rules/fate.ts'
import { placeOf } from '../../../imperator/rules/pieces.ts'
import { isEmperor, isUsurper } from '../emperors/ranks.ts'
import type { Semper, SemperPosition } from '../state.ts'

/** The d10 that kills a leader alone among enemies (SV-7.1-D). */
const KILLED_FROM = 9

/** SV-8.5: who of the beaten dies. */
export function* fateOfLeaders(
  g: Semper,
  { zone }: Engagement,
  cell: CombatCell,
  winner: Force,
  loser: Force,
): Rules {
  const there = (id: string) => placeOf(g, id) === zone
  const doomed = condemned(g, winner, loser).filter(there)
  const others = loser.leaders.filter(id => there(id) && !doomed.includes(id))
  // SV-8.5.1-A: before emperors and Usurpers, whom nobody succeeds or leaves who falls with them.
  const result = cell.winner === 'attacker' ? cell.defender : cell.attacker
  if (result === 'E') yield* leadersDie(g, others, 'battle')
  // SV-8.5.2-A: whatever the table says.
  yield* leadersDie(g, doomed, 'usurper-battle')
}

/** SV-8.5.2-A, SV-8.5.2-B, SV-3.5.4-B, RULING-78: emperors against a Usurper, and only those. */
export function condemned(
  position: SemperPosition,
  winner: Pick<Force, 'leaders'>,
  loser: Pick<Force, 'leaders'>,
): readonly string[] {
  const usurpers = ({ leaders }: Pick<Force, 'leaders'>) => leaders.filter(id => isUsurper(position, id))
  const emperors = ({ leaders }: Pick<Force, 'leaders'>) => leaders.filter(id => isEmperor(position, id))
  const fallen: string[] = []
  if (usurpers(winner).length > 0) fallen.push(...emperors(loser))
  if (emperors(winner).length > 0) fallen.push(...usurpers(loser))
  return fallen
}

/** SV-7.1-D: a leader alone among enemies is killed by a 9. */
export function loneLeader(): LoneLeader {
  return { rule: 'SV-7.1-D', escapes: die => die < KILLED_FROM }
}
