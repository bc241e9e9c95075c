import type { Moment } from '../../table/index.ts'
import type { RomaSpeech } from '../messages/index.ts'
import {
  allegianceMoment,
  awakenedMoment,
  cardDealtMoment,
  cardPlayedMoment,
  cityMoment,
  defectionMoment,
  newLeaderMoment,
  rebellionMoment,
  recruitmentMoment,
  rousedMoment,
  violatedMoment,
  warbandsMoment,
} from './affair-moments.ts'
import {
  attritionMoment,
  captureMoment,
  casualtyMoment,
  combatMoment,
  interceptionMoment,
  pillageMoment,
  stayMoment,
  stormMoment,
  withdrawalMoment,
} from './combat-moments.ts'
import {
  capitalMoment,
  collapseMoment,
  hasHeir,
  headlessMoment,
  isCapitalTaken,
  newCapitalMoment,
} from './fall-moments.ts'
import { type RomaMoment, type Then, thenOf, together } from './moment-parts.ts'
import { turnEnd, turnEndAt } from './turn-end.ts'

/** What is worth a pause in Roma Victrix. */

export function momentOf(speech: RomaSpeech, input: RomaMoment): Moment | null {
  const make = makerOf(speech, input)
  if (typeof make !== 'function') return make
  const then = thenOf(speech, input)
  return then === null ? null : make(then)
}

/** The moment, or how to make it of how things stood. */
function makerOf(speech: RomaSpeech, input: RomaMoment): Moment | null | ((then: Then) => Moment | null) {
  const { event } = input
  const ended = turnEndAt(input)
  if (ended !== null) return then => turnEnd(input, ended, then)
  switch (event.kind) {
    case 'combat':
      return then => combatMoment(event, input, then)
    case 'withdrawal':
      return then => withdrawalMoment(event, input, then)
    case 'interception':
      return then => interceptionMoment(event, input, then)
    case 'stay-roll':
      return then => stayMoment(event, input, then)
    case 'casualty-roll':
      return then => casualtyMoment(event, input, then)
    case 'attrition': {
      const checks = together(event, input)
      return checks === null ? null : then => attritionMoment(event, checks, input, then)
    }
    case 'storm': {
      const storms = together(event, input)
      return storms === null ? null : then => stormMoment(event, storms, input, then)
    }
    case 'capture':
      return then => captureMoment(event, input, then)
    case 'pillage': {
      const { power, gain } = event.data
      return power === undefined || gain === 0 ? null : then => pillageMoment(event, power, input, then)
    }
    case 'recruitment':
      return then => recruitmentMoment(event, input, then)
    case 'roused': {
      const calls = together(event, input)
      return calls === null ? null : then => rousedMoment(event, calls, input, then)
    }
    case 'rebellion':
      return then => rebellionMoment(event, input, then)
    case 'defection':
      return then => defectionMoment(event, input, then)
    case 'new-leader':
      return then => newLeaderMoment(event, input, then)
    case 'card-dealt':
      return cardDealtMoment(speech, event, input)
    case 'card-played':
      return cardPlayedMoment(speech, event, input)
    case 'warbands':
      return warbandsMoment(speech, event, input)
    case 'violated':
      return then => violatedMoment(event, input, then)
    case 'awakened':
      return then => awakenedMoment(event, input, then)
    case 'allegiance':
      return then => allegianceMoment(event, input, then)
    case 'city-taken':
      return isCapitalTaken(input) ? null : then => cityMoment(event, input, then)
    case 'capital-lost':
      return then => capitalMoment(event, input, then)
    case 'capital-founded':
    case 'capital-restored':
      return then => newCapitalMoment(event, input, then)
    case 'collapse':
    case 'succession':
      return then => collapseMoment(event, input, then)
    case 'leader-lost':
      return event.data.supreme === true && !hasHeir(input)
        ? then => headlessMoment(event, input, then)
        : null
    default:
      return null
  }
}
