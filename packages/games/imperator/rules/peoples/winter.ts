import { type RuleId, type Rules, row } from '@aquila/engine'
import { flightOfLoneLeaders } from '../combat/lone-leaders.ts'
import { inLastWinter } from '../last-winter.ts'
import { hasEnemyUnits } from '../movement/stacking.ts'
import { isOfPeople, isOnMap, put, setReduced, unit, unitsIn } from '../pieces.ts'
import {
  boxes,
  type Campaign,
  type CampaignPosition,
  type FactionId,
  opponentOf,
  type PeopleId,
  type Place,
} from '../state.ts'
import { pick } from '../tasks.ts'
import { bringHome, pacify } from './pacification.ts'

/** 9: what becomes of each People in winter. */
export function* peoplesInWinter(g: Campaign): Rules {
  for (const people of g.data.peopleOrder) {
    const { status, faction } = row(g.state.peoples, people)
    if (status !== 'peace' && faction !== null && g.data.series.isBeaten(g, people))
      yield* pacify(g, people, 'arms', opponentOf(g, faction))
    if (row(g.state.peoples, people).status === 'peace') yield* goHome(g, people)
    else yield* recoverAtWar(g, people)
  }
}

/**
 * Units of a People at war or allied stay; they recover at home and in cities, and those eliminated come back to a zone
 * of origin, where their side puts them.
 */
function* recoverAtWar(g: Campaign, people: PeopleId): Rules {
  const { major, units } = row(g.data.peoples, people)
  const rule = major ? g.data.cites.majorInWinter : g.data.cites.minorInWinter
  const homes = zonesOfOrigin(g, people)
  for (const piece of unitsOnMap(g, people)) {
    const { place } = unit(g, piece)
    if (homes.includes(place) || g.data.zones[place]?.city != null) recover(g, piece, rule)
  }
  const { faction } = row(g.state.peoples, people)
  if (faction === null || g.data.series.isHomeLost(g, people)) return
  for (const piece of units) {
    if (unit(g, piece).place === boxes.people) yield* putHome(g, people, piece, faction, rule)
  }
}

/**
 * The units of a Minor at peace are in its box. A Major that was pacified this turn goes home, placed by the side that
 * had it; one that was at peace all along only makes good its losses.
 */
function* goHome(g: Campaign, people: PeopleId): Rules {
  const { units, major } = row(g.data.peoples, people)
  yield* bringHome(g, people, inLastWinter)
  for (const piece of units) {
    const counter = unit(g, piece)
    setReduced(g, piece, false)
    if (!major) put(g, piece, boxes.people)
    else if (counter.place === boxes.people) put(g, piece, row(g.data.units, piece).home ?? counter.place)
  }
}

/** Into a zone of origin that the side chooses; zones with enemies only if there is no other. */
function* putHome(g: Campaign, people: PeopleId, piece: string, side: FactionId, rule: RuleId): Rules {
  const zone = yield* pick({
    role: side,
    rule,
    task: 'put-home',
    verb: 'place',
    nouns: inLastWinter(g, side, homesFor(g, people, side)),
    about: { piece, people },
  })
  put(g, piece, zone)
  g.tell({ kind: 'returns-home', rule, data: { people, piece, zone } })
  yield* flightOfLoneLeaders(g, zone)
}

export function homesFor(position: CampaignPosition, people: PeopleId, side: FactionId): Place[] {
  const zones = zonesOfOrigin(position, people)
  const free = zones.filter(
    zone =>
      !hasEnemyUnits(position, zone, side) &&
      unitsIn(position, zone).every(piece => isOfPeople(position, piece, people)),
  )
  if (free.length > 0) return free
  const safe = zones.filter(zone => !hasEnemyUnits(position, zone, side))
  return safe.length > 0 ? safe : [...zones]
}

/** 4.1: its own, and those of the Peoples that count as one with it now. */
function zonesOfOrigin(position: CampaignPosition, people: PeopleId): readonly Place[] {
  const { series, peoples } = position.data
  return series.kin(position, people).flatMap(id => row(peoples, id).zones)
}

export function unitsOnMap(position: CampaignPosition, people: PeopleId): string[] {
  const { data } = position
  return row(data.peoples, people).units.filter(piece => isOnMap(data, unit(position, piece).place))
}

/** Flips a unit back to its full strength. */
export function recover(g: Campaign, piece: string, rule: RuleId): void {
  const counter = unit(g, piece)
  if (!counter.reduced) return
  setReduced(g, piece, false)
  g.tell({
    kind: 'unit-recovers',
    rule,
    data: { side: counter.faction ?? '', unit: piece, zone: counter.place },
  })
}
