import { row } from '@aquila/engine'
import { hasEnemyLandUnits } from '../rules/pieces.ts'
import type { Place } from '../rules/state.ts'
import type { Aims } from './doctrine.ts'
import type { Field } from './field.ts'

/** From 0 to about 1: how much an army is wanted in each place, to be near what can be taken and what must be kept. */
export function pullsOf(field: Field, aims: Aims, factor: number): ReadonlyMap<Place, number> {
  const { doctrine, position, side } = field
  const { state, data } = position
  const pulls = new Map<Place, number>()
  const pullTo = (goals: readonly Place[], worth: number): void => {
    if (goals.length === 0 || worth <= 0) return
    for (const [place, distance] of field.distancesTo(goals)) {
      const pull = (factor * worth) / 160 / (1 + distance / 4)
      if (pull > (pulls.get(place) ?? 0)) pulls.set(place, pull)
    }
  }
  // Whoever would win as things stand keeps what he has; the other must take something.
  const winning = doctrine.isWinning(position, side)
  for (const region of data.regionOrder) {
    const worth = row(aims.regions, region)
    const { zones } = row(data.regions, region)
    if (state.regions[region] !== side) {
      pullTo(zones, worth * (winning ? 0.4 : 1))
      continue
    }
    const invaded = zones.filter(zone => hasEnemyLandUnits(position, zone, side))
    pullTo(invaded, worth)
    pullTo(zones, worth * (winning ? 0.8 : 0.35))
  }
  for (const { zones, worth } of aims.places) pullTo(zones, worth)
  return pulls
}
