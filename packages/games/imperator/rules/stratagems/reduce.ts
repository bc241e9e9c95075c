import type { RuleId } from '@aquila/engine'
import { reduceUnit, sideOf } from '../pieces.ts'
import type { Campaign, Place } from '../state.ts'

/** A stratagem reduces a unit; a reduced one is lost. */
export function reduce(g: Campaign, piece: string, zone: Place, rule: RuleId): void {
  const side = sideOf(g, piece) ?? ''
  const lost = reduceUnit(g, piece)
  g.tell({ kind: lost ? 'unit-lost' : 'unit-reduced', rule, data: { side, unit: piece, zone } })
}
