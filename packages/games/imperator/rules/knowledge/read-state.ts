import { isPlainObject } from '@aquila/engine'
import * as v from 'valibot'
import type { CampaignData } from '../../data/series.ts'
import { findCounter, stackAfter, stackedCounters } from '../counters.ts'
import type { CampaignBoard, FactionId, Stack } from '../state.ts'

/** An object with exactly these keys. */
export function keyed<const K extends string, T extends v.GenericSchema>(keys: readonly K[], schema: T) {
  return v.custom<Record<K, v.InferOutput<T>>>(
    input =>
      isPlainObject(input) &&
      Object.keys(input).length === keys.length &&
      keys.every(key => Object.hasOwn(input, key) && v.is(schema, input[key])),
    `expected ${keys.join(', ')}`,
  )
}

export const integer = v.pipe(v.number(), v.integer())
export const count = v.pipe(integer, v.minValue(0))

/** The schemas that a state of the series is made of: what names something, and what every state and turn has. */
export function campaignSchemas<F extends FactionId>(data: CampaignData<F>) {
  const { factions, index, stratagemCounters } = data
  const faction = v.picklist(factions)
  const anyFaction = v.nullable(faction)
  const leaderId = v.picklist(index.leaders)
  const counterId = v.picklist(Object.keys(stratagemCounters))
  const place = v.picklist(index.places)
  const company = v.strictObject({ leaders: v.array(leaderId), units: v.array(v.picklist(index.units)) })
  const people = v.strictObject({
    status: v.picklist(['peace', 'war', 'allegiance']),
    faction: anyFaction,
    barredUntil: v.nullable(integer),
    sentHomeBy: anyFaction,
  })
  const counter = v.strictObject({
    id: v.picklist(index.counters),
    place,
    faction: anyFaction,
    reduced: v.boolean(),
    moved: v.boolean(),
  })
  const companies = keyed([...factions, 'others'], company)
  const stack = v.pipe(
    v.custom<Stack>(input => v.is(companies, input), 'expected the counters of a place'),
    // Where nobody is stands the one stack that says so: rules and bots see at a glance where two positions are alike.
    v.transform(read => stackAfter(data, read, [], [])),
  )
  return {
    faction,
    anyFaction,
    leaderId,
    counterId,
    place,
    people,
    turn: {
      ill: v.array(leaderId),
      extraSequence: anyFaction,
      sequencesDone: keyed(factions, count),
    },
    state: {
      year: integer,
      initiative: faction,
      active: faction,
      sequences: keyed(factions, count),
      counters: v.pipe(v.array(counter), v.length(index.counters.length)),
      stacks: v.pipe(v.array(stack), v.length(index.places.length)),
      arrivals: v.array(
        v.strictObject({ piece: v.string(), zone: place, from: place, crossed: v.boolean() }),
      ),
      cup: v.array(counterId),
      hands: keyed(factions, v.array(counterId)),
      restingCounters: v.array(counterId),
      removedCounters: v.array(counterId),
    },
  }
}

/** Every counter stands at its number of the list, and the stacks say where it is and whose. */
export function checkCounters(board: CampaignBoard): void {
  const { state, data } = board
  for (const [number, id] of data.index.counters.entries()) {
    if (state.counters[number]?.id !== id)
      throw new Error(`the counter ${id} is not in its place of the list`)
  }
  for (const { place, owner, piece } of stackedCounters(board)) {
    const counter = findCounter(board, piece)
    if (counter?.place !== place) throw new Error(`${piece} is not in ${place}`)
    if ((counter.faction ?? 'others') !== owner) throw new Error(`${piece} is not of the ${owner}`)
  }
}
