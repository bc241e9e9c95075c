import type { Rules } from '@aquila/engine'
import { cityRevenue, cityStrength } from '../../data/index.ts'
import { controlOf } from '../control.ts'
import { type Grounds, groundsOf, payingProvinces } from '../paths.ts'
import { changePower, marksAt, powerAt } from '../pieces.ts'
import { castPower, hasEconomy, isSameSide, powerId } from '../powers.ts'
import type { City, Roma, RomaPosition } from '../state.ts'

/** C1 (RV-4.2C1-a, RV-7.1-a): every Major with an economy adds its income to its Treasury. */
export function* collectRevenue(g: Roma): Rules {
  const grounds = groundsOf(g)
  for (const [power, { treasury }] of g.state.powers.entries()) {
    if (!hasEconomy(g, power)) continue
    const revenue = incomeOf(g, power, grounds)
    changePower(g.state, power, { treasury: treasury + revenue })
    g.tell({
      kind: 'revenue',
      rule: castPower(g, power).treasury === null ? 'RV-15.2-a' : 'RV-7.1-a',
      data: { power: powerId(g, power), revenue, treasury: treasury + revenue },
    })
  }
}

/** Pure: what a Power would collect now. */
export function incomeOf(
  position: RomaPosition,
  power: number,
  grounds: Grounds = groundsOf(position),
): number {
  const provinces = payingProvinces(position, power, grounds)
  let income = ownCityRevenue(position, power)
  for (const area of provinces)
    income += revenueOfProvince(position, area) + occupiedCityRevenue(position, power, area)
  return income
}

/** RV-7.3-a, RV-10.72-a: the printed value; nothing while it is pillaged. */
export function revenueOfProvince({ state, data }: RomaPosition, area: number): number {
  return marksAt(state, area).pillaged ? 0 : (data.revenue[area] ?? 0)
}

/** RV-10.33-a: 5, 3 at half strength or less, nothing while it is pillaged. */
export function cityValue({ rank, strength }: City): number {
  if (strength === 0) return 0
  return 2 * strength <= cityStrength[rank] ? cityRevenue.half : cityRevenue.whole
}

/** RV-7.4-a: the Capital itself. A Power whose Supreme Leader is its Capital has no City that pays. */
export function ownCityRevenue({ state }: RomaPosition, power: number): number {
  const { capital } = powerAt(state, power)
  const city = capital === null ? null : marksAt(state, capital).city
  return city === null || city.power !== power ? 0 : cityValue(city)
}

/** RV-10.33-a: an enemy who holds the Province gets 1 for a City that is not pillaged. */
export function occupiedCityRevenue({ state }: RomaPosition, power: number, area: number): number {
  const { city } = marksAt(state, area)
  if (city === null || city.strength === 0 || isSameSide(state, city.power, power)) return 0
  return controlOf(state, area) === power ? cityRevenue.occupied : 0
}
