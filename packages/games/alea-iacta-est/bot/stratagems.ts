import { battleAtHand } from '../../imperator/bot/battle.ts'
import { expectBattle } from '../../imperator/bot/expectation.ts'
import { discardBy, isHostile, pass, pickPeople, play } from '../../imperator/bot/stratagems.ts'
import { whyNotRise } from '../../imperator/rules/peoples/activation.ts'
import { advise, bestOf, choiceWith, firstOf } from '../../kit/answers.ts'
import { type PeopleId, type StratagemId, spqrEnd } from '../data/index.ts'
import { peopleIds } from '../data/types.ts'
import { controllerByRegions } from '../rules/peoples/control.ts'
import { landUnitsOf } from '../rules/pieces.ts'
import { figureOn } from '../rules/stratagems/figures.ts'
import { isLastYear, resultOf } from '../rules/victory.ts'
import { campaignStratagemAnswers, peoplesAtWar } from './campaign-stratagems.ts'
import { bestCoup, pickPretender } from './coups.ts'
import type { AleaThought, Answer, Answers } from './position.ts'
import type { AleaBotReason } from './reasons.ts'

/** When a stratagem is worth its counter. */

/** Strength on the weaker side from which a battle deserves a stratagem. */
const GREAT = 10

/** True if the side would win the scenario as things stand. */
function isWinning({ position, side }: AleaThought): boolean {
  return resultOf(position).winners.includes(side)
}

/** Phase B: the initiative is always worth having; peace between Romans, to the side that has what it needs. */
const initiative: Answer<'react.initiative'> = thought => {
  if (firstOf(thought.decision, 'initiative') !== undefined) return play(thought, 'initiative')
  if (isLastYear(thought.position) && isWinning(thought)) return play(thought, 'janus') ?? pass(thought)
  return pass(thought)
}

/** Phase C: allies, and Peoples that would rise against the enemy. */
const geostrategy: Answer<'react.geostrategy'> = thought => {
  const { decision, mind } = thought
  const diplomacy = firstOf(decision, 'diplomacy')
  if (diplomacy !== undefined) return advise(diplomacy)
  if (!mind.character.usesStratagems) return pass(thought)
  const allegiance = play(thought, 'allegeance-d-un-peuple-majeur')
  if (allegiance !== null) return allegiance
  const coup = bestCoup(thought)
  if (coup !== undefined) return advise(coup, worthIts('coup-d-etat'))
  for (const { stratagem, major, least } of uprisings) {
    const choice = play(thought, stratagem)
    if (choice !== null && mayRise(thought, major) && friendlyRisers(thought, major).length >= least)
      return choice
  }
  return pass(thought)
}

const uprisings = [
  { stratagem: 'soulevement-d-un-peuple-majeur', major: true, least: 1 },
  { stratagem: 'soulevement-de-deux-peuples-mineurs', major: false, least: 2 },
  { stratagem: 'soulevement-d-un-peuple-mineur', major: false, least: 1 },
] as const

/** AIE-5.1.1-d: two wars abroad bring the Republic nearer to its end, if one of them is with a Major. */
function mayRise(thought: AleaThought, major: boolean): boolean {
  const { state, data } = thought.position
  const warring = peoplesAtWar(thought)
  if (major || state.spqr > 1) return state.spqr === 0 && warring.length === 0
  return !warring.some(people => data.peoples[people].major)
}

/** Peoples at peace that would be this side's if they rose. */
function friendlyRisers({ position, side }: AleaThought, major: boolean): PeopleId[] {
  return peopleIds.filter(
    people => whyNotRise(position, people, major) === null && controllerByRegions(position, people) === side,
  )
}

/** Before a battle: whatever turns one that is in the balance. */
const beforeBattle: Answer<'react.before-battle'> = thought => {
  const { position, side, enemy, decision, mind } = thought
  const zone = battleAtHand(thought, decision.about.zone)
  if (zone === null || !mind.character.usesStratagems) return pass(thought)
  const attacking = position.state.active === side
  const land = landUnitsOf(position, zone, side).length > 0 && landUnitsOf(position, zone, enemy).length > 0
  const kind = land ? 'land' : 'naval'
  const { chance, strength } = expectBattle(position, zone, attacking ? side : enemy, kind)
  const mine = attacking ? chance : 1 - chance
  // AIE-6.3-h: hardly ever does a Faction Leader meet non-Romans, so that it is not saved for a greater battle.
  const conquest = mine < 0.95 ? play(thought, 'veni-vidi-vici') : null
  if (conquest !== null) return conquest
  if (Math.min(...strength) < GREAT) return pass(thought)
  const turncoats = play(thought, 'transfuges')
  if (turncoats !== null) return turncoats
  if (mine < 0.85) {
    for (const siege of ['poliorcetique', 'muraille'] as const) {
      const best = bestOf(decision, siege, counter => Math.abs(figureOn(position, counter, siege)))
      if (best === undefined || mine < 0.1) continue
      return advise(best, worthIts(siege))
    }
  }
  if (mine < 0.34 && !attacking) return play(thought, 'fuite-opportune') ?? pass(thought)
  return pass(thought)
}

/** Faveur divine: sets the die where much hangs on it and it has fallen badly. */
const afterRoll: Answer<'react.after-roll'> = thought => {
  const { position, side, enemy, decision, mind } = thought
  if (!mind.character.usesStratagems) return pass(thought)
  const { value, why, roller } = decision.about
  const own = roller === side
  if (why === 'battle-roll') {
    const zone = battleAtHand(thought, decision.about.zone)
    if (zone === null) return pass(thought)
    const land = landUnitsOf(position, zone, side).length > 0 && landUnitsOf(position, zone, enemy).length > 0
    const { strength } = expectBattle(position, zone, own ? side : enemy, land ? 'land' : 'naval')
    const bad = own ? value <= 3 : value >= 4
    if (!bad || Math.min(...strength) < 2 * GREAT) return pass(thought)
    return advise(choiceWith(decision, 'faveur-divine', own ? 6 : 1)) ?? pass(thought)
  }
  if (why.startsWith('assassination') && own && value < 8)
    return advise(choiceWith(decision, 'faveur-divine', 9)) ?? pass(thought)
  if (why.startsWith('assassination') && !own && value >= 8)
    return advise(choiceWith(decision, 'faveur-divine', 0)) ?? pass(thought)
  return pass(thought)
}

/** Level of the SPQR track from which Imperium is played: whatever it takes back now is not to be feared later. */
const WORRYING = spqrEnd - 2

/** Phase F: points, and life for a Republic that is about to die. */
const results: Answer<'react.results'> = thought => {
  const { decision, position } = thought
  const imperium = firstOf(decision, 'imperium')
  if (imperium !== undefined && position.state.spqr >= WORRYING) return play(thought, 'imperium')
  for (const stratagem of ['triumphus', 'ralliement-d-un-triumvir', 'idus-martias']) {
    const choice = play(thought, stratagem)
    if (choice !== null) return choice
  }
  return pass(thought)
}

/** What a counter is worth in the hand from one year to the next. */
const keepers: { readonly [id in StratagemId]?: number } = {
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

/** True of a People that would be this side's if it rose. */
function isFriendly({ position, side }: AleaThought, noun: string): boolean {
  const people = peopleIds.find(each => each === noun)
  return people !== undefined && controllerByRegions(position, people) === side
}

export const stratagemAnswers: Answers = {
  ...campaignStratagemAnswers,
  'react.initiative': initiative,
  'react.geostrategy': geostrategy,
  'react.before-battle': beforeBattle,
  'react.after-roll': afterRoll,
  'react.after-battle': thought => play(thought, 'la-fleche-du-parthe') ?? pass(thought),
  'react.results': results,
  'pick-pretender': pickPretender,
  discard: discardBy(keepers),
  diplomacy: pickPeople('win', isHostile),
  'win-people': pickPeople('win', isHostile),
  'raise-people': pickPeople('incite', isFriendly),
}

function worthIts(stratagem: StratagemId): AleaBotReason {
  return { key: 'bot.stratagem', values: { stratagem } }
}
