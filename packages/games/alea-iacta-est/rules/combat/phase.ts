import { pick, type Rules } from '@aquila/engine'
import { sharedPlaceFrom } from '../counters.ts'
import { hasEnemyUnits } from '../movement/stacking.ts'
import { type Alea, type AleaPosition, opponentOf, type Place } from '../state.ts'
import { campaignWindow } from '../stratagems/campaign.ts'
import { navesAreExposed } from './naval-evasion.ts'
import { loneLeadersFlee } from './solitary.ts'
import { isToBeResolved, resolveZone } from './zone.ts'

/**
 * E.2, AIE-2.E-b: the active side resolves all its combats, in the order it likes. Leaders who are alone among enemies
 * flee first (AIE-7.1-b: only those whom the enemy has not passed), and again after each combat. Before the first combat,
 * between two and after the last both sides may play stratagems (RULING-94).
 */
export function* combat(g: Alea): Rules {
  const settled: Place[] = []
  for (;;) {
    yield* campaignWindow(g, 'campaign', [g.state.active, opponentOf(g.state.active)])
    yield* loneLeadersFlee(g)
    const zones = zonesToResolve(g).filter(zone => !settled.includes(zone))
    if (zones.length === 0) return
    const zone = yield* pick({
      role: g.state.active,
      rule: 'AIE-8.1-a',
      task: 'pick-battle',
      verb: 'fight',
      nouns: zones,
    })
    settled.push(zone)
    yield* resolveZone(g, zone)
  }
}

/** Where units of both sides stand and something must happen: a combat, or naves that must leave (AIE-8.2-i). */
export function zonesToResolve(position: AleaPosition): Place[] {
  const zones: Place[] = []
  for (let at = sharedPlaceFrom(position, 0); at !== null; at = sharedPlaceFrom(position, at.number + 1)) {
    if (mustBeResolved(position, at.place)) zones.push(at.place)
  }
  return zones
}

function mustBeResolved(position: AleaPosition, place: Place): boolean {
  return (
    hasEnemyUnits(position, place, 'caesarian') &&
    hasEnemyUnits(position, place, 'republican') &&
    (isToBeResolved(position, place) ||
      navesAreExposed(position, place, 'caesarian') ||
      navesAreExposed(position, place, 'republican'))
  )
}
