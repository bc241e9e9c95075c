import type { Threat } from '../../table/index.ts'
import { allowance } from '../data/periods.ts'
import { nameOf } from '../names.ts'
import { stopsHostiles } from '../rules/cities.ts'
import { isCavalry, nationOf, placeOf } from '../rules/pieces.ts'
import { hostileArmies } from '../rules/reactions/armies.ts'
import { reach, tiberCost } from '../rules/travel.ts'
import { strengthOf, unitPiece } from './counters.ts'
import { points } from './points.ts'
import { kitOfNation, type Seen } from './position.ts'

/** RULING-32: the armies that a Military reaction could bring to a place, with what the way costs them. */
export function threatsTo(seen: Seen, place: string): Threat[] {
  const { position, data, text } = seen
  return hostileArmies(position).flatMap(({ leader, units }) => {
    if (leader === null) return []
    const from = placeOf(position, leader)
    const mounted = units.every(unit => isCavalry(position, unit))
    const { places, roads } = data.index
    const most = mounted ? allowance.mounted : allowance.infantry
    const stops = position.options.stopAtEnemy !== 'false'
    const arrivals = reach(
      data,
      roads,
      from,
      most,
      tiberCost(position),
      number => stops && stopsHostiles(position, places[number] ?? ''),
    )
    if (!arrivals.has(place) || from === place) return []
    return [
      {
        from,
        kit: kitOfNation(nationOf(data, leader)),
        name: nameOf(seen, data, leader),
        strength: strengthOf(units.map(unit => unitPiece(seen, position, unit))),
        cost: text('cost.mp', { n: points(arrivals.costTo(place)) }),
      },
    ]
  })
}
