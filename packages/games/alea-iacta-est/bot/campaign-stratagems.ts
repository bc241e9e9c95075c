import type { Ripeness } from '../../imperator/bot/doctrine.ts'
import { advise } from '../../imperator/bot/mind.ts'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import { zonesToResolve } from '../../imperator/rules/combat/phase.ts'
import { bestOf } from '../../kit/answers.ts'
import { type PeopleId, row } from '../data/index.ts'
import { peopleIds } from '../data/types.ts'
import {
  commandOf,
  isFactionLeader,
  isLegio,
  leadersOf,
  placeOf,
  tacticalOf,
  unitsOf,
} from '../rules/pieces.ts'
import type { Place } from '../rules/state.ts'
import type { AleaThought, Answer, Answers } from './position.ts'

/** The stratagems that can be played at any time of Phase E: kept for the moment at which they do most. */

/** Legions in one zone that a desertion is worth, where a battle is at hand and where none is. */
const DESERTERS_IN_BATTLE = 3
const DESERTERS = 4

/** Strength that a plague must take from the enemy. */
const PLAGUE = 12

/** When each is worth its counter, in the order in which they are thought of. */
export const campaignStratagems: readonly Ripeness[] = [
  { stratagem: 'intrigue-au-senat', isRipe: isTimeForIntrigue, mayRipen: isItaliaTheEnemys },
  ripe('desertion', isTimeForDesertion),
  ripe('foyer-de-peste', isTimeForPlague),
  ripe('assassinat', isTimeForMurder),
  ripe('pacification-d-un-peuple-majeur', thought =>
    worthPacifying(thought).some(people => isMajor(thought, people)),
  ),
  ripe('pacification-d-un-peuple-mineur', thought =>
    worthPacifying(thought).some(people => !isMajor(thought, people)),
  ),
  ripe('pax-romana', thought => worthPacifying(thought).length > 0),
]

function ripe(stratagem: string, isRipe: (thought: AleaThought) => boolean): Ripeness {
  return { stratagem, isRipe, mayRipen: () => true }
}

function isItaliaTheEnemys({ position, enemy }: AleaThought): boolean {
  return position.state.regions.italia === enemy
}

/** AIE-6.3-l: three legions and a Faction Leader end it, so it is played when the enemy moves no more this year. */
function isTimeForIntrigue(thought: AleaThought): boolean {
  const { state } = thought.position
  if (!isItaliaTheEnemys(thought)) return false
  const left = state.sequences[thought.enemy]
  return left === 0 || (left === 1 && state.active === thought.enemy && state.arrivals.length > 0)
}

function isTimeForPlague(thought: AleaThought): boolean {
  return Math.max(...portZones(thought).map(zone => plagueGain(thought, zone))) >= PLAGUE
}

/** The last sequence of the year. */
function isYearEnding({ position }: AleaThought): boolean {
  const { caesarian, republican } = position.state.sequences
  return caesarian + republican <= 1
}

function isTimeForDesertion(thought: AleaThought): boolean {
  const { position } = thought
  const inBattle = zonesToResolve(position).map(zone => enemyLegions(thought, zone))
  if (Math.max(0, ...inBattle) >= DESERTERS_IN_BATTLE) return true
  if (!isYearEnding(thought)) return false
  return position.data.zoneIds.some(zone => enemyLegions(thought, zone) >= DESERTERS)
}

/** The head of the enemy at once; anybody else who leads him into a battle, or before the year is over. */
function isTimeForMurder(thought: AleaThought): boolean {
  const { position, enemy } = thought
  if (isYearEnding(thought)) return true
  if (position.state.factionLeaders[enemy].some(id => id !== 'caesar' && !isGuarded(id))) return true
  return zonesToResolve(position).some(zone => leadersOf(position, zone, enemy).some(id => id !== 'caesar'))
}

/** AIE-6.3-c */
function isGuarded(id: string): boolean {
  return id === 'octavianus' || id === 'm-antonius'
}

export function peoplesAtWar({ position }: AleaThought): PeopleId[] {
  return peopleIds.filter(people => position.state.peoples[people].status === 'war')
}

/** AIE-5.1.1-d, AIE-5.1.1-f: peace abroad lets the Republic live; else only with those who fight for the enemy. */
function worthPacifying(thought: AleaThought): PeopleId[] {
  const { position, side } = thought
  const warring = peoplesAtWar(thought)
  const hostile = warring.filter(people => position.state.peoples[people].faction !== side)
  if (position.state.spqr >= 2 && warring.length > 1) return warring
  return 2 * hostile.length > warring.length ? hostile : []
}

function isMajor({ position }: AleaThought, people: PeopleId): boolean {
  return position.data.peoples[people].major
}

function enemyLegions({ position, enemy }: AleaThought, zone: Place): number {
  return unitsOf(position, zone, enemy).filter(piece => isLegio(position.data, piece)).length
}

function portZones({ position }: AleaThought): Place[] {
  return position.data.zoneIds.filter(zone => row(position.data.zones, zone).port !== null)
}

/** AIE-6.3-d: enemies who would be reduced, less one's own. */
function plagueGain({ position, side, enemy }: AleaThought, zone: Place): number {
  const leaders = leadersOf(position, zone, enemy).length - leadersOf(position, zone, side).length
  return (
    (strengthOf(position, unitsOf(position, zone, enemy)) -
      strengthOf(position, unitsOf(position, zone, side))) /
      2 +
    leaders
  )
}

/** The best head of the enemy, guarded ones last (AIE-6.3-c); in a battle it is worth more. */
const pickVictim: Answer<'pick-victim'> = ({ position, decision }) => {
  const battles = zonesToResolve(position)
  return advise(
    bestOf(decision, 'assassinate', id => {
      const worth =
        commandOf(position, id) +
        2 * tacticalOf(position, id) +
        (battles.includes(placeOf(position, id)) ? 5 : 0) +
        (isFactionLeader(position, id) ? 20 : 0)
      return isGuarded(id) ? worth / 2 : worth
    }),
  )
}

const pickDesertionZone: Answer<'pick-desertion-zone'> = thought => {
  const battles = zonesToResolve(thought.position)
  return advise(
    bestOf(
      thought.decision,
      'desert',
      zone => Math.min(5, enemyLegions(thought, zone)) + (battles.includes(zone) ? 2 : 0),
    ),
  )
}

export const campaignStratagemAnswers: Answers = {
  'pick-victim': pickVictim,
  'pick-desertion-zone': pickDesertionZone,
  'pick-plague-zone': thought =>
    advise(bestOf(thought.decision, 'infect', zone => plagueGain(thought, zone))),
}
