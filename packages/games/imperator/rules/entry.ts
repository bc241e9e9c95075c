import type { RuleId, Rules } from '@aquila/engine'
import { isOfPeople, peopleOf, put, unitsIn } from './pieces.ts'
import type { Campaign, FactionId, Place } from './state.ts'
import { pick } from './tasks.ts'

/** 2.C: a leader comes into the game, in one of these zones. */
export function* placeLeader(
  g: Campaign,
  side: FactionId,
  id: string,
  zones: readonly Place[],
  rule: RuleId,
): Rules<Place> {
  const zone = yield* pick({
    role: side,
    rule,
    task: 'enter-leader',
    verb: 'place',
    nouns: zones,
    about: { leader: id },
  })
  put(g, id, zone)
  g.tell({ kind: 'leader-enters', rule, data: { leader: id, zone } })
  return zone
}

/** 2.C, 4.2.1: the leader of a People enters on any unit of it; without one he waits. */
export function* enterForeignLeader(g: Campaign, side: FactionId, id: string): Rules {
  const people = peopleOf(g.data, id)
  const zones = g.data.zoneIds.filter(zone => unitsIn(g, zone).some(piece => isOfPeople(g, piece, people)))
  if (zones.length > 0) yield* placeLeader(g, side, id, zones, g.data.cites.foreignLeaders)
}
