import type { Advice } from '@aquila/engine'
import { whyNotRise } from '../../imperator/rules/peoples/activation.ts'
import { figureOn } from '../../imperator/rules/stratagems/hand.ts'
import { bestOf } from '../../kit/answers.ts'
import { type PeopleId, row, spqrEnd } from '../data/index.ts'
import { peopleIds } from '../data/types.ts'
import { controllerByRegions } from '../rules/peoples/control.ts'
import { landUnitsOf } from '../rules/pieces.ts'
import { isLastYear, resultOf } from '../rules/victory.ts'
import { battleAtHand } from './battle.ts'
import { campaignStratagemAnswers, peoplesAtWar } from './campaign-stratagems.ts'
import { bestCoup, pickPretender } from './coups.ts'
import { expectBattle } from './expectation.ts'
import { type Answer, type Answers, advise, choiceOf, firstOf, type Thought } from './mind.ts'

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

export const stratagemAnswers: Answers = {
  ...campaignStratagemAnswers,
  'react.initiative': initiative,
  'react.geostrategy': geostrategy,
  'react.before-battle': beforeBattle,
  'react.after-roll': afterRoll,
  'react.after-battle': thought => play(thought, 'la-fleche-du-parthe') ?? pass(thought),
  'react.results': results,
  'pick-pretender': pickPretender,
  discard,
  diplomacy: pickPeople('win', hostileFirst),
  'win-people': pickPeople('win', hostileFirst),
  'raise-people': pickPeople('incite', ({ position, side }, people) =>
    controllerByRegions(position, people) === side ? 1 : 0,
  ),
  'pacify-people': pickPeople('pacify', hostileFirst),
  'pax-romana': pickPeople('pacify', hostileFirst),
}
