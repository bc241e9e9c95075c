import { row } from '@aquila/engine'
import { hasEnemyLandUnits } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place } from '../rules/state.ts'
import type { Aims, Doctrine } from './doctrine.ts'
import { Travel } from './travel.ts'

/**
 * From 0 to about 1: how much an army is wanted in each place, to be near what can be taken and what must be kept.
 * `beforeShips`: in deployment ships come last, so that every port may yet have some.
 */
export function pullsOf(
  doctrine: Doctrine,
  position: CampaignPosition,
  side: FactionId,
  aims: Aims,
  factor: number,
  beforeShips: boolean,
): ReadonlyMap<Place, number> {
  const { state, data } = position
  const pulls = new Map<Place, number>()
  const travel = new Travel(doctrine, position, side, beforeShips)
  const pullTo = (goals: readonly Place[], worth: number): void => {
    if (goals.length === 0 || worth <= 0) return
    for (const [place, distance] of travel.distancesTo(goals)) {
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
