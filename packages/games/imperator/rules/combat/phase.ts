import type { Rules } from '@aquila/engine'
import { hasEnemyUnits } from '../movement/stacking.ts'
import { type Campaign, type CampaignPosition, opponentOf, type Place } from '../state.ts'
import { CampaignWindow } from '../stratagems/campaign.ts'
import { pick } from '../tasks.ts'
import { sharedPlaceFrom } from './meetings.ts'
import { loneLeadersFlee } from './solitary.ts'

/**
 * E.2: the active side resolves all its combats, in the order it likes. Leaders who are alone among enemies flee first
 * (7.1: only those whom the enemy has not passed), and again after each combat. Before the first combat, between two and
 * after the last both sides may play stratagems.
 */
export function* combat(g: Campaign): Rules {
  const settled: Place[] = []
  yield* stratagemsBeforeCombats(g)
  for (;;) {
    yield* loneLeadersFlee(g)
    const zones = zonesToResolve(g).filter(zone => !settled.includes(zone))
    if (zones.length === 0) return
    const zone = yield* pick({
      role: g.state.active,
      rule: g.data.cites.combat,
      task: 'pick-battle',
      verb: 'fight',
      nouns: zones,
    })
    settled.push(zone)
    yield* g.data.series.resolveZone(g, zone)
    yield* stratagemsOfBoth(g)
  }
}

/** The active side has just said that it is done, its stratagems among its moves: it is asked again once the enemy has played. */
function* stratagemsBeforeCombats(g: Campaign): Rules {
  const window = new CampaignWindow(g, 'campaign', [opponentOf(g, g.state.active)])
  yield* window.open()
  if (window.played) yield* stratagemsOfBoth(g)
}

function stratagemsOfBoth(g: Campaign): Rules {
  return new CampaignWindow(g, 'campaign', [g.state.active, opponentOf(g, g.state.active)]).open()
}

/** Where units of both sides stand and something must happen. */
export function zonesToResolve(position: CampaignPosition): Place[] {
  const zones: Place[] = []
  for (let at = sharedPlaceFrom(position, 0); at !== null; at = sharedPlaceFrom(position, at.number + 1)) {
    if (mustBeResolved(position, at.place)) zones.push(at.place)
  }
  return zones
}

function mustBeResolved(position: CampaignPosition, place: Place): boolean {
  return (
    hasEnemyUnits(position, place, position.data.factions[0]) &&
    hasEnemyUnits(position, place, position.data.factions[1]) &&
    position.data.series.isToBeResolved(position, place)
  )
}
