import type { Rules } from '@aquila/engine'
import { goToWar } from '../../../imperator/rules/peoples/activation.ts'
import { leaveForGood } from '../../../imperator/rules/peoples/leaders.ts'
import { type Means, pacify } from '../../../imperator/rules/peoples/pacification.ts'
import type { FactionId, PeopleId } from '../../data/index.ts'
import { peopleIds } from '../../data/types.ts'
import { surplusGoesDown } from '../movement/transport.ts'
import { isNaves, peopleOf, peoplesIn, romansOf, sideOf } from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import { scorePoints } from '../score.ts'
import { type Alea, type AleaPosition, opponentOf, type Place } from '../state.ts'
import { leadersLeaveAt } from './leaders.ts'

/** AIE-4.4.3: what Alea Iacta Est has of its own in the peace of Peoples: occupation, and what follows for leaders and ships. */

/** AIE-4.2.1-a, AIE-S7-d, AIE-3.4.2-h: before its counters go home. */
export function* majorAtPeace(g: Alea, people: PeopleId, means: Means, by: FactionId | null): Rules {
  leadersLeaveAt(g, people, 'pacification')
  cleopatraFalls(g, people, means, by)
  yield* surplusGoesDown(g)
}

/** AIE-10.1-c, RULING-57: half of the points, rounded down, if it was a stratagem. */
export function* scorePacification(g: Alea, people: PeopleId, means: Means, by: FactionId): Rules {
  const { victoryPoints } = g.data.peoples[people]
  if (victoryPoints === null) return
  const points = means === 'stratagem' ? Math.floor(victoryPoints / 2) : victoryPoints
  yield* scorePoints(g, by, points, 'AIE-10.1-c', 'people-pacified')
}

/** AIE-S7-d: the Aegyptii only by arms. */
export function whyOnlyByArms(
  { state, data }: AleaPosition,
  _side: FactionId,
  people: PeopleId,
): AleaReason | null {
  return people === 'aegyptii' && data.scenarios[state.scenario].flags.aegyptiiOnlyByForce
    ? { rule: 'AIE-S7-d', why: 'only-by-arms', about: { people } }
    : null
}

/** AIE-S7-d: pacified by the Caesarian's arms, the Aegyptii lose their queen for good. */
function cleopatraFalls(g: Alea, people: PeopleId, means: Means, by: FactionId | null): void {
  const { flags } = g.data.scenarios[g.state.scenario]
  if (people !== 'aegyptii' || !flags.aegyptiiOnlyByForce) return
  if (means === 'arms' && by === 'caesarian') leaveForGood(g, 'cleopatra')
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
  const enemy = opponentOf(position, faction)
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

/** AIE-EV-14, RULING-67: the Parthi change from peace to war, whatever bars them, or from war to peace, for nobody's points. */
export function* parthianVersatility(g: Alea): Rules {
  const { status } = g.state.peoples.parthi
  if (status === 'peace') yield* goToWar(g, 'parthi', 'AIE-EV-14')
  else yield* pacify(g, 'parthi', 'event', null)
}
