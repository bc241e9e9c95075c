import { chanceOf } from '@aquila/engine'
import { numberOfArea } from '../data/index.ts'
import { nameOf } from '../names.ts'
import { defendingForce, type Force, NO_WALLS, newCombat, strengthIn } from '../rules/combat/force.ts'
import { modifiersOf, netOf, prospectOf } from '../rules/odds/combat.ts'
import { isEnemy } from '../rules/pacts.ts'
import { findLeader, landUnitsAt } from '../rules/pieces.ts'
import { powerId } from '../rules/powers.ts'
import { leaderPiece } from './counters.ts'
import { areaIn, type Seen } from './position.ts'

/** What a battle between any two armies would be like, as far as both are in sight: those in one area attack those in another. */
export function oddsBetween(seen: Seen, from: string, to: string): string | null {
  const { position, text } = seen
  if (areaIn(from) === null || areaIn(to) === null) return null
  const [here, there] = [numberOfArea(from), numberOfArea(to)]
  const powersAt = (area: number): Set<number> =>
    new Set(landUnitsAt(position.state, area).map(({ power }) => power))
  for (const own of powersAt(here))
    for (const other of powersAt(there)) {
      if (!isEnemy(position, own, other)) continue
      const attacker = { ...defendingForce(position, here, own, other), ...NO_WALLS }
      const defender = defendingForce(position, there, other, own)
      if (![...attacker.units, ...defender.units].every(id => id >= 0)) continue
      const { holder, net } = netOf(
        modifiersOf(
          'land',
          strengthIn(position, newCombat('land', here, attacker, defender), 'attacker'),
          strengthIn(position, newCombat('land', there, attacker, defender), 'defender'),
        ),
      )
      const { n, of } = chanceOf(prospectOf(holder, net).attackerWins)
      return text('card.odds', { who: headOf(seen, attacker), against: headOf(seen, defender), n, of })
    }
  return null
}

/** Whose army it is: its Leader's, or else its Power's. */
function headOf(seen: Seen, { leader, power }: Force): string {
  const { position, data } = seen
  const found = findLeader(position.state, leader)
  return found === undefined
    ? nameOf(seen, data, powerId(position, power))
    : leaderPiece(seen, position, found).label
}
