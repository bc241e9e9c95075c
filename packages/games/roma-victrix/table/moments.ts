import type { Moment } from '../../table/index.ts'
import {
  allegianceMoment,
  awakenedMoment,
  cardDealtMoment,
  cardPlayedMoment,
  cityMoment,
  collapseMoment,
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
import type { RomaMoment } from './moment-parts.ts'
import { type Seen, seen } from './position.ts'

/** What is worth a pause in Roma Victrix. What an event does not tell is read from what was seen when it was told. */

const moments: { readonly [kind: string]: (input: RomaMoment, then: Seen) => Moment | null } = {
  combat: combatMoment,
  withdrawal: withdrawalMoment,
  interception: interceptionMoment,
  'stay-roll': stayMoment,
  'casualty-roll': casualtyMoment,
  attrition: attritionMoment,
  storm: stormMoment,
  capture: captureMoment,
  pillage: pillageMoment,
  recruitment: recruitmentMoment,
  roused: rousedMoment,
  rebellion: rebellionMoment,
  defection: defectionMoment,
  'new-leader': newLeaderMoment,
  'card-dealt': cardDealtMoment,
  'card-played': cardPlayedMoment,
  warbands: warbandsMoment,
  violated: violatedMoment,
  awakened: awakenedMoment,
  allegiance: allegianceMoment,
  'city-taken': cityMoment,
  collapse: collapseMoment,
  succession: collapseMoment,
}

export function momentOf(input: RomaMoment): Moment | null {
  const make = moments[input.event.kind]
  const then = make === undefined ? null : seenThen(input)
  return make === undefined || then === null ? null : make(input, then)
}

function seenThen({ seenThen, data, role, roles, seats, options, scenario }: RomaMoment): Seen | null {
  const looked = seenThen()
  if (looked === null) return null
  return seen({ ...looked, data, role, roles, seats, options, scenario, decision: null, log: [] })
}
