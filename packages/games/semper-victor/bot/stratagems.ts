import { battleAtHand, whySlipAway, wouldRatherLeave } from '../../imperator/bot/battle.ts'
import { expectBattle } from '../../imperator/bot/expectation.ts'
import { discardBy, pass, pickPeople, play, playing } from '../../imperator/bot/stratagems.ts'
import { whyNotRise } from '../../imperator/rules/peoples/activation.ts'
import { commandOf, tacticalOf } from '../../imperator/rules/pieces.ts'
import { advise, bestOf, choiceWith, firstOf } from '../../kit/answers.ts'
import type { StratagemId } from '../data/index.ts'
import { peopleIds } from '../data/types.ts'
import { controllerOf } from '../rules/peoples/control.ts'
import { campaignStratagemAnswers } from './campaign-stratagems.ts'
import { peaceAnswers } from './peace.ts'
import type { Answer, Answers, SemperThought } from './position.ts'

/** When a stratagem is worth its counter. */

/** Strength on the weaker side from which a battle deserves a stratagem. */
const GREAT = 8

/** SV-2.C-5: Peoples that would rise against the enemy. */
const uprisings: Answer<'react.uprisings'> = thought => {
  for (const [stratagem, major] of [
    ['soulevement-de-trois-peuples-majeurs', true],
    ['soulevement-d-un-peuple-majeur', true],
    ['soulevement-de-trois-peuples-mineurs', false],
    ['soulevement-de-deux-peuples-mineurs', false],
    ['soulevement-d-un-peuple-mineur', false],
  ] as const) {
    const choice = play(thought, stratagem)
    if (choice !== null && hasFriendsToRaise(thought, major)) return choice
  }
  return pass(thought)
}

function hasFriendsToRaise({ position, side }: SemperThought, major: boolean): boolean {
  return peopleIds.some(
    people => whyNotRise(position, people, major) === null && controllerOf(position, people) === side,
  )
}

/** SV-2.C-6: a usurpation that fails costs nothing but its counter. */
const usurpations: Answer<'react.usurpations'> = thought => {
  const choice = thought.decision.choices.find(({ verb }) => verb.startsWith('usurpation'))
  return choice === undefined ? pass(thought) : play(thought, choice.verb)
}

/** SV-8.2-A: one roll for all who are there. */
const evade: Answer<'evade'> = thought => {
  const { decision, mind } = thought
  const { zone } = decision.about
  if (!mind.character.evades || !wouldRatherLeave(thought, zone)) return advise(firstOf(decision, 'stand'))
  const why = whySlipAway(thought, zone)
  return advise(firstOf(decision, why.key === 'bot.evade' ? 'evade' : 'stand'), why)
}

const evadeWith: Answer<'evade-with'> = ({ position, decision }) =>
  advise(
    bestOf(decision, 'evade', id => commandOf(position, id) + tacticalOf(position, id) / 10) ??
      firstOf(decision, 'done'),
  )

/** Before a battle: what turns one that is in the balance, or gets out of one that is lost. */
const beforeBattle: Answer<'react.before-battle'> = thought => {
  const { position, side, enemy, decision, mind } = thought
  const zone = battleAtHand(thought, decision.about.zone)
  const attacking = position.state.active === side
  if (zone === null || !mind.character.usesStratagems) return notNow(thought)
  const { chance, strength } = expectBattle(position, zone, attacking ? side : enemy)
  const mine = attacking ? chance : 1 - chance
  if (Math.min(...strength) < GREAT) return notNow(thought)
  if (mine < 0.85) {
    const victory = play(thought, 'roma-victor') ?? play(thought, 'furor-germanicus')
    if (victory !== null) return victory
  }
  const flight = mine < 0.34 && !attacking ? play(thought, 'fuite-opportune') : null
  return flight ?? notNow(thought)
}

/** Nobody flees from a battle that he has chosen: where he holds nothing else for it he is not asked again this year. */
const notNow: Answer<'react.before-battle'> = thought => {
  const { decision } = thought
  const onlyFlight = decision.choices.every(({ verb }) => verb === 'fuite-opportune' || waits.has(verb))
  return onlyFlight ? advise(firstOf(decision, 'rest-attacks', 'pass')) : pass(thought)
}

const waits: ReadonlySet<string> = new Set(['pass', 'rest-attacks', 'rest-year'])

/** SV-6.3-H, SV-6.3-I: sets the die of a battle that has fallen badly. */
const afterRoll: Answer<'react.after-roll'> = thought => {
  const { side, decision, mind } = thought
  const { why, value, roller } = decision.about
  if (!mind.character.usesStratagems || why !== 'battle-roll') return pass(thought)
  const own = roller === side
  if (own ? value > 3 : value < 4) return pass(thought)
  const face = own ? 6 : 1
  return (
    playing(choiceWith(decision, 'in-hoc-signo-vinces', face), 'in-hoc-signo-vinces') ??
    playing(choiceWith(decision, 'sol-invictus', face), 'sol-invictus') ??
    pass(thought)
  )
}

/** What a counter is worth in the hand from one year to the next. */
const keepers: { readonly [id in StratagemId]?: number } = {
  'in-hoc-signo-vinces': 5,
  'sol-invictus': 4,
  'roma-victor': 5,
  'furor-germanicus': 4,
  initiative: 4,
  assassinat: 5,
  desertion: 4,
  'fuite-opportune': 3,
}

function isFriendly({ position, side }: SemperThought, noun: string): boolean {
  const people = peopleIds.find(each => each === noun)
  return people !== undefined && controllerOf(position, people) === side
}

export const stratagemAnswers: Answers = {
  ...campaignStratagemAnswers,
  ...peaceAnswers,
  'react.initiative': thought => play(thought, 'initiative') ?? pass(thought),
  'react.uprisings': uprisings,
  'react.usurpations': usurpations,
  'react.before-battle': beforeBattle,
  'react.after-roll': afterRoll,
  'react.after-battle': thought => play(thought, 'la-fleche-de-parthe') ?? pass(thought),
  evade,
  'evade-with': evadeWith,
  'raise-people': pickPeople('incite', isFriendly),
  discard: discardBy(keepers),
}
