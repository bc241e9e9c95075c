import { pick, type Rules } from '@aquila/engine'
import { type FactionId, type PeopleId, row } from '../../data/index.ts'
import { peopleIds } from '../../data/types.ts'
import { hasEnemyUnits } from '../movement/stacking.ts'
import { leaveForGood } from '../peoples/leaders.ts'
import { bringHome, pacifyByForce } from '../peoples/pacification.ts'
import { isOnMap, peopleOf, put, setReduced, unit, unitsIn } from '../pieces.ts'
import { flightOfLoneLeaders } from '../politics/lone-leaders.ts'
import { type Alea, type AleaPosition, boxes, opponentOf } from '../state.ts'
import { recover } from './naves.ts'

/** AIE-9.3: what becomes of each People in winter. */
export function* adjustPeoples(g: Alea): Rules {
  foreignLeadersLeave(g)
  for (const people of peopleIds) {
    const { status, faction } = g.state.peoples[people]
    // AIE-9.3-a, AIE-9.3-c: a People without a unit on the map has been pacified by force.
    if (status !== 'peace' && faction !== null && unitsOnMap(g, people).length === 0)
      yield* pacifyByForce(g, people, opponentOf(faction))
    if (g.state.peoples[people].status === 'peace') yield* goHome(g, people)
    else yield* recoverAtWar(g, people)
  }
}

/** RULING-70: a leader of a People whose year has come leaves for good. */
function foreignLeadersLeave(g: Alea): void {
  for (const { id, leaves } of Object.values(g.data.foreignLeaders)) {
    if (leaves === g.state.year) leaveForGood(g, id)
  }
}

/**
 * AIE-9.3-b, AIE-9.3-d: units of a People at war (or allied, RULING-36) stay; they recover at home and in cities,
 * and those eliminated come back to a zone of origin, where their side puts them.
 */
function* recoverAtWar(g: Alea, people: PeopleId): Rules {
  const rule = g.data.peoples[people].major ? 'AIE-9.3-d' : 'AIE-9.3-b'
  for (const piece of unitsOnMap(g, people)) {
    const zone = g.data.zones[unit(g, piece).place]
    if (zone !== undefined && (zone.people === people || zone.city !== null)) recover(g, piece, rule)
  }
  const { faction } = g.state.peoples[people]
  if (faction === null) return
  for (const piece of g.data.peoples[people].units) {
    if (unit(g, piece).place === boxes.people) yield* putHome(g, people, piece, faction, rule)
  }
}

/**
 * AIE-4.4.3-b: the units of a Minor at peace are in its box. AIE-4.4.3-c, AIE-9.3-c: a Major that was pacified this
 * turn goes home, placed by the side that had it; one that was at peace all along only makes good its losses.
 */
function* goHome(g: Alea, people: PeopleId): Rules {
  const { units, major } = g.data.peoples[people]
  yield* bringHome(g, people)
  for (const piece of units) {
    const counter = unit(g, piece)
    setReduced(g, piece, false)
    if (!major) put(g, piece, boxes.people)
    else if (counter.place === boxes.people) put(g, piece, row(g.data.units, piece).home ?? counter.place)
  }
}

/** RULING-113: into a zone of origin that the side chooses; zones with enemies only if there is no other. */
function* putHome(g: Alea, people: PeopleId, piece: string, side: FactionId, rule: string): Rules {
  const zone = yield* pick({
    role: side,
    rule,
    task: 'put-home',
    verb: 'place',
    nouns: homesFor(g, people, side),
    about: { piece, people },
  })
  put(g, piece, zone)
  g.tell({ kind: 'returns-home', rule, data: { people, piece, zone } })
  yield* flightOfLoneLeaders(g, zone)
}

export function homesFor(position: AleaPosition, people: PeopleId, side: FactionId): string[] {
  const { zones } = position.data.peoples[people]
  const free = zones.filter(
    zone =>
      !hasEnemyUnits(position, zone, side) &&
      unitsIn(position, zone).every(piece => peopleOf(position.data, piece) === people),
  )
  if (free.length > 0) return free
  const safe = zones.filter(zone => !hasEnemyUnits(position, zone, side))
  return safe.length > 0 ? safe : [...zones]
}

function unitsOnMap(position: AleaPosition, people: PeopleId): string[] {
  const { data } = position
  return data.peoples[people].units.filter(piece => isOnMap(data, unit(position, piece).place))
}
