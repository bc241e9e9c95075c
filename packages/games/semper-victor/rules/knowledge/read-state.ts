import * as v from 'valibot'
import {
  campaignSchemas,
  checkCounters,
  count,
  integer,
  keyed,
} from '../../../imperator/rules/knowledge/read-state.ts'
import { fleetIds } from '../../data/dioceses.ts'
import { eventIds } from '../../data/events.ts'
import { dioceseIds, peopleIds, scenarioIds, sideIds } from '../../data/types.ts'
import { semperData } from '../series.ts'
import type { SemperState } from '../state.ts'

/** A state that comes from outside, such as a stored checkpoint, is believed only after it has passed this. */
export function readState(state: unknown): SemperState {
  const read = v.parse(stateSchema, state)
  checkCounters({ state: read, data: semperData })
  return read
}

const shared = campaignSchemas(semperData)
const { faction: side, anyFaction: anySide, leaderId, counterId, place, people } = shared

const usurpation = v.strictObject({
  usurper: leaderId,
  master: side,
  bonus: count,
  followers: v.array(leaderId),
  companions: v.array(leaderId),
  everybody: v.boolean(),
  extension: v.nullable(v.picklist(dioceseIds)),
  rose: v.nullable(v.picklist(dioceseIds)),
})

const fleet = v.strictObject({
  side,
  at: v.union([v.literal('port'), place]),
  returns: v.nullable(integer),
  moved: v.boolean(),
})

const turnNotes = v.strictObject({
  ...shared.turn,
  event: v.nullable(v.picklist(eventIds)),
  roleChange: v.nullable(v.picklist(['succession', 'usurpation'])),
  proposed: v.array(leaderId),
  rage: v.array(place),
  deathsRolled: v.boolean(),
  duxLost: v.array(leaderId),
  cityFinished: v.boolean(),
  leaving: v.exactOptional(v.array(v.string())),
  fleeing: v.exactOptional(side),
})

const stateSchema = v.strictObject({
  ...shared.state,
  scenario: v.picklist(scenarioIds),
  points: keyed(sideIds, integer),
  emperors: keyed(sideIds, v.nullable(leaderId)),
  augusti: keyed(sideIds, v.array(leaderId)),
  caesares: keyed(sideIds, v.array(leaderId)),
  honoured: v.strictObject({ caesar: v.array(leaderId), augustus: v.array(leaderId) }),
  protectores: keyed(sideIds, v.nullable(leaderId)),
  usurpations: v.array(usurpation),
  fleets: keyed(fleetIds, fleet),
  constantinopolis: v.strictObject({ box: v.nullable(integer), built: v.boolean() }),
  regions: keyed(dioceseIds, side),
  peoples: keyed(peopleIds, people),
  thorns: v.array(v.strictObject({ counter: counterId, zone: place, early: v.array(v.string()) })),
  plagues: v.array(v.strictObject({ counter: counterId, zone: place, epidemic: v.boolean() })),
  paxRomana: v.boolean(),
  exchanged: v.boolean(),
  constantin: v.strictObject({ died: v.nullable(integer), side: anySide }),
  endedBy: v.nullable(integer),
  turn: turnNotes,
})
