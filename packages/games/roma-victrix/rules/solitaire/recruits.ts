import type { PowerKind } from '../../data/index.ts'
import {
  areaAt,
  PROVINCES,
  smallIslands,
  solitaireParthianRecruits,
  solitaireRecruits,
  type UnitCounts,
  type UnitKindId,
} from '../../data/index.ts'
import { drawMarker, returnMarker } from '../barbaricum.ts'
import { isControlledBy } from '../control.ts'
import type { Counters } from '../economy/holdings.ts'
import { countersLeftOf } from '../economy/recruits.ts'
import { marksAt, placeUnit } from '../pieces.ts'
import { castPower, powerId } from '../powers.ts'
import type { Roma } from '../state.ts'

/** RV-16.42-D: a marker for each Province of an active automaton says what it raises there. */
export function raiseForAutomaton(g: Roma, power: number): void {
  const { kind } = castPower(g, power)
  const counters = countersLeftOf(g, power)
  for (let area = 0; area < PROVINCES; area++) {
    if (!isControlledBy(g.state, area, power) || marksAt(g.state, area).pillaged) continue
    const value = drawMarker(g, 'recruits')
    returnMarker(g, value)
    const counts = recruitsFor(kind, value, smallIslands.includes(areaAt(area).id))
    for (const [unit, number] of Object.entries(counts)) place(g, power, area, unit, number, counters)
    g.tell({
      kind: 'automaton-raises',
      rule: 'RV-16.42-D',
      data: { power: powerId(g, power), area: areaAt(area).id, value },
    })
  }
}

/** RV-16.42-D2: no Heavy Infantry or Cavalry on the small islands; RV-16.42-D3: Barbarians raise their own infantry. */
export function recruitsFor(kind: PowerKind, value: number, smallIsland: boolean): UnitCounts {
  if (kind === 'parthian') {
    const [aux, cav] = solitaireParthianRecruits[value - 1] ?? [0, 0]
    return { aux, cav: smallIsland ? 0 : cav }
  }
  const [hi, aux, cav] = solitaireRecruits[value - 1] ?? [0, 0, 0]
  if (kind === 'barbarian') return { bi: hi + aux, cav }
  return smallIsland ? { aux } : { hi, aux, cav }
}

function place(g: Roma, power: number, area: number, name: string, number: number, counters: Counters): void {
  const kinds: readonly UnitKindId[] = ['hi', 'aux', 'bi', 'cav']
  const kind = kinds.find(each => each === name)
  if (kind === undefined || (kind === 'aux' && g.options['no-auxilia'] === 'on')) return
  for (let left = number; left > 0 && counters[kind] > 0; left--) {
    placeUnit(g.state, { kind, power, area })
    counters[kind] -= 1
  }
}
