import type { RuleId, Rules } from '@aquila/engine'
import { flightFromPeople } from '../../../imperator/rules/combat/lone-leaders.ts'
import { distancesFrom } from '../../../imperator/rules/movement/distance.ts'
import type { FactionId, PeopleId } from '../../data/index.ts'
import { peopleIds } from '../../data/types.ts'
import { surplusGoesDown } from '../movement/transport.ts'
import { placeOf, politicalOf } from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import type { Alea, AleaPosition } from '../state.ts'
import { leadersLeaveAt } from './leaders.ts'

/** AIE-4.4.2-a, RULING-43: only an activated Major other than the Parthi, and not one that has an ally already. */
export function whyNoAllegiance({ state, data }: AleaPosition, people: PeopleId): AleaReason | null {
  const about = { people }
  if (!data.peoples[people].major) return { rule: 'AIE-4.4.2-a', why: 'not-a-major', about }
  if (people === 'parthi') return { rule: 'AIE-4.4.2-a', why: 'parthi-ally-with-nobody' }
  if (state.peoples[people].status === 'peace') return { rule: 'AIE-4.4.2-a', why: 'not-activated', about }
  if (state.peoples[people].status === 'allegiance') return { rule: 'AIE-4.4.2-e', why: 'has-an-ally', about }
  return null
}

/** The Peoples whose allegiance could be won now. */
export function peoplesToWin(position: AleaPosition): PeopleId[] {
  return peopleIds.filter(people => whyNoAllegiance(position, people) === null)
}

/**
 * AIE-4.4.2-d: from now on the People's counters are used like Roman ones; its marker leaves the cup of Phase C. It
 * lasts until the opponent pacifies the People (AIE-4.4.2-e).
 */
export function* giveAllegiance(g: Alea, people: PeopleId, faction: FactionId, rule: RuleId): Rules {
  const now = g.state.peoples[people]
  now.status = 'allegiance'
  now.faction = faction
  now.barredUntil = null
  now.sentHomeBy = null
  g.tell({ kind: 'allegiance', rule, data: { people, faction } })
  leadersLeaveAt(g, people, 'allegiance')
  yield* surplusGoesDown(g)
  // AIE-8.2-j: its former friends who are alone among its units must get away.
  yield* flightFromPeople(g, people)
}

/** RULING-07: one attempt each turn, on a People whose allegiance could be won. */
export function whyNoDiplomacy(position: AleaPosition, side: FactionId): AleaReason | null {
  if (position.state.turn.diplomacyTried.includes(side))
    return { rule: 'AIE-4.4.2-c', why: 'diplomacy-tried' }
  if (isEitherOr(position) && position.state.turn.geostrategyPlayed.includes(side))
    return { rule: 'AIE-2.C-e', why: 'stratagems-instead' }
  if (envoy(position, side) === null) return { rule: 'AIE-4.4.2-c', why: 'no-faction-leader' }
  if (peoplesToWin(position).length === 0) return { rule: 'AIE-4.4.2-a', why: 'nobody-to-win' }
  return null
}

/** RULING-128: true if a side may either play stratagems of Phase C or try diplomacy, not both. */
export function isEitherOr({ options }: AleaPosition): boolean {
  return options.geostrategyChoice === 'either'
}

/** AIE-4.4.2-c: the Faction Leader's word: 1d10, +1 from afar, must be lower than his political capacity. */
export function* tryDiplomacy(g: Alea, side: FactionId, people: PeopleId): Rules {
  g.state.turn.diplomacyTried.push(side)
  const embassy = embassyTo(g, side, people)
  if (embassy === null) return
  const { leader, capacity, distance } = embassy
  const total = g.dice.d10(`diplomacy with ${people}`) + distance
  const success = total < capacity
  g.tell({
    kind: success ? 'diplomacy-succeeds' : 'diplomacy-fails',
    rule: 'AIE-4.4.2-c',
    data: { side, leader, people, total, capacity },
  })
  if (success) yield* giveAllegiance(g, people, side, 'AIE-4.4.2-c')
}

/** AIE-4.4.2-c: how many of the ten faces win the People over. */
export function facesOfDiplomacy(position: AleaPosition, side: FactionId, people: PeopleId): number {
  const embassy = embassyTo(position, side, people)
  return embassy === null ? 0 : Math.max(0, Math.min(10, embassy.capacity - embassy.distance))
}

interface Embassy {
  readonly leader: string
  readonly capacity: number
  /** What is added to the die. */
  readonly distance: number
}

function embassyTo(position: AleaPosition, side: FactionId, people: PeopleId): Embassy | null {
  const leader = envoy(position, side, people)
  if (leader === null) return null
  return {
    leader,
    capacity: politicalOf(position, leader),
    distance: isNear(position, leader, people) ? 0 : 1,
  }
}

/** The Faction Leader with the higher political capacity speaks; of two alike, the nearer one (RULING-07). */
function envoy(position: AleaPosition, side: FactionId, people?: PeopleId): string | null {
  const [one, two] = position.state.factionLeaders[side]
  if (one === undefined || two === undefined) return one ?? null
  const [first, second] = [politicalOf(position, one), politicalOf(position, two)]
  if (first !== second) return first > second ? one : two
  return people !== undefined && !isNear(position, one, people) ? two : one
}

/** How far a word carries without loss. */
const NEAR = 4

/** At most 4 land movement points from a zone of origin of the People. */
function isNear(position: AleaPosition, leader: string, people: PeopleId): boolean {
  const from = placeOf(position, leader)
  const reached = distancesFrom(position.data, from)
  return position.data.peoples[people].zones.some(
    zone => (reached.get(zone) ?? Number.POSITIVE_INFINITY) <= NEAR,
  )
}
