import { type UnitKindId, unitKindIds } from '../data/index.ts'
import { costOf, countersLeft, rebuildCostOf } from './economy/recruits.ts'
import { powerAt } from './pieces.ts'
import type { Leader, RomaPosition, Unit } from './state.ts'

/** RV-3.71-b: what lies on the display mat of a Major Power. */
export interface Display {
  /** The three markers of the Treasury track. */
  readonly treasury: { readonly hundreds: number; readonly tens: number; readonly ones: number }
  /** RV-9.2-a: what a unit costs to create and to rebuild. */
  readonly costs: ReadonlyMap<UnitKindId, { readonly create: number; readonly rebuild: number }>
  /** A box for each Leader, with the units that are attached to him. */
  readonly boxes: readonly { readonly leader: Leader; readonly units: readonly Unit[] }[]
  /** Counters that are not in play. */
  readonly pool: ReadonlyMap<UnitKindId, number>
}

export function displayOf(position: RomaPosition, power: number): Display {
  const { state } = position
  const { treasury } = powerAt(state, power)
  return {
    treasury: {
      hundreds: Math.floor(treasury / 100),
      tens: Math.floor(treasury / 10) % 10,
      ones: treasury % 10,
    },
    costs: new Map(
      unitKindIds.map(kind => [
        kind,
        { create: costOf(position, kind), rebuild: rebuildCostOf(position, kind) },
      ]),
    ),
    boxes: state.leaders
      .filter(leader => leader.power === power)
      .map(leader => ({
        leader,
        units: (state.stacks[leader.area] ?? []).filter(unit => unit.leader === leader.id),
      })),
    pool: new Map(unitKindIds.map(kind => [kind, countersLeft(position, power, kind)])),
  }
}
