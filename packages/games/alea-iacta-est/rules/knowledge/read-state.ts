import { isPlainObject } from '@aquila/engine'
import * as v from 'valibot'
import { findCounter, stackedCounters } from '../../../imperator/rules/counters.ts'
import { eventIds } from '../../data/events.ts'
import { factionIds, peopleIds, regionIds, scenarioIds } from '../../data/types.ts'
import { aleaData } from '../series.ts'
import type { AleaState } from '../state.ts'

const { leaders: leaderIds, units: unitIds, counters: counterIds, places } = aleaData.index

/** A state that comes from outside, such as a stored checkpoint, is believed only after it has passed this. */
export function readState(state: unknown): AleaState {
  const read = v.parse(stateSchema, state)
  for (const [number, id] of counterIds.entries()) {
    if (read.counters[number]?.id !== id) throw new Error(`the counter ${id} is not in its place of the list`)
  }
  const board = { state: read, data: aleaData }
  for (const { place, owner, piece } of stackedCounters(board)) {
    const counter = findCounter(board, piece)
    if (counter?.place !== place) throw new Error(`${piece} is not in ${place}`)
    if ((counter.faction ?? 'others') !== owner) throw new Error(`${piece} is not of the ${owner}`)
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
const faction = v.picklist(factionIds)
const anyFaction = v.nullable(faction)
const leaderId = v.picklist(leaderIds)
const unitId = v.picklist(unitIds)
const counterId = v.picklist(Object.keys(aleaData.stratagemCounters))
const region = v.picklist(regionIds)
const place = v.picklist(places)
const piece = v.string()
const company = v.strictObject({ leaders: v.array(leaderId), units: v.array(unitId) })

const people = v.strictObject({
  status: v.picklist(['peace', 'war', 'allegiance']),
  faction: anyFaction,
  barredUntil: v.nullable(integer),
  sentHomeBy: anyFaction,
})

const turnNotes = v.strictObject({
  event: v.nullable(v.picklist(eventIds)),
  janus: v.boolean(),
  ill: v.array(leaderId),
  extraSequence: anyFaction,
  diplomacyTried: v.array(faction),
  geostrategyPlayed: v.array(faction),
  factionLeaderFoughtRomans: v.boolean(),
  coupsWon: keyed(factionIds, v.nullable(leaderId)),
  placedInAlexandria: v.array(piece),
  sequencesDone: keyed(factionIds, count),
})

const stateSchema = v.strictObject({
  scenario: v.picklist(scenarioIds),
  year: integer,
  initiative: faction,
  active: faction,
  score: integer,
  spqr: count,
  sequences: keyed(factionIds, count),
  counters: v.pipe(
    v.array(
      v.strictObject({
        id: v.picklist(counterIds),
        place,
        faction: anyFaction,
        reduced: v.boolean(),
        moved: v.boolean(),
      }),
    ),
    v.length(counterIds.length),
  ),
  stacks: v.pipe(
    v.array(v.strictObject({ caesarian: company, republican: company, others: company })),
    v.length(places.length),
  ),
  arrivals: v.array(v.strictObject({ piece, zone: place, from: place, crossed: v.boolean() })),
  factionLeaders: keyed(factionIds, v.array(leaderId)),
  pretenders: keyed(factionIds, v.nullable(leaderId)),
  joinedPretender: keyed(factionIds, v.array(leaderId)),
  triumvirs: v.array(v.strictObject({ leader: leaderId, region })),
  regions: keyed(regionIds, anyFaction),
  controlBeforeInvasion: keyed(regionIds, anyFaction),
  roma: anyFaction,
  peoples: keyed(peopleIds, people),
  cup: v.array(counterId),
  hands: keyed(factionIds, v.array(counterId)),
  intrigues: v.array(counterId),
  plague: v.nullable(v.strictObject({ counter: counterId, zone: place })),
  restingCounters: v.array(counterId),
  removedCounters: v.array(counterId),
  caesarMurdered: v.boolean(),
  assassinsAvenged: v.boolean(),
  reducedSequenceTurns: count,
  heirsDue: v.boolean(),
  dolabellaChanges: count,
  factionLeadersKilled: count,
  turn: turnNotes,
})
