import type { Muster, MusterKind } from '../../table/index.ts'
import { text } from '../messages/index.ts'
import { attachedTo, className, unitsToTake } from '../rules/operations/muster.ts'
import { isShip, totalStrength } from '../rules/pieces.ts'
import { controllerOf } from '../rules/powers.ts'
import type { Unit } from '../rules/state.ts'
import { leaderPiece, unitPiece } from './counters.ts'
import { activeLeader, placeOf, type RomaInput, type Seen } from './position.ts'

/** The active Leader of the viewer: his points, and his army kind by kind. */
export function musterOf(seen: Seen, { decision, role, log }: RomaInput): Muster | null {
  const leader = activeLeader(seen)
  if (leader === undefined || decision?.task !== 'command' || decision.role !== role) return null
  const { position } = seen
  if (controllerOf(position.state, leader.power) !== role) return null
  const taken = attachedTo(position, leader)
  const free = unitsToTake(position, leader)
  const begun = log.findLast(({ kind }) => kind === 'activation')?.data
  const { operations } = decision.about
  const all = typeof begun?.operations === 'number' ? begun.operations : operations
  const land = taken.filter(unit => !isShip(unit))
  const cavalry = land.filter(unit => position.data.units[unit.kind].cavalry)
  const kinds = Map.groupBy([...taken, ...free], (unit: Unit) => className(position, unit, leader.power))
  return {
    place: placeOf(leader),
    leader: leaderPiece(position, leader),
    points: {
      all: Math.max(all, operations),
      left: operations,
      sum: text('muster.sum', { die: Number(begun?.die ?? 0), rating: leader.rating, all }),
      rule: 'RV-5.11-a',
    },
    strength: text('muster.strength', {
      n: totalStrength(position.data, land),
      cavalry: totalStrength(position.data, cavalry),
    }),
    kinds: [...kinds].flatMap(([id, units]): MusterKind[] => {
      const [first] = units
      if (first === undefined) return []
      return [
        {
          id,
          unit: { ...unitPiece(position, first), spent: false },
          taken: units.filter(unit => taken.includes(unit)).length,
          of: units.length,
        },
      ]
    }),
  }
}
