import { isPlainObject, type Migration } from '@aquila/engine'
import * as v from 'valibot'
import { stackUp } from '../../../imperator/rules/counters.ts'
import { factionIds } from '../../data/types.ts'
import { aleaData } from '../series.ts'

/** How stored states of earlier versions of the rules become states of today. */
export const migrations: { readonly [version: string]: Migration } = {
  '1.0.0': { to: '1.2.0', migrate: listCounters },
  '1.1.0': { to: '1.2.0', migrate: listCounters },
  // RULING-94: there are more moments for stratagems; the state is the same.
  '1.2.0': { to: '1.3.0', migrate: state => state },
  '1.3.0': { to: '1.4.0', migrate: noteGeostrategy },
  // Of counters that nothing tells apart one is offered; the state is the same.
  '1.4.0': { to: '1.5.0', migrate: state => state },
  // AIE-3.4.2-h: allies go down with the ships that carry them; the state is the same.
  '1.5.0': { to: '1.6.0', migrate: state => state },
  '1.6.0': { to: '1.7.0', migrate: noteHeirAndMasters },
  // What is offered has changed in rare positions, the state is the same.
  '1.7.0': { to: '1.8.0', migrate: state => state },
  '1.8.0': { to: '1.9.0', migrate: state => state },
  // RULING-94, RULING-111: less is asked, the state is the same.
  '1.9.0': { to: '1.10.0', migrate: state => state },
}

const { leaders: leaderIds, units: unitIds, places } = aleaData.index

const before = v.object({
  place: v.picklist(places),
  faction: v.nullable(v.picklist(factionIds)),
  reduced: v.optional(v.boolean(), false),
  moved: v.boolean(),
})

const recordsBefore = v.object({
  leaders: v.record(v.picklist(leaderIds), before),
  units: v.record(v.picklist(unitIds), before),
})

const turnBefore = v.looseObject({ turn: v.looseObject({}) })

/** Since 1.4.0 it is noted who has played stratagems of Phase C; by then nobody could choose that it matters. */
function noteGeostrategy(state: unknown): unknown {
  const { turn, ...others } = v.parse(turnBefore, state)
  return { ...others, turn: { ...turn, geostrategyPlayed: [] } }
}

/**
 * Since 1.7.0 a People changes its master when the turn is over (AIE-4.4.1-a); until then it did at once. And Octavianus
 * does not inherit of a Pretender (RULING-20), as he always did.
 */
function noteHeirAndMasters(state: unknown): unknown {
  const { turn, heirsDue: _, ...others } = v.parse(turnBefore, state)
  return { ...others, octavianusInherits: true, turn: { ...turn, newMasters: [] } }
}

/** Since 1.2.0 leaders and units are one list, and so are the stacks, which are only an index of it. */
function listCounters(state: unknown): unknown {
  if (!isPlainObject(state)) throw new Error('there is no state')
  const records = v.parse(recordsBefore, state)
  const { leaders: _, units: __, ...others } = state
  const list = (ids: readonly string[], record: typeof records.units) =>
    ids.map(id => {
      const counter = record[id]
      if (counter === undefined) throw new Error(`${id} is missing`)
      return { id, ...counter }
    })
  const counters = [...list(leaderIds, records.leaders), ...list(unitIds, records.units)]
  return { ...others, counters, stacks: stackUp(aleaData, counters) }
}
