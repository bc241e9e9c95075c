import { isPlainObject } from '@aquila/engine'
import * as v from 'valibot'
import { findCounter, stackedCounters } from '../../../imperator/rules/counters.ts'
import { fleetIds } from '../../data/dioceses.ts'
import { eventIds } from '../../data/events.ts'
import { dioceseIds, peopleIds, scenarioIds, sideIds } from '../../data/types.ts'
import { semperData } from '../series.ts'
import type { SemperState } from '../state.ts'

const { leaders: leaderIds, units: unitIds, counters: counterIds, places } = semperData.index

/** A state that comes from outside, such as a stored checkpoint, is believed only after it has passed this. */
export function readState(state: unknown): SemperState {
  const read = v.parse(stateSchema, state)
  for (const [number, id] of counterIds.entries()) {
    if (read.counters[number]?.id !== id) throw new Error(`the counter ${id} is not in its place of the list`)
  }
  const board = { state: read, data: semperData }
  for (const { place, owner, piece } of stackedCounters(board)) {
    const counter = findCounter(board, piece)
    if (counter?.place !== place) throw new Error(`${piece} is not in ${place}`)
    if ((counter.faction ?? 'others') !== owner) throw new Error(`${piece} is not of ${owner}`)
  }
  return read
}

/** An object with exactly these keys. */
function keyed<const K extends string, T extends v.GenericSchema>(keys: readonly K[], schema: T) {
  return v.custom<Record<K, v.InferOutput<T>>>(
    input =>
      isPlainObject(input) &&
      Object.keys(input).length === keys.length &&
      keys.every(key => Object.hasOwn(input, key) && v.is(schema, input[key])),
    `expected ${keys.join(', ')}`,
  )
}

const integer = v.pipe(v.number(), v.integer())
const count = v.pipe(integer, v.minValue(0))
const side = v.picklist(sideIds)
const anySide = v.nullable(side)
const leaderId = v.picklist(leaderIds)
const counterId = v.picklist(Object.keys(semperData.stratagemCounters))
const place = v.picklist(places)
const company = v.strictObject({ leaders: v.array(leaderId), units: v.array(v.picklist(unitIds)) })

const people = v.strictObject({
  status: v.picklist(['peace', 'war', 'allegiance']),
  faction: anySide,
  barredUntil: v.nullable(integer),
  sentHomeBy: anySide,
})

const usurpation = v.strictObject({
  usurper: leaderId,
  master: side,
  bonus: count,
  followers: v.array(leaderId),
  everybody: v.boolean(),
  extension: v.nullable(v.picklist(dioceseIds)),
})

const fleet = v.strictObject({
  side,
  at: v.union([v.literal('port'), place]),
  returns: v.nullable(integer),
  moved: v.boolean(),
})

const turnNotes = v.strictObject({
  event: v.nullable(v.picklist(eventIds)),
  ill: v.array(leaderId),
  extraSequence: anySide,
  sequencesDone: keyed(sideIds, count),
  roleChange: v.nullable(v.picklist(['succession', 'usurpation'])),
  refused: v.array(leaderId),
  rage: v.array(place),
  deathsRolled: v.boolean(),
  duxLost: v.array(leaderId),
  cityFinished: v.boolean(),
})

const stateSchema = v.strictObject({
  scenario: v.picklist(scenarioIds),
  year: integer,
  initiative: side,
  active: side,
  points: keyed(sideIds, integer),
  sequences: keyed(sideIds, count),
  counters: v.pipe(
    v.array(
      v.strictObject({
        id: v.picklist(counterIds),
        place,
        faction: anySide,
        reduced: v.boolean(),
        moved: v.boolean(),
      }),
    ),
    v.length(counterIds.length),
  ),
  stacks: v.pipe(
    v.array(v.strictObject({ primus: company, secondus: company, others: company })),
    v.length(places.length),
  ),
  arrivals: v.array(v.strictObject({ piece: v.string(), zone: place, from: place, crossed: v.boolean() })),
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
  thorns: v.array(v.strictObject({ counter: counterId, zone: place })),
  plagues: v.array(v.strictObject({ counter: counterId, zone: place, epidemic: v.boolean() })),
  cup: v.array(counterId),
  hands: keyed(sideIds, v.array(counterId)),
  restingCounters: v.array(counterId),
  removedCounters: v.array(counterId),
  paxRomana: v.boolean(),
  exchanged: v.boolean(),
  constantin: v.strictObject({ died: v.nullable(integer), side: anySide }),
  endedBy: v.nullable(integer),
  turn: turnNotes,
})
