import type { Ripeness } from '../../imperator/bot/doctrine.ts'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import { zonesToResolve } from '../../imperator/rules/combat/phase.ts'
import { advise, bestOf } from '../../kit/answers.ts'
import { type PeopleId, row, spqrEnd } from '../data/index.ts'
import { peopleIds } from '../data/types.ts'
import {
  commandOf,
  isFactionLeader,
  isLegio,
  isOnMap,
  leadersOf,
  placeOf,
  tacticalOf,
  unitsOf,
} from '../rules/pieces.ts'
import type { Place } from '../rules/state.ts'
import type { AleaBotTypes, AleaThought, Answer, Answers } from './position.ts'
import { spqrForecast } from './republic.ts'

/** The stratagems that can be played at any time of Phase E: kept for the moment at which they do most. */

/** Legions in one zone that a desertion is worth, where a battle is at hand and where none is. */
const DESERTERS_IN_BATTLE = 3
const DESERTERS = 4

/** Strength that a plague must take from the enemy. */
const PLAGUE = 12

/** Strength of hostile Peoples that peace with a Nationality must end. */
const PEACE = 8

/** When each is worth its counter, in the order in which they are thought of. */
export const campaignStratagems: readonly Ripeness<AleaBotTypes>[] = [
  { stratagem: 'intrigue-au-senat', isRipe: isTimeForIntrigue, mayRipen: isItaliaTheEnemys },
  ripe('desertion', isTimeForDesertion),
  ripe('foyer-de-peste', isTimeForPlague),
  { ...ripe('assassinat', isTimeForMurder), isKept: isForTheRepublic },
  ripe('pacification-d-un-peuple-majeur', thought =>
    worthPacifying(thought).some(people => isMajor(thought, people)),
  ),
  ripe('pacification-d-un-peuple-mineur', thought =>
    worthPacifying(thought).some(people => !isMajor(thought, people)),
  ),
  ripe('pacification-d-une-nationalite', thought => bestPeace(thought) >= PEACE),
  ripe('pax-romana', thought => worthPacifying(thought).length > 0),
]

function ripe(stratagem: string, isRipe: (thought: AleaThought) => boolean): Ripeness<AleaBotTypes> {
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

/**
 * The head of the enemy at once, if the Republic outlives it (AIE-5.1.1-b); anybody else who leads him into a battle, or
 * before the year is over.
 */
function isTimeForMurder(thought: AleaThought): boolean {
  const { position, enemy } = thought
  if (isYearEnding(thought)) return true
  const heads = position.state.factionLeaders[enemy].filter(id => id !== 'caesar' && !isGuarded(id))
  if (heads.length > 0 && !isFrail(thought)) return true
  return zonesToResolve(position).some(zone => leadersOf(position, zone, enemy).some(id => id !== 'caesar'))
}

/** True if one thing more would bring the Republic to the brink, so that both must fear for it. */
export function isFrail({ position }: AleaThought): boolean {
  return spqrForecast(position) >= spqrEnd - 2
}

/** Imperium saves a Republic that has begun to die: its counter is not spent on a murder. */
function isForTheRepublic({ position }: AleaThought, counter: string): boolean {
  const saves = row(position.data.stratagemCounters, counter).faces.some(
    face => face.stratagem === 'imperium',
  )
  return saves && Math.max(position.state.spqr, spqrForecast(position)) >= 1
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
  if (warring.length > 1 && (position.state.spqr >= 2 || isFrail(thought))) return warring
  return 2 * hostile.length > warring.length ? hostile : []
}

/** AIE-6.3-o: strength of a Nationality at war that fights for the enemy, less what of it fights for the side. */
function peaceWith({ position, side }: AleaThought, nationality: string): number {
  let gain = 0
  for (const people of peopleIds) {
    if (position.data.peoples[people].nationality !== nationality) continue
    const { status, faction } = position.state.peoples[people]
    if (status !== 'war') continue
    const units = position.data.peoples[people].units.filter(id =>
      isOnMap(position.data, placeOf(position, id)),
    )
    gain += (faction === side ? -1 : 1) * strengthOf(position, units)
  }
  return gain
}

function bestPeace(thought: AleaThought): number {
  const nationalities = peoplesAtWar(thought).map(people => thought.position.data.peoples[people].nationality)
  return Math.max(0, ...nationalities.map(nationality => peaceWith(thought, nationality)))
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
const pickVictim: Answer<'pick-victim'> = thought => {
  const { position, decision } = thought
  const battles = zonesToResolve(position)
  return advise(
    bestOf(decision, 'assassinate', id => {
      const worth =
        commandOf(position, id) +
        2 * tacticalOf(position, id) +
        (battles.includes(placeOf(position, id)) ? 5 : 0) +
        (isFactionLeader(position, id) ? (isFrail(thought) ? -20 : 20) : 0)
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
  'pacify-nationality': thought =>
    advise(bestOf(thought.decision, 'pacify', nationality => peaceWith(thought, nationality))),
  'pick-plague-zone': thought =>
    advise(bestOf(thought.decision, 'infect', zone => plagueGain(thought, zone))),
}
