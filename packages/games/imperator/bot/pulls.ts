import { row } from '@aquila/engine'
import { strengthOf } from '../rules/combat/odds.ts'
import { hasEnemyLandUnits, landUnitsOf, placesOnMap } from '../rules/pieces.ts'
import type { Place } from '../rules/state.ts'
import type { Aims } from './doctrine.ts'
import type { Field } from './field.ts'
import type { Judgement } from './judgement.ts'

/** From 0 to about 1: how much an army is wanted in each place, to be near what can be taken and what must be kept. */
export function pullsOf(field: Field, aims: Aims, { pull: factor, ripeness }: Judgement): Map<Place, number> {
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
  const army = ripeness === 0 ? 0 : strongestArmyOf(field)
  const taking = (zones: readonly Place[], worth: number): number =>
    ripeness === 0 ? worth : worth * Math.max(0, 1 + ripeness * advantageOver(field, zones, army))
  // The side that would win as things stand keeps what it has; the other must take something.
  const winning = doctrine.isWinning(position, side)
  for (const region of data.regionOrder) {
    const worth = row(aims.regions, region)
    const { zones } = row(data.regions, region)
    if (state.regions[region] !== side) {
      pullTo(zones, taking(zones, worth * (winning ? 0.4 : 1)))
      continue
    }
    const invaded = zones.filter(zone => hasEnemyLandUnits(position, zone, side))
    pullTo(invaded, taking(zones, worth))
    pullTo(zones, worth * (winning ? 0.8 : 0.35))
  }
  for (const { zones, worth } of aims.places) pullTo(zones, worth)
  return pulls
}

/** From -1 to 1: how much stronger an army is than all that the enemy has in some zones. */
function advantageOver({ position, enemy }: Field, zones: readonly Place[], army: number): number {
  let held = 0
  for (const zone of zones) held += strengthOf(position, landUnitsOf(position, zone, enemy))
  return (army - held) / Math.max(1, army + held)
}

function strongestArmyOf({ position, side }: Field): number {
  let strongest = 0
  for (const place of placesOnMap(position.data))
    strongest = Math.max(strongest, strengthOf(position, landUnitsOf(position, place, side)))
  return strongest
}
