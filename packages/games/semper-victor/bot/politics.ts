import { row } from '@aquila/engine'
import { toRefuge } from '../../imperator/bot/battle.ts'
import { strengthOf } from '../../imperator/rules/combat/odds.ts'
import {
  commandOf,
  leadersIn,
  leadersOf,
  placeOf,
  politicalOf,
  strategicOf,
  tacticalOf,
  unitsOf,
} from '../../imperator/rules/pieces.ts'
import { advise, bestOf, firstOf } from '../../kit/answers.ts'
import { dioceseIds } from '../data/types.ts'
import { isEmperor, isHead } from '../rules/emperors/ranks.ts'
import type { SemperPosition } from '../rules/state.ts'
import type { Answer, Answers } from './position.ts'

/** Emperors and Usurpers, and where leaders who come into play go. */

/** SR gives sequences, PC the initiative and loyal men, CC and TB win battles. */
function statesmanship(position: SemperPosition, id: string): number {
  return (
    2 * strategicOf(position, id) +
    politicalOf(position, id) +
    commandOf(position, id) / 2 +
    tacticalOf(position, id)
  )
}

/** SV-3.5.1: a colleague first, who could not be one later in the turn (RULING-119), then heirs; as many as the capitals bear. */
const nameEmperors: Answer<'name-emperors'> = ({ position, decision }) =>
  advise(
    bestOf(decision, 'name-augustus', id => statesmanship(position, id)) ??
      bestOf(decision, 'name-caesar', id => statesmanship(position, id)) ??
      firstOf(decision, 'enough'),
  )

/** SV-10.2-S7: what it is worth that there is a Usurper, in strength of units, beside those who go over with him. */
const USURPER = 24

/** SV-3.6.2, SV-3.6.3-A: how likely he is proclaimed, and what comes with him then. */
const pickUsurper: Answer<'pick-usurper'> = ({ position, enemy, decision }) =>
  advise(
    bestOf(decision, 'support', id => {
      const followers = strengthOf(position, unitsOf(position, placeOf(position, id), enemy))
      return Math.min(6, politicalOf(position, id)) * (USURPER + 2 * followers)
    }),
  )

/** SV-3.6.3-D: where most leaders waver, and no emperor stands. */
const extend: Answer<'extend-usurpation'> = ({ position, enemy, decision }) =>
  advise(
    bestOf(decision, 'extend', noun => {
      const diocese = dioceseIds.find(id => id === noun)
      if (diocese === undefined) return 0
      const { zones } = row(position.data.regions, diocese)
      const guarded = zones.some(zone => leadersIn(position, zone).some(id => isEmperor(position, id)))
      const leaders = zones.reduce((sum, zone) => sum + leadersOf(position, zone, enemy).length, 0)
      return leaders - (guarded ? 2 : 0)
    }),
  )

/** RULING-14: comitatenses go anywhere; anybody who is bound to his Diocese would hold the column up. */
const takeRallied: Answer<'take-rallied'> = ({ position, decision }) => {
  const free = decision.choices.filter(
    ({ noun }) => position.data.units[String(noun)]?.kind === 'comitatenses',
  )
  return advise(free[0] ?? firstOf(decision, 'enough'))
}

export const politicsAnswers: Answers = {
  'deploy-unit': toRefuge('deploy'),
  'enter-leader': toRefuge('place'),
  'return-unit': toRefuge('place'),
  'winter-quarters': toRefuge('withdraw'),
  'leave-fleet': toRefuge('land'),
  'retreat-piece': toRefuge('retreat'),
  'found-city': ({ decision }) => advise(firstOf(decision, 'found')),
  'name-emperors': nameEmperors,
  // A refusal costs nothing, and Secondus must do with his second best.
  veto: ({ decision }) => advise(firstOf(decision, 'refuse')),
  'pick-successor': ({ position, decision }) =>
    advise(bestOf(decision, 'enthrone', id => statesmanship(position, id))),
  'pick-general': ({ position, decision }) =>
    advise(bestOf(decision, 'elevate', id => statesmanship(position, id))),
  'sacrifice-emperor': ({ position, decision }) =>
    advise(bestOf(decision, 'sacrifice', id => -statesmanship(position, id))),
  'assign-protectores': ({ position, decision }) =>
    advise(bestOf(decision, 'guard', id => statesmanship(position, id) + (isHead(position, id) ? 20 : 0))),
  'pick-usurper': pickUsurper,
  'extend-usurpation': extend,
  // RULING-23: the Usurper is the first in the list, and he does not leave himself.
  'divide-units': ({ decision }) => advise(firstOf(decision, 'give-to')),
  rally: ({ decision }) => advise(firstOf(decision, 'rally')),
  'take-rallied': takeRallied,
}
