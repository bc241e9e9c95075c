import type { UnitKindId } from '../../data/index.ts'
import { unitsAt } from '../pieces.ts'
import type { RomaPosition } from '../state.ts'

/** How many counters, by kind. */
export type Counters = Record<UnitKindId, number>

/** What a Power has on the map. */
export interface Holding {
  readonly counters: Counters
  /** The areas with its units, in their order. */
  readonly areas: number[]
}

/** By Power: what it has; nothing where it has nothing. Counted in one go, because C3 asks it of one Power after another. */
export type Holdings = readonly (Holding | undefined)[]

export function holdingsOf({ state }: RomaPosition): Holdings {
  const holdings: (Holding | undefined)[] = state.powers.map(() => undefined)
  for (let area = 0; area < state.stacks.length; area++) {
    // Units of a Power and kind lie together: they are counted and then put down at once.
    let [power, number] = [-1, 0]
    let kind: UnitKindId = 'lgn'
    for (const unit of unitsAt(state, area)) {
      if (unit.power !== power || unit.kind !== kind) {
        if (number > 0) putDown(holdings, power, area, kind, number)
        power = unit.power
        kind = unit.kind
        number = 0
      }
      number++
    }
    if (number > 0) putDown(holdings, power, area, kind, number)
  }
  return holdings
}

function putDown(
  holdings: (Holding | undefined)[],
  power: number,
  area: number,
  kind: UnitKindId,
  number: number,
): void {
  const holding = holdings[power] ?? { counters: noCounters(), areas: [] }
  holdings[power] = holding
  holding.counters[kind] += number
  if (holding.areas.at(-1) !== area) holding.areas.push(area)
}

export function noCounters(): Counters {
  return { lgn: 0, hi: 0, aux: 0, bi: 0, cav: 0, hc: 0, flt: 0 }
}
