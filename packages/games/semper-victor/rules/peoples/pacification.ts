import { pick, type Rules } from '@aquila/engine'
import { leader, put, setReduced } from '../../../imperator/rules/pieces.ts'
import type { PeopleId, SideId } from '../../data/index.ts'
import { boxes, type Semper } from '../state.ts'
import { kin } from '../victory.ts'
import { controllerOf } from './control.ts'

/** Peace by stratagem (SV-6.3-S to SV-6.3-X), by arms (SV-9.4-A, SV-9.4-C) or by an event (SV-EV-14). */
export type Means = 'stratagem' | 'arms' | 'event'

/** SV-9.4-A, SV-9.4-C, RULING-63: pacified by arms in one year, a People can rise again six years later. */
const YEARS_TO_RETURN = 6

/** A People makes peace, and with it its kin (SV-4.1-C, RULING-60). */
export function* pacify(g: Semper, people: PeopleId, means: Means): Rules {
  for (const id of kin(g, people)) yield* makePeace(g, id, means)
}

function* makePeace(g: Semper, people: PeopleId, means: Means): Rules {
  const now = g.state.peoples[people]
  const side = now.faction ?? controllerOf(g, people)
  now.status = 'peace'
  now.faction = null
  // SV-9.4-E: only arms bring years of peace.
  now.barredUntil = means === 'arms' ? g.state.year + YEARS_TO_RETURN : null
  const rule = means === 'arms' ? (g.data.peoples[people].major ? 'SV-9.4-C' : 'SV-9.4-A') : 'SV-9.4-E'
  g.tell({ kind: 'people-pacified', rule, data: { people, means } })
  if (g.data.peoples[people].major) yield* bringHome(g, people, side)
  else unitsLeave(g, people)
}

/** SV-6.3-S, SV-9.4-A: the units of a Minor leave the map. */
function unitsLeave(g: Semper, people: PeopleId): void {
  for (const id of g.data.peoples[people].units) {
    setReduced(g, id, false)
    put(g, id, boxes.people)
  }
}

/** SV-6.3-V, SV-9.4-C: all units of a Major and its leaders go to its zones of origin, placed by their controller. */
function* bringHome(g: Semper, people: PeopleId, side: SideId): Rules {
  const { zones, units, leaders } = g.data.peoples[people]
  g.state.peoples[people].sentHomeBy = side
  for (const piece of [...units, ...leaders.filter(id => isInPlay(g, id))]) {
    const zone = yield* pick({
      role: side,
      rule: 'SV-6.3-V',
      task: 'bring-home',
      verb: 'place',
      nouns: zones,
      about: { piece, people },
    })
    setReduced(g, piece, false)
    put(g, piece, zone)
  }
  g.state.peoples[people].sentHomeBy = null
  g.tell({ kind: 'people-at-home', rule: 'SV-6.3-V', data: { people } })
}

/** A king who has not come yet, or whose time is over, is not in play (SV-4.2.1-B). */
function isInPlay(g: Semper, id: string): boolean {
  const { place } = leader(g, id)
  return place !== boxes.dead && place !== boxes.coming
}
