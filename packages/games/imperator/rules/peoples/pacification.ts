import { type Rules, row } from '@aquila/engine'
import { isNaves, leader, put, setReduced } from '../pieces.ts'
import type { CampaignReason } from '../reasons.ts'
import {
  boxes,
  type Campaign,
  type CampaignPosition,
  type FactionId,
  type PeopleId,
  type Place,
} from '../state.ts'
import { pick } from '../tasks.ts'

/** Peace with a People: by stratagem (6.3), by arms (4.4.3, 9.3) or by an event. */
export type Means = 'stratagem' | 'arms' | 'event'

/**
 * 4.4.3: a People makes peace, and with it those that count as one with it (4.1). `by` is who has pacified it; an event is
 * nobody's work.
 */
export function* pacify(g: Campaign, people: PeopleId, means: Means, by: FactionId | null): Rules {
  for (const id of g.data.series.kin(g, people)) yield* makePeace(g, id, means, by)
}

/**
 * Its counters stop fighting at once: those of a Minor leave the map, those of a Major go home now or, as the game says, in
 * the next adjustments.
 */
function* makePeace(g: Campaign, people: PeopleId, means: Means, by: FactionId | null): Rules {
  const { series, cites, peoples } = g.data
  const { major } = row(peoples, people)
  const now = row(g.state.peoples, people)
  const had = now.faction
  now.status = 'peace'
  now.faction = null
  // Only arms bring a peace of years.
  now.barredUntil = means === 'arms' ? g.state.year + series.yearsOfPeace : null
  const rule = means === 'arms' ? (major ? cites.majorBeaten : cites.minorBeaten) : cites.pacification
  g.tell({ kind: 'people-pacified', rule, data: { people, means, faction: by ?? '' } })
  if (!major) {
    unitsToTheirBox(g, people)
    return
  }
  yield* series.majorAtPeace(g, people, means, by)
  now.sentHomeBy = had ?? g.state.initiative
  if (series.homeAtOnce.includes(means)) yield* bringHome(g, people)
  if (by !== null) yield* series.scorePacification(g, people, means, by)
}

/** The units of a Minor go back to their box. */
function unitsToTheirBox(g: Campaign, people: PeopleId): void {
  for (const id of row(g.data.peoples, people).units) {
    put(g, id, boxes.people)
    setReduced(g, id, false)
  }
}

/**
 * All units of a Major, even eliminated ones, and its leaders go to its zones of origin, placed by the side that
 * controlled it or had its allegiance. Units are at full strength. `offered`: those of the zones that are worth a question.
 */
export function* bringHome(
  g: Campaign,
  people: PeopleId,
  offered: (g: Campaign, side: FactionId, zones: readonly Place[]) => readonly Place[] = (_g, _side, zones) =>
    zones,
): Rules {
  const now = row(g.state.peoples, people)
  const side = now.sentHomeBy
  if (side === null) return
  const { zones, units, leaders } = row(g.data.peoples, people)
  for (const piece of [...units, ...leaders.filter(id => isInPlay(g, id))]) {
    const zone = yield* pick({
      role: side,
      rule: g.data.cites.bringHome,
      task: 'bring-home',
      verb: 'place',
      nouns: offered(g, side, fitFor(g, piece, zones)),
      about: { piece, people },
    })
    put(g, piece, zone)
    setReduced(g, piece, false)
  }
  now.sentHomeBy = null
  g.tell({ kind: 'people-at-home', rule: g.data.cites.bringHome, data: { people } })
}

function isInPlay(position: CampaignPosition, id: string): boolean {
  const { place } = leader(position, id)
  return place !== boxes.dead && place !== boxes.coming
}

/** A fleet goes to a coast. */
function fitFor({ data }: CampaignPosition, piece: string, zones: readonly Place[]): readonly Place[] {
  return isNaves(data, piece) ? zones.filter(zone => data.zones[zone]?.coastal === true) : zones
}

/** Why a stratagem of a side cannot pacify this People: it is at peace, its own ally, or the game says why. */
export function whyNotPacify(
  position: CampaignPosition,
  side: FactionId,
  people: PeopleId,
): CampaignReason | null {
  const { state, data } = position
  const { status, faction } = row(state.peoples, people)
  if (status === 'peace') return { rule: data.cites.pacification, why: 'at-peace', about: { people } }
  // An allegiance is ended by the opponent.
  if (status === 'allegiance' && faction === side)
    return { rule: data.cites.endOfAllegiance, why: 'your-own-ally', about: { people } }
  return data.series.whyNotPacify(position, side, people)
}
