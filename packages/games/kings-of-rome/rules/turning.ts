import type { RuleId } from '@aquila/engine'
import type { Face, HexId } from '../data/index.ts'
import { containerFor } from './containers.ts'
import { placeOf, put } from './pieces.ts'
import type { Kings } from './state.ts'

/** Cities and units that change sides. */

/** KOR-DEF-8, KOR-GAR-4: an eliminated garrison is turned over where it lies. */
export function turnGarrison(g: Kings, garrison: string, hex: HexId, to: Face, rule: RuleId): void {
  put(g.state, garrison, hex, to)
  // RULING-34, RULING-22: whoever held it before is gone; a city that is held can be sacked again.
  if (to === 'roman') delete g.state.control[hex]
  g.state.sacked = g.state.sacked.filter(city => city !== hex)
  g.tell({ kind: 'garrison-turned', rule, data: { garrison, hex, to } })
}

/** Beaten units go to the container of the victor, those without a second face where RULING-65 says. */
export function unitsGoOver(g: Kings, units: readonly string[], to: Face, rule: RuleId): void {
  for (const unit of units) {
    const hex = placeOf(g.state, unit)
    const place = containerFor(g.data, unit, to)
    const side = to === 'roman' ? 'hostile' : 'roman'
    put(g.state, unit, place)
    g.tell({ kind: 'goes-over', rule, data: { unit, hex, side, to: place } })
  }
}
