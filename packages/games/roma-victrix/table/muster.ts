import type { Muster, MusterKind } from '../../table/index.ts'
import type { UnitKindId } from '../data/index.ts'
import type { SeenRomaEvent } from '../rules/events.ts'
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
  const { position, text } = seen
  if (controllerOf(position.state, leader.power) !== role) return null
  const taken = attachedTo(position, leader)
  const free = unitsToTake(position, leader)
  const { operations } = decision.about
  const all = operationsOf(log) ?? operations
  const die = activationIn(log)?.die ?? 0
  const land = taken.filter(unit => !isShip(unit))
  const cavalry = land.filter(unit => position.data.units[unit.kind].cavalry)
  const kinds = Map.groupBy([...taken, ...free], (unit: Unit) => className(position, unit, leader.power))
  return {
    place: placeOf(leader),
    leader: leaderPiece(seen, position, leader),
    points: {
      all: Math.max(all, operations),
      left: operations,
      sum: text('muster.sum', { die, rating: leader.rating, all }),
      rule: 'RV-5.11-a',
    },
    strength: text('muster.strength', {
      n: totalStrength(position.data, land),
      cavalry: totalStrength(position.data, cavalry),
    }),
    kinds: [...kinds].toSorted(byKind).flatMap(([id, units]): MusterKind[] => {
      const [first] = units
      if (first === undefined) return []
      return [
        {
          id,
          unit: { ...unitPiece(seen, position, first), spent: false },
          taken: units.filter(unit => taken.includes(unit)).length,
          of: units.length,
        },
      ]
    }),
  }
}

/** What the active Leader had to spend when he began. */
export function operationsOf(log: RomaInput['log']): number | null {
  return activationIn(log)?.operations ?? null
}

function activationIn(log: RomaInput['log']): SeenRomaEvent<'activation'>['data'] | undefined {
  return log.findLast(event => event.kind === 'activation')?.data
}

const order: readonly UnitKindId[] = ['lgn', 'hi', 'aux', 'bi', 'cav', 'hc', 'flt']

/** A kind keeps its place, whoever is taken along. */
function byKind([one, [unit]]: Alike, [other, [than]]: Alike): number {
  if (unit === undefined || than === undefined) return 0
  return (
    order.indexOf(unit.kind) - order.indexOf(than.kind) ||
    Number(unit.reduced) - Number(than.reduced) ||
    one.localeCompare(other)
  )
}

type Alike = readonly [string, readonly Unit[]]
