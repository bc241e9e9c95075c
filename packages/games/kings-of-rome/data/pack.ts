import * as v from 'valibot'
import { flag, idsOf, object, readPack, table, text, whole } from '../../kit/pack.ts'
import { assemble, baseTables, type KingsData, type KingsTables, kingsData } from './index.ts'
import { nationIds } from './types.ts'

/**
 * A data pack is a JSON file with which somebody who owns the printed game replaces rebuilt values: ratings of units,
 * leaders, kings and offices, the Garrison Table, the influence at the start. What a pack does not name stays as
 * shipped.
 */

const virtus = whole(1, 6)
const astutia = whole(0, 6)
const capacity = whole(2, 20)

function tableOf<T extends v.GenericSchema>(rows: readonly { readonly id: string }[], row: T) {
  return v.exactOptional(table('id', idsOf(rows), row))
}

export const packSchema = object({
  name: text(),
  about: v.exactOptional(v.string()),
  units: tableOf(
    baseTables.units,
    object({
      hostileVirtus: v.exactOptional(virtus),
      romanVirtus: v.exactOptional(virtus),
      captive: v.exactOptional(flag),
    }),
  ),
  leaders: tableOf(
    baseTables.leaders,
    object({
      name: v.exactOptional(text()),
      virtus: v.exactOptional(virtus),
      astutia: v.exactOptional(astutia),
      capacity: v.exactOptional(capacity),
      rank: v.exactOptional(v.picklist(['king', 'dux', 'princeps'], 'expected king, dux or princeps')),
      reverse: v.exactOptional(
        v.picklist(['captive', 'hostile', 'roman'], 'expected captive, hostile or roman'),
      ),
    }),
  ),
  kings: tableOf(
    baseTables.kings,
    object({
      name: v.exactOptional(text()),
      virtus: v.exactOptional(virtus),
      astutia: v.exactOptional(astutia),
      capacity: v.exactOptional(capacity),
      influence: v.exactOptional(whole(0, 99)),
    }),
  ),
  offices: tableOf(
    baseTables.offices,
    object({ name: v.exactOptional(text()), capacity: v.exactOptional(capacity) }),
  ),
  /** How many garrisons of value 1, 2 and 3 a people is dealt. */
  garrisons: v.exactOptional(
    v.record(
      v.picklist(nationIds, issue => `unknown people ${String(issue.input)}`),
      v.strictTuple([whole(0, 30), whole(0, 30), whole(0, 30)], 'expected three numbers'),
    ),
  ),
  influence: v.exactOptional(whole(1, 999)),
  glory: v.exactOptional(whole(-99, 99)),
})

export type Pack = v.InferOutput<typeof packSchema>

/** The data of a match: as shipped, or with a data pack applied. */
export function loadData(input: unknown): KingsData {
  if (input === undefined) return kingsData
  const pack = readPack(packSchema, input)
  return assemble(applied(pack), pack.name)
}

function applied(pack: Pack): KingsTables {
  return {
    ...baseTables,
    units: baseTables.units.map(unit => {
      const change = pack.units?.[unit.id]
      if (change === undefined) return unit
      const { hostile, roman } = unit
      return {
        ...unit,
        hostile: hostile && {
          ...hostile,
          virtus: change.hostileVirtus ?? hostile.virtus,
          captive: change.captive ?? hostile.captive,
        },
        roman: roman && { ...roman, virtus: change.romanVirtus ?? roman.virtus },
      }
    }),
    leaders: baseTables.leaders.map(leader => ({ ...leader, ...pack.leaders?.[leader.id] })),
    kings: baseTables.kings.map(king => ({ ...king, ...pack.kings?.[king.id] })),
    offices: baseTables.offices.map(office => ({ ...office, ...pack.offices?.[office.id] })),
    garrisonTable: baseTables.garrisonTable.map(row => ({
      ...row,
      values: pack.garrisons?.[row.nation] ?? row.values,
    })),
    difficulties:
      pack.influence === undefined && pack.glory === undefined
        ? baseTables.difficulties
        : {
            ...baseTables.difficulties,
            default: {
              ...baseTables.difficulties.default,
              influence: pack.influence ?? baseTables.difficulties.default.influence,
              glory: pack.glory ?? baseTables.difficulties.default.glory,
            },
          },
  }
}
