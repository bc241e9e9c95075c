import { AREAS, areaAt } from '../../data/index.ts'
import { provincesControlledBy } from '../control.ts'
import { groundsOf, payingProvinces, type RevenueRoads, revenueRoads, waysFrom } from '../paths.ts'
import { marksAt } from '../pieces.ts'
import type { RomaPosition } from '../state.ts'
import { occupiedCityRevenue, revenueOfProvince } from './revenue.ts'

/** What a Province of a Power brings, and by which way; or why it brings nothing. */
export interface Yield {
  readonly area: number
  readonly pays: number
  readonly state: 'pays' | 'pillaged' | 'barred' | 'no-capital'
  /** From the Province to the Capital, by the way with the fewest bars. */
  readonly way: readonly number[]
  /** Where it is barred: by enemies on land, or because no own Fleet lies on the sea. */
  readonly barred: readonly number[]
}

/** RV-7.3-a to RV-7.7-a, Province by Province: the sum is what `incomeOf` collects, but for the City of the Capital. */
export function yieldsOf(position: RomaPosition, power: number): Yield[] {
  const grounds = groundsOf(position)
  const paying = payingProvinces(position, power, grounds)
  const wayFrom = moneyWays(revenueRoads(position, power, grounds))
  return provincesControlledBy(position.state, power).map((area): Yield => {
    const way = wayFrom(area)
    if (paying.includes(area)) {
      const pays = revenueOfProvince(position, area) + occupiedCityRevenue(position, power, area)
      return { area, pays, state: marksAt(position.state, area).pillaged ? 'pillaged' : 'pays', ...way }
    }
    return { area, pays: 0, state: way.way.length === 0 ? 'no-capital' : 'barred', ...way }
  })
}

/** What one more barred area weighs against steps: a longer way that is open is always the better one. */
const BAR = AREAS

/** From any area to the Capital: the shortest of the ways with the fewest bars. */
function moneyWays(roads: RevenueRoads | null): (area: number) => Pick<Yield, 'way' | 'barred'> {
  if (roads === null) return () => ({ way: [], barred: [] })
  const isBarred = (area: number) => (area === roads.capital ? roads.isShut : !roads.isOpen(area))
  const next: (number | undefined)[] = []
  const weight: number[] = []
  weight[roads.capital] = isBarred(roads.capital) ? BAR : 0
  const open = new Set([roads.capital])
  while (open.size > 0) {
    const [nearest = roads.capital] = [...open].toSorted((one, other) => weightAt(one) - weightAt(other))
    open.delete(nearest)
    for (const area of waysFrom(nearest)) {
      if (areaAt(area).kind === 'impassable') continue
      const through = weightAt(nearest) + 1 + (isBarred(area) ? BAR : 0)
      if (through >= weightAt(area)) continue
      weight[area] = through
      next[area] = nearest
      open.add(area)
    }
  }
  function weightAt(area: number): number {
    return weight[area] ?? Number.POSITIVE_INFINITY
  }
  return area => {
    const way = [area]
    for (let at = next[area]; at !== undefined; at = next[at]) way.push(at)
    return way.at(-1) === roads.capital ? { way, barred: way.filter(isBarred) } : { way: [], barred: [] }
  }
}
