import { pick, type Reason, type Rules } from '@aquila/engine'
import type { FactionId, PeopleId } from '../../data/index.ts'
import { peopleIds } from '../../data/types.ts'
import { isNaves, leader, peopleOf, peoplesIn, put, romansOf, setReduced, sideOf } from '../pieces.ts'
import { scorePoints } from '../score.ts'
import { type Alea, type AleaPosition, boxes, opponentOf, type Place } from '../state.ts'
import { goToWar } from './activation.ts'
import { leadersLeaveAt, leaveForGood } from './leaders.ts'
import { cargoWithoutShips } from './ships.ts'

/** Peace with a People: by stratagem (AIE-6.3-m to AIE-6.3-p), by arms (AIE-4.4.3-a) or by an event (AIE-EV-14). */
export type Means = 'stratagem' | 'arms' | 'event'

/** AIE-9.3-a, AIE-9.3-c: pacified by arms in one year, a People can rise again five years later. */
const YEARS_TO_RETURN = 5

/**
 * AIE-4.4.3-a: a People makes peace. `by` is who has pacified it; an event is nobody's work. Its counters stop fighting
 * at once: those of a Minor leave the map (AIE-4.4.3-b), those of a Major go home now if a stratagem did it
 * (AIE-6.3-n), otherwise in the next adjustments (AIE-4.4.3-c, RULING-37).
 */
export function* pacify(g: Alea, people: PeopleId, means: Means, by: FactionId | null): Rules {
  const { major, victoryPoints } = g.data.peoples[people]
  const now = g.state.peoples[people]
  const had = now.faction
  now.status = 'peace'
  now.faction = null
  // AIE-9.3-e: only arms bring the peace of four years.
  now.barredUntil = means === 'arms' ? g.state.year + YEARS_TO_RETURN : null
  g.tell({ kind: 'people-pacified', rule: 'AIE-4.4.3-a', data: { people, means, faction: by ?? '' } })
  if (!major) {
    unitsToTheirBox(g, people)
    return
  }
  leadersLeaveAt(g, people, 'pacification')
  cleopatraFalls(g, people, means, by)
  yield* cargoWithoutShips(g)
  now.sentHomeBy = had ?? g.state.initiative
  if (means === 'stratagem') yield* bringHome(g, people)
  // AIE-10.1-c, RULING-57: half of the points, rounded down, if it was a stratagem; none for an event.
  if (by === null || victoryPoints === null) return
  const points = means === 'stratagem' ? Math.floor(victoryPoints / 2) : victoryPoints
  yield* scorePoints(g, by, points, 'AIE-10.1-c', 'people-pacified')
}

/** AIE-9.3-a, AIE-9.3-c: a People that has no unit left on the map was pacified by arms. */
export function pacifyByForce(g: Alea, people: PeopleId, by: FactionId): Rules {
  return pacify(g, people, 'arms', by)
}

/** AIE-4.4.3-b, AIE-6.3-m: the units of a Minor go back to their box. */
function unitsToTheirBox(g: Alea, people: PeopleId): void {
  for (const id of g.data.peoples[people].units) {
    put(g, id, boxes.people)
    setReduced(g, id, false)
  }
}

/** AIE-S7-d: pacified by the Caesarian's arms, the Aegyptii lose their queen for good. */
function cleopatraFalls(g: Alea, people: PeopleId, means: Means, by: FactionId | null): void {
  const { flags } = g.data.scenarios[g.state.scenario]
  if (people !== 'aegyptii' || !flags.aegyptiiOnlyByForce) return
  if (means === 'arms' && by === 'caesarian') leaveForGood(g, 'cleopatra')
}

/**
 * AIE-4.4.3-c, AIE-6.3-n: all units of a Major, even eliminated ones, and its leaders go to its zones of origin, placed
 * by the side that controlled it or had its allegiance. Units are at full strength (AIE-9.3-c).
 */
export function* bringHome(g: Alea, people: PeopleId): Rules {
  const now = g.state.peoples[people]
  const side = now.sentHomeBy
  if (side === null) return
  const { zones, units, leaders } = g.data.peoples[people]
  for (const piece of [...units, ...leaders.filter(id => isInPlay(g, id))]) {
    const zone = yield* pick({
      role: side,
      rule: 'AIE-4.4.3-c',
      task: 'bring-home',
      verb: 'place',
      nouns: fitFor(g, piece, zones),
      about: { piece, people },
    })
    put(g, piece, zone)
    setReduced(g, piece, false)
  }
  now.sentHomeBy = null
  g.tell({ kind: 'people-at-home', rule: 'AIE-4.4.3-c', data: { people } })
}

function isInPlay(position: Alea, id: string): boolean {
  const { place } = leader(position, id)
  return place !== boxes.dead && place !== boxes.coming
}

/** A fleet goes to a coast. */
function fitFor({ data }: Alea, piece: string, zones: readonly Place[]): readonly Place[] {
  return isNaves(data, piece) ? zones.filter(zone => data.zones[zone]?.coastal === true) : zones
}

/** AIE-4.4.3-a, RULING-37: at the end of each SMC and in Phase F, every People whose homes are all occupied makes peace. */
export function* checkMilitaryPacification(g: Alea): Rules {
  for (const people of peopleIds) {
    const conqueror = conquerorOf(g, people)
    if (conqueror !== null) yield* pacify(g, people, 'arms', conqueror)
  }
}

/** The player who neither controls the People nor has its allegiance, if he holds all its zones of origin. */
export function conquerorOf(position: AleaPosition, people: PeopleId): FactionId | null {
  const { status, faction } = position.state.peoples[people]
  if (status === 'peace' || faction === null) return null
  const enemy = opponentOf(faction)
  const occupied = position.data.peoples[people].zones.every(zone => isOccupied(position, zone, enemy))
  return occupied ? enemy : null
}

/** RULING-91: held by a land unit that belongs to the side: a Roman one or one of an ally. */
function isOccupied(position: AleaPosition, zone: Place, side: FactionId): boolean {
  const { state, data } = position
  if (romansOf(position, zone, side).units.some(piece => !isNaves(data, piece))) return true
  return peoplesIn(position, zone).units.some(piece => {
    if (isNaves(data, piece) || sideOf(position, piece) !== side) return false
    const people = peopleOf(data, piece)
    return people !== null && state.peoples[people].status === 'allegiance'
  })
}

/** Why a stratagem of a side cannot pacify this People: at peace, its own ally, or only arms can (AIE-S7-d). */
export function whyNotPacify(
  { state, data }: AleaPosition,
  side: FactionId,
  people: PeopleId,
): Reason | null {
  const { status, faction } = state.peoples[people]
  if (status === 'peace') return { rule: 'AIE-4.4.3-a', why: 'at-peace', about: { people } }
  // AIE-4.4.2-e, RULING-88: an allegiance is ended by the opponent.
  if (status === 'allegiance' && faction === side)
    return { rule: 'AIE-4.4.2-e', why: 'your-own-ally', about: { people } }
  if (people === 'aegyptii' && data.scenarios[state.scenario].flags.aegyptiiOnlyByForce)
    return { rule: 'AIE-S7-d', why: 'only-by-arms', about: { people } }
  return null
}

/** AIE-EV-14, RULING-67: the Parthi change from peace to war, whatever bars them, or from war to peace, for nobody's points. */
export function* parthianVersatility(g: Alea): Rules {
  const { status } = g.state.peoples.parthi
  if (status === 'peace') yield* goToWar(g, 'parthi', 'AIE-EV-14')
  else yield* pacify(g, 'parthi', 'event', null)
}
