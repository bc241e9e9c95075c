import * as v from 'valibot'
import { change, object, table, text, whole } from '../../kit/pack.ts'
import type { UnitRatings } from './series.ts'
import type { CampaignTables, Rows } from './tables.ts'

/**
 * What the data packs of the series say alike: ratings of leaders and units, names. A pack is a JSON file with which
 * somebody who owns the printed game replaces rebuilt values; what it does not name stays as shipped.
 */

const command = whole(0, 20)
const tactical = whole(-3, 9)
export const strategic = whole(0, 10)

export const optionalName = v.exactOptional(text())

export const faceSchema = object({
  command: v.exactOptional(command),
  tactical: v.exactOptional(tactical),
  political: v.exactOptional(whole(0, 10)),
  strategic: v.exactOptional(strategic),
})

/** What a pack may say of any leader of a People. */
export const foreignLeaderEntries = {
  name: optionalName,
  command: v.exactOptional(command),
  tactical: v.exactOptional(tactical),
}

const unitSide = v.exactOptional(
  object({
    strength: v.exactOptional(whole(0, 30)),
    quality: v.exactOptional(whole(0, 10)),
    tactical: v.exactOptional(tactical),
  }),
)

/** What a pack may say of any unit. */
export const unitEntries = { name: optionalName, normal: unitSide, reduced: unitSide }

/** What every pack begins with: its name, and what it says of itself. */
export const title = { name: text(), about: v.exactOptional(text(4000)) }

/** A table of the pack: some rows of those that the game has. */
export function rowsOf<S extends v.GenericSchema>(what: string, ids: readonly string[], schema: S) {
  return v.exactOptional(table(what, ids, schema))
}

/** One row of a table of a pack that has passed its schema. */
export type Part<Pack, T extends keyof Pack> = Required<Pack>[T][keyof Required<Pack>[T]]

interface UnitChanges {
  readonly name?: string
  readonly normal?: Partial<UnitRatings>
  readonly reduced?: Partial<UnitRatings>
}

/** The tables with what every game's pack changes in the same way: leaders of Peoples, units, names of seas. */
export function changeTables<R extends Rows>(
  tables: CampaignTables<R>,
  pack: {
    readonly foreignLeaders?: Readonly<Record<string, object>>
    readonly units?: Readonly<Record<string, UnitChanges>>
    readonly seas?: Readonly<Record<string, object>>
  },
): CampaignTables<R> {
  return {
    ...tables,
    foreignLeaders: change(tables.foreignLeaders, pack.foreignLeaders, (leader, with_) => ({
      ...leader,
      ...with_,
    })),
    units: change(tables.units, pack.units, (unit, with_) => ({
      ...unit,
      ...with_,
      normal: { ...unit.normal, ...with_.normal },
      reduced: { ...unit.reduced, ...with_.reduced },
    })),
    seas: change(tables.seas, pack.seas, (sea, with_) => ({ ...sea, ...with_ })),
  }
}
