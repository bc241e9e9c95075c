import { chanceOf } from '@aquila/engine'
import { columnName } from '../names.ts'
import type { Force } from '../rules/combat/forces.ts'
import { battleOdds, chanceToWin } from '../rules/combat/odds.ts'
import { forceIn, isLeader, isNaves } from '../rules/pieces.ts'
import { opponentOf, type Place } from '../rules/state.ts'
import { leaderPiece } from './counters.ts'
import { type Seen, sideName } from './dress.ts'

/** What a battle between any two stacks would be like: those who stand in one place attack those who stand in another. */
export function oddsBetween(seen: Seen, from: Place, to: Place): string | null {
  const { position, text } = seen
  for (const side of seen.data.factions) {
    const attacker = landForce(seen, from, side)
    const defender = landForce(seen, to, opponentOf(position, side))
    if (attacker.units.length === 0 || defender.units.length === 0) continue
    const odds = battleOdds(position, {
      zone: to,
      kind: 'land',
      attacker,
      defender,
      crossed: false,
      stratagems: [],
    })
    return text('card.odds', {
      who: headOf(seen, attacker),
      against: headOf(seen, defender),
      column: columnName(seen, seen.data.combat.columns[odds.shifted]?.label ?? ''),
      ...chanceOf(chanceToWin(odds, 'attacker')),
    })
  }
  return null
}

function landForce({ data, position }: Seen, place: Place, side: Force['side']): Force {
  const all = forceIn(position, place, side)
  return {
    side,
    leaders: all.filter(id => isLeader(data, id)),
    units: all.filter(id => !isLeader(data, id) && !isNaves(data, id)),
  }
}

function headOf(seen: Seen, { side, leaders }: Force): string {
  const [first] = leaders
  return first === undefined ? sideName(seen, side) : leaderPiece(seen, first).label
}
