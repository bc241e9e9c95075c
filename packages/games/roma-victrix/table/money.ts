import type { Flag, Money } from '../../table/index.ts'
import { areaAt } from '../data/index.ts'
import { nameOf } from '../names.ts'
import { type Yield, yieldsOf } from '../rules/economy/money-ways.ts'
import { ownCityRevenue } from '../rules/economy/revenue.ts'
import { powerAt } from '../rules/pieces.ts'
import { hasEconomy } from '../rules/powers.ts'
import { kitOfPower } from './dress.ts'
import type { Seen } from './position.ts'

/** The panel beside which the coins lie on the map. */
export const TREASURY = 'treasury'

/** RV-7.1-a: a coin on each Province of the viewer, and the way of the money to his Capital. */
export function moneyOf(seen: Seen): Money | null {
  const { position, own } = seen
  if (own === null || !hasEconomy(position, own)) return null
  const yields = yieldsOf(position, own)
  const steps = new Set(
    yields
      .filter(({ state }) => state === 'pays')
      .flatMap(({ way }) => way.slice(1).map((area, index) => `${way[index] ?? area} ${area}`)),
  )
  return {
    panel: TREASURY,
    coins: [...capitalCoin(seen, own), ...yields.map(each => coin(seen, own, each))],
    ways: [...steps].map(step => {
      const [from = 0, to = 0] = step.split(' ').map(Number)
      return [areaAt(from).id, areaAt(to).id] as const
    }),
  }
}

/** RV-7.4-a: the City itself pays where it stands, whoever is around it. */
function capitalCoin({ position, text }: Seen, own: number): Flag[] {
  const { capital } = powerAt(position.state, own)
  const pays = ownCityRevenue(position, own)
  if (capital === null || pays === 0) return []
  const { id } = areaAt(capital)
  return [
    {
      id: `${id} city coin`,
      place: id,
      kit: kitOfPower(position, own),
      text: `+${pays}`,
      name: text('money.city', { n: pays }),
      as: 'coin',
    },
  ]
}

function coin(seen: Seen, own: number, each: Yield): Flag {
  const { id } = areaAt(each.area)
  return {
    id: `${id} coin`,
    place: id,
    kit: each.pays === 0 ? null : kitOfPower(seen.position, own),
    text: each.pays === 0 ? '0' : `+${each.pays}`,
    name: whyOf(seen, each),
    as: 'coin',
  }
}

/** What a Province pays, or why it pays nothing. */
export function whyOf(seen: Seen, { state, pays, barred }: Yield): string {
  const { data, text } = seen
  switch (state) {
    case 'pays':
      return text('money.pays', { n: pays })
    case 'pillaged':
      return text('money.pillaged')
    case 'no-capital':
      return text('money.no-capital')
    case 'barred': {
      const seas = barred.filter(area => areaAt(area).kind === 'sea')
      const lands = barred.filter(area => areaAt(area).kind !== 'sea')
      const names = (areas: readonly number[]) => areas.map(area => nameOf(seen, data, areaAt(area).id))
      return seas.length > 0
        ? text('money.no-fleet', { seas: names(seas) })
        : text('money.enemies', { areas: names(lands) })
    }
  }
}
