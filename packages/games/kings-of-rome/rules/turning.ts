import type { RuleId } from '@aquila/engine'
import type { Face, HexId } from '../data/index.ts'
import { containerFor } from './containers.ts'
import { placeOf, put } from './pieces.ts'
import type { Kings } from './state.ts'

/** Cities and units that change sides. */

/** KOR-DEF-8, KOR-GAR-4: an eliminated garrison is turned over where it lies. */
export function turnGarrison(g: Kings, garrison: string, hex: HexId, to: Face, rule: RuleId): void {
  put(g, garrison, hex, to)
  if (to === 'roman') romeHolds(g, hex)
  else forgetSack(g, hex)
  g.tell({ kind: 'garrison-turned', rule, data: { garrison, hex, to } })
}

/** RULING-34: anybody who had taken the city from its people is gone; RULING-22: and it has something to lose again. */
export function romeHolds(g: Kings, hex: HexId): void {
  forgetMarker(g, hex)
  forgetSack(g, hex)
}

/** RULING-22: a city that has held a garrison can be sacked again. */
function forgetSack(g: Kings, hex: HexId): void {
  g.state.sacked = g.state.sacked.filter(city => city !== hex)
}

/** RULING-34: the marker of the people that had taken a city of another is removed. */
export function forgetMarker(g: Kings, hex: HexId): void {
  const { [hex]: _, ...others } = g.state.control
  g.state.control = others
}

/** Beaten units go to the container of the victor, those without a second face where RULING-65 says. */
export function unitsGoOver(g: Kings, units: readonly string[], to: Face, rule: RuleId): void {
  for (const unit of units) {
    const hex = placeOf(g, unit)
    const place = containerFor(g.data, unit, to)
    const side = to === 'roman' ? 'hostile' : 'roman'
    put(g, unit, place)
    g.tell({ kind: 'goes-over', rule, data: { unit, hex, side, to: place } })
  }
}
