import type { Advice } from '@aquila/engine'
import { type PeopleId, row, spqrEnd } from '../data/index.ts'
import { peopleIds } from '../data/types.ts'
import { strengthOf } from '../rules/combat/odds.ts'
import { whyNotRise } from '../rules/peoples/activation.ts'
import { controllerByRegions } from '../rules/peoples/control.ts'
import {
  commandOf,
  isFactionLeader,
  isLegio,
  landUnitsOf,
  leadersOf,
  tacticalOf,
  unitsOf,
} from '../rules/pieces.ts'
import type { Place } from '../rules/state.ts'
import { figureOn } from '../rules/stratagems/hand.ts'
import { isLastYear, resultOf } from '../rules/victory.ts'
import { battleAtHand } from './battle.ts'
import { bestCoup, pickPretender } from './coups.ts'
import { expectBattle } from './expectation.ts'
import { type Answer, advise, bestOf, choiceOf, firstOf, type Thought } from './mind.ts'

/** When a stratagem is worth its counter. */

/** Strength on the weaker side from which a battle deserves a stratagem. */
const GREAT = 10

const pass = ({ decision }: Thought): Advice | null => advise(firstOf(decision, 'pass'))

function play({ decision }: Thought, stratagem: string): Advice | null {
  return advise(firstOf(decision, stratagem), { key: 'bot.stratagem', values: { stratagem } })
}

/** True if the side would win the scenario as things stand. */
function isWinning({ position, side }: Thought): boolean {
  return resultOf(position).winners.includes(side)
}

/** Phase B: the initiative is always worth having; peace between Romans, to the side that has what it needs. */
const initiative: Answer = thought => {
  if (firstOf(thought.decision, 'initiative') !== undefined) return play(thought, 'initiative')
  if (isLastYear(thought.position) && isWinning(thought)) return play(thought, 'janus') ?? pass(thought)
  return pass(thought)
}

/** Phase C: allies, and Peoples that would rise against the enemy. */
const geostrategy: Answer = thought => {
  const { decision, mind } = thought
  const diplomacy = firstOf(decision, 'diplomacy')
  if (diplomacy !== undefined) return advise(diplomacy)
  if (!mind.character.usesStratagems) return pass(thought)
  const allegiance = play(thought, 'allegeance-d-un-peuple-majeur')
  if (allegiance !== null) return allegiance
  const coup = bestCoup(thought)
  if (coup !== undefined) return advise(coup, { key: 'bot.stratagem', values: { stratagem: 'coup-d-etat' } })
  // AIE-5.1.1-d: wars abroad bring the Republic nearer to its end.
  if (thought.position.state.spqr > 0 || peoplesAtWar(thought).length > 0) return pass(thought)
  for (const [stratagem, major] of uprisings) {
    const choice = play(thought, stratagem)
    if (choice !== null && friendlyRisers(thought, major).length > 0) return choice
  }
  return pass(thought)
}

const uprisings = [
  ['soulevement-d-un-peuple-majeur', true],
  ['soulevement-d-un-peuple-mineur', false],
] as const

/** Peoples at peace that would be this side's if they rose. */
function friendlyRisers({ position, side }: Thought, major: boolean): PeopleId[] {
  return peopleIds.filter(
    people => whyNotRise(position, people, major) === null && controllerByRegions(position, people) === side,
  )
}

/** Phase E, at any time: whatever hurts the enemy at once. */
const campaign: Answer = thought => {
  const { position, side, decision, mind } = thought
  if (!mind.character.usesStratagems) return pass(thought)
  const warring = peoplesAtWar(thought)
  const hostile = warring.filter(people => position.state.peoples[people].faction !== side)
  if (position.state.regions.italia !== side && position.state.regions.italia !== null) {
    const intrigue = play(thought, 'intrigue-au-senat')
    if (intrigue !== null) return intrigue
  }
  if (greatestLegions(thought) >= 4) {
    const desertion = play(thought, 'desertion')
    if (desertion !== null) return desertion
  }
  if (Math.max(...portZones(thought).map(zone => plagueGain(thought, zone))) >= 12) {
    const plague = play(thought, 'foyer-de-peste')
    if (plague !== null) return plague
  }
  const assassinat = play(thought, 'assassinat')
  if (assassinat !== null) return assassinat
  // AIE-5.1.1-d, AIE-5.1.1-f: peace abroad lets the Republic live.
  const burdened = position.state.spqr >= 2 && warring.length > 1
  if (burdened || 2 * hostile.length > warring.length) {
    const wanted = burdened ? warring : hostile
    for (const peace of [
      'pacification-d-un-peuple-majeur',
      'pacification-d-un-peuple-mineur',
      'pax-romana',
    ]) {
      const choice = play(thought, peace)
      if (choice !== null && wanted.some(people => fits(thought, peace, people))) return choice
    }
  }
  return advise(firstOf(decision, 'pass'))
}

function peoplesAtWar({ position }: Thought): PeopleId[] {
  return peopleIds.filter(people => position.state.peoples[people].status === 'war')
}

function fits({ position }: Thought, stratagem: string, people: PeopleId): boolean {
  const { major } = position.data.peoples[people]
  if (stratagem === 'pacification-d-un-peuple-majeur') return major
  if (stratagem === 'pacification-d-un-peuple-mineur') return !major
  return true
}

function enemyLegions({ position, enemy }: Thought, zone: Place): number {
  return unitsOf(position, zone, enemy).filter(piece => isLegio(position.data, piece)).length
}

function greatestLegions(thought: Thought): number {
  return Math.max(...thought.position.data.zoneIds.map(zone => enemyLegions(thought, zone)))
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

/** Before a battle: whatever turns one that is in the balance. */
const beforeBattle: Answer = thought => {
  const { position, side, enemy, decision, mind } = thought
  const zone = battleAtHand(thought)
  if (zone === null || !mind.character.usesStratagems) return pass(thought)
  const attacking = position.state.active === side
  const land = landUnitsOf(position, zone, side).length > 0 && landUnitsOf(position, zone, enemy).length > 0
  const kind = land ? 'land' : 'naval'
  const { chance, strength } = expectBattle(position, zone, attacking ? side : enemy, kind)
  const mine = attacking ? chance : 1 - chance
  if (Math.min(...strength) < GREAT) return pass(thought)
  const turncoats = play(thought, 'transfuges')
  if (turncoats !== null) return turncoats
  if (mine < 0.85) {
    const conquest = play(thought, 'veni-vidi-vici')
    if (conquest !== null) return conquest
    for (const siege of ['poliorcetique', 'muraille'] as const) {
      const best = bestOf(decision, siege, counter => Math.abs(figureOn(position, counter, siege)))
      if (best === undefined || mine < 0.1) continue
      return advise(best, { key: 'bot.stratagem', values: { stratagem: siege } })
    }
  }
  if (mine < 0.34 && !attacking) return play(thought, 'fuite-opportune') ?? pass(thought)
  return pass(thought)
}

/** Faveur divine: sets the die where much hangs on it and it has fallen badly. */
const afterRoll: Answer = thought => {
  const { position, side, enemy, seat, decision, mind } = thought
  if (!mind.character.usesStratagems) return pass(thought)
  const roll = seat.log().findLast(event => event.kind === 'roll')
  const value = Number(roll?.data.value ?? 0)
  const why = String(roll?.data.why ?? '')
  const own = roll?.data.roller === side
  if (why === 'battle-roll') {
    const zone = battleAtHand(thought)
    if (zone === null) return pass(thought)
    const land = landUnitsOf(position, zone, side).length > 0 && landUnitsOf(position, zone, enemy).length > 0
    const { strength } = expectBattle(position, zone, own ? side : enemy, land ? 'land' : 'naval')
    const bad = own ? value <= 3 : value >= 4
    if (!bad || Math.min(...strength) < 2 * GREAT) return pass(thought)
    return advise(choiceOf(decision, 'faveur-divine', own ? 6 : 1)) ?? pass(thought)
  }
  if (why.startsWith('assassination') && own && value < 8)
    return advise(choiceOf(decision, 'faveur-divine', 9)) ?? pass(thought)
  if (why.startsWith('assassination') && !own && value >= 8)
    return advise(choiceOf(decision, 'faveur-divine', 0)) ?? pass(thought)
  return pass(thought)
}

/** Phase F: points, and life for a Republic that is about to die. */
const results: Answer = thought => {
  const { decision, position } = thought
  const imperium = firstOf(decision, 'imperium')
  if (imperium !== undefined && position.state.spqr >= spqrEnd - 1) return play(thought, 'imperium')
  for (const stratagem of ['triumphus', 'ralliement-d-un-triumvir', 'idus-martias']) {
    const choice = play(thought, stratagem)
    if (choice !== null) return choice
  }
  return pass(thought)
}

/** The best head of the enemy, guarded ones last (AIE-6.3-c). */
const pickVictim: Answer = ({ position, decision }) =>
  advise(
    bestOf(decision, 'assassinate', id => {
      const worth =
        commandOf(position, id) + 2 * tacticalOf(position, id) + (isFactionLeader(position, id) ? 20 : 0)
      return id === 'octavianus' || id === 'm-antonius' ? worth / 2 : worth
    }),
  )

/** What a counter is worth in the hand from one year to the next. */
const keepers: Readonly<Record<string, number>> = {
  triumphus: 5,
  'faveur-divine': 6,
  transfuges: 5,
  initiative: 5,
  janus: 4,
  'fuite-opportune': 4,
  desertion: 4,
  'allegeance-d-un-peuple-majeur': 4,
  poliorcetique: 3,
  muraille: 3,
  imperium: 4,
}

const discard: Answer = ({ position, decision }) =>
  advise(
    bestOf(decision, 'discard', counter => {
      const { faces } = row(position.data.stratagemCounters, counter)
      return -faces.reduce((sum, { stratagem }) => sum + (keepers[stratagem] ?? 2), 0)
    }),
  )

/** Peoples whose fate is in question: the strongest first; `wants` says whose. */
function pickPeople(verb: string, wants: (thought: Thought, people: PeopleId) => number): Answer {
  return thought =>
    advise(
      bestOf(thought.decision, verb, noun => {
        const people = peopleIds.find(each => each === noun)
        if (people === undefined) return 0
        return 100 * wants(thought, people) + thought.position.data.peoples[people].units.length
      }),
    )
}

const hostileFirst = ({ position, enemy }: Thought, people: PeopleId): number =>
  position.state.peoples[people].faction === enemy ? 1 : 0

export const stratagemAnswers: Readonly<Record<string, Answer>> = {
  'react.initiative': initiative,
  'react.geostrategy': geostrategy,
  'react.campaign': campaign,
  'react.before-battle': beforeBattle,
  'react.after-roll': afterRoll,
  'react.after-battle': thought => play(thought, 'la-fleche-du-parthe') ?? pass(thought),
  'react.results': results,
  'pick-pretender': pickPretender,
  'pick-victim': pickVictim,
  'pick-desertion-zone': thought =>
    advise(bestOf(thought.decision, 'desert', zone => enemyLegions(thought, zone))),
  'pick-plague-zone': thought =>
    advise(bestOf(thought.decision, 'infect', zone => plagueGain(thought, zone))),
  discard,
  diplomacy: pickPeople('win', hostileFirst),
  'win-people': pickPeople('win', hostileFirst),
  'raise-people': pickPeople('incite', ({ position, side }, people) =>
    controllerByRegions(position, people) === side ? 1 : 0,
  ),
  'pacify-people': pickPeople('pacify', hostileFirst),
  'pax-romana': pickPeople('pacify', hostileFirst),
}
