import type { Advice } from '@aquila/engine'
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
import { type Answer, type Answers, advise, firstOf, type Thought } from './mind.ts'

/** The stratagems that can be played at any time of Phase E: kept for the moment at which they do most. */

/** Legions in one zone that a desertion is worth, where a battle is at hand and where none is. */
const DESERTERS_IN_BATTLE = 3
const DESERTERS = 4

/** Strength that a plague must take from the enemy. */
const PLAGUE = 12

/** In a window, or among the moves: what is best played now, if anything. */
export function bestInCampaign(thought: Thought): Advice | null {
  if (!thought.mind.character.usesStratagems) return null
  for (const [stratagem, isRipe] of ripeness) {
    const choice = firstOf(thought.decision, stratagem)
    if (choice !== undefined && isRipe(thought))
      return advise(choice, { key: 'bot.stratagem', values: { stratagem } })
  }
  return null
}

/** Around a sequence and its battles: waits as long as there is something to wait for. */
const aroundSequence: Answer = thought =>
  bestInCampaign(thought) ??
  advise(firstOf(thought.decision, hasProspects(thought) ? 'pass' : 'rest-year', 'pass'))

/** After a march of the enemy: if it is not ripe now, it will be before the battle, where there is another window. */
const afterMarch: Answer = thought =>
  bestInCampaign(thought) ?? advise(firstOf(thought.decision, 'rest-year', 'pass'))

/** When each is worth its counter, in the order in which they are thought of. */
const ripeness: readonly (readonly [string, (thought: Thought) => boolean])[] = [
  ['intrigue-au-senat', isTimeForIntrigue],
  ['desertion', isTimeForDesertion],
  [
    'foyer-de-peste',
    thought => Math.max(...portZones(thought).map(zone => plagueGain(thought, zone))) >= PLAGUE,
  ],
  ['assassinat', isTimeForMurder],
  [
    'pacification-d-un-peuple-majeur',
    thought => worthPacifying(thought).some(people => isMajor(thought, people)),
  ],
  [
    'pacification-d-un-peuple-mineur',
    thought => worthPacifying(thought).some(people => !isMajor(thought, people)),
  ],
  ['pax-romana', thought => worthPacifying(thought).length > 0],
]

/** False if nothing that is offered can become worth playing this year. */
function hasProspects(thought: Thought): boolean {
  if (!thought.mind.character.usesStratagems) return false
  return thought.decision.choices.some(({ verb }) =>
    verb === 'intrigue-au-senat'
      ? isItaliaTheEnemys(thought)
      : ripeness.some(([stratagem]) => stratagem === verb),
  )
}

function isItaliaTheEnemys({ position, enemy }: Thought): boolean {
  return position.state.regions.italia === enemy
}

/** AIE-6.3-l: three legions and a Faction Leader end it, so it is played when the enemy moves no more this year. */
function isTimeForIntrigue(thought: Thought): boolean {
  const { state } = thought.position
  if (!isItaliaTheEnemys(thought)) return false
  const left = state.sequences[thought.enemy]
  return left === 0 || (left === 1 && state.active === thought.enemy && state.arrivals.length > 0)
}

/** The last sequence of the year. */
function isYearEnding({ position }: Thought): boolean {
  const { caesarian, republican } = position.state.sequences
  return caesarian + republican <= 1
}

function isTimeForDesertion(thought: Thought): boolean {
  const { position } = thought
  const inBattle = zonesToResolve(position).map(zone => enemyLegions(thought, zone))
  if (Math.max(0, ...inBattle) >= DESERTERS_IN_BATTLE) return true
  if (!isYearEnding(thought)) return false
  return position.data.zoneIds.some(zone => enemyLegions(thought, zone) >= DESERTERS)
}

/** The head of the enemy at once; anybody else who leads him into a battle, or before the year is over. */
function isTimeForMurder(thought: Thought): boolean {
  const { position, enemy } = thought
  if (isYearEnding(thought)) return true
  if (position.state.factionLeaders[enemy].some(id => id !== 'caesar' && !isGuarded(id))) return true
  return zonesToResolve(position).some(zone => leadersOf(position, zone, enemy).some(id => id !== 'caesar'))
}

/** AIE-6.3-c */
function isGuarded(id: string): boolean {
  return id === 'octavianus' || id === 'm-antonius'
}

export function peoplesAtWar({ position }: Thought): PeopleId[] {
  return peopleIds.filter(people => position.state.peoples[people].status === 'war')
}

/** AIE-5.1.1-d, AIE-5.1.1-f: peace abroad lets the Republic live; else only with those who fight for the enemy. */
function worthPacifying(thought: Thought): PeopleId[] {
  const { position, side } = thought
  const warring = peoplesAtWar(thought)
  const hostile = warring.filter(people => position.state.peoples[people].faction !== side)
  if (position.state.spqr >= 2 && warring.length > 1) return warring
  return 2 * hostile.length > warring.length ? hostile : []
}

function isMajor({ position }: Thought, people: PeopleId): boolean {
  return position.data.peoples[people].major
}

function enemyLegions({ position, enemy }: Thought, zone: Place): number {
  return unitsOf(position, zone, enemy).filter(piece => isLegio(position.data, piece)).length
}

function portZones({ position }: Thought): Place[] {
  return position.data.zoneIds.filter(zone => row(position.data.zones, zone).port !== null)
}

/** AIE-6.3-d: enemies who would be reduced, less one's own. */
function plagueGain({ position, side, enemy }: Thought, zone: Place): number {
  const leaders = leadersOf(position, zone, enemy).length - leadersOf(position, zone, side).length
  return (
    (strengthOf(position, unitsOf(position, zone, enemy)) -
      strengthOf(position, unitsOf(position, zone, side))) /
      2 +
    leaders
  )
}

/** The best head of the enemy, guarded ones last (AIE-6.3-c); in a battle it is worth more. */
const pickVictim: Answer = ({ position, decision }) => {
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

const pickDesertionZone: Answer = thought => {
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
  'react.campaign': aroundSequence,
  'react.march': afterMarch,
  'pick-victim': pickVictim,
  'pick-desertion-zone': pickDesertionZone,
  'pick-plague-zone': thought =>
    advise(bestOf(thought.decision, 'infect', zone => plagueGain(thought, zone))),
}
