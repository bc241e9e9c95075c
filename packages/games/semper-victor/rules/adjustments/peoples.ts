import { pick, type RuleId, type Rules, row } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import { hasEnemyUnits } from '../../../imperator/rules/movement/stacking.ts'
import { isOnMap, leader, peopleOf, put, setReduced, unit, unitsIn } from '../../../imperator/rules/pieces.ts'
import type { PeopleId, SideId } from '../../data/index.ts'
import { peopleIds } from '../../data/types.ts'
import { pacify } from '../peoples/pacification.ts'
import { boxes, type Place, type Semper, type SemperPosition } from '../state.ts'
import { pullExpired } from '../stratagems/thorns.ts'
import { isPacifiedByForce } from '../victory.ts'

/** SV-9.4: what becomes of each People in winter. */
export function* adjustPeoples(g: Semper): Rules {
  kingsLeave(g)
  if (!g.data.scenarios[g.state.scenario].rules.peoples) return
  for (const people of peopleIds) {
    if (g.state.peoples[people].status === 'war' && isPacifiedByForce(g, people))
      yield* pacify(g, people, 'arms')
    const { status } = g.state.peoples[people]
    if (status === 'war') yield* recoverAtWar(g, people)
    else if (status === 'allegiance') recoverArmenia(g)
    else recoverAtPeace(g, people)
  }
}

/** SV-4.2.1-B: Hormoz II leaves in Phase F of 309. RULING-85: without a king the coup is over. */
function kingsLeave(g: Semper): void {
  for (const { id, leaves } of Object.values(g.data.foreignLeaders)) {
    const { place } = leader(g, id)
    if (leaves === null || leaves > g.state.year || place === boxes.dead) continue
    put(g, id, boxes.dead)
    g.tell({ kind: 'leader-leaves', rule: 'SV-4.2.1-B', data: { leader: id, zone: place } })
    pullExpired(g, stratagem => stratagem === 'coup-d-etat-perse')
  }
}

/** SV-9.4-B, SV-9.4-D: units recover at home and in cities, and those eliminated come back to a zone of origin. */
function* recoverAtWar(g: Semper, people: PeopleId): Rules {
  const rule = g.data.peoples[people].major ? 'SV-9.4-D' : 'SV-9.4-B'
  const { faction } = g.state.peoples[people]
  for (const id of g.data.peoples[people].units) {
    if (unit(g, id).place !== boxes.people) recoverAtHome(g, people, id, rule)
    else if (faction !== null) yield* putHome(g, people, id, faction, rule)
  }
}

function recoverAtHome(g: Semper, people: PeopleId, id: string, rule: RuleId): void {
  const { place, reduced } = unit(g, id)
  const zone = g.data.zones[place]
  if (!reduced || zone === undefined || (zone.people !== people && zone.city === null)) return
  setReduced(g, id, false)
  g.tell({ kind: 'unit-recovers', rule, data: { unit: id, zone: place } })
}

/** RULING-95: into a zone of origin that the side chooses; one with enemies only if there is no other. */
function* putHome(g: Semper, people: PeopleId, id: string, side: SideId, rule: RuleId): Rules {
  const zone = yield* pick({
    role: side,
    rule,
    task: 'put-home',
    verb: 'place',
    nouns: homesFor(g, people, side),
    about: { piece: id, people },
  })
  put(g, id, zone)
  g.tell({ kind: 'returns-home', rule, data: { people, piece: id, zone } })
  yield* flightOfLoneLeaders(g, zone)
}

export function homesFor(position: SemperPosition, people: PeopleId, side: SideId): readonly Place[] {
  const { zones } = position.data.peoples[people]
  const safe = zones.filter(zone => !hasEnemyUnits(position, zone, side))
  const own = safe.filter(zone => unitsIn(position, zone).every(id => peopleOf(position.data, id) === people))
  if (own.length > 0) return own
  return safe.length > 0 ? safe : zones
}

/** RULING-95: a Major at peace makes good its losses. */
function recoverAtPeace(g: Semper, people: PeopleId): void {
  const { major, units } = g.data.peoples[people]
  if (!major) return
  for (const id of units) {
    setReduced(g, id, false)
    if (unit(g, id).place === boxes.people) put(g, id, row(g.data.units, id).home)
  }
}

/** SV-4.4.2-D: Armenians come back unless Persian units hold their home. */
function recoverArmenia(g: Semper): void {
  const { units, zones } = g.data.peoples.armenia
  const [home] = zones
  if (home === undefined) return
  const lost = unitsIn(g, home).some(id => peopleOf(g.data, id) === 'persians')
  for (const id of units) {
    const { place } = unit(g, id)
    if (isOnMap(g.data, place)) recoverAtHome(g, 'armenia', id, 'SV-4.4.2-D')
    else if (!lost) {
      setReduced(g, id, false)
      put(g, id, home)
      g.tell({ kind: 'returns-home', rule: 'SV-4.4.2-D', data: { people: 'armenia', piece: id, zone: home } })
    }
  }
}
