import * as v from 'valibot'
import { assemble, baseTables, type KingsData, type KingsTables } from './index.ts'
import { nationIds } from './types.ts'

/**
 * A data pack is a JSON file with which somebody who owns the printed game replaces rebuilt values: ratings of units,
 * leaders, kings and offices, the Garrison Table, the influence at the start. What a pack does not name stays as
 * shipped.
 */

/** The pack is refused; `path` names the bad value. */
export class PackError extends Error {
  readonly path: string
  readonly problem: string

  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`)
    this.name = 'PackError'
    this.path = path
    this.problem = problem
  }
}

function whole(from: number, to: number) {
  const message = `expected a number from ${from} to ${to}`
  return v.pipe(v.number(message), v.integer(message), v.minValue(from, message), v.maxValue(to, message))
}

const text = v.pipe(v.string('expected a text'), v.minLength(1, 'expected a text'), v.maxLength(80))
const virtus = whole(1, 6)
const astutia = whole(0, 6)
const capacity = whole(2, 20)

function tableOf<T extends v.GenericSchema>(rows: readonly { readonly id: string }[], row: T) {
  return v.exactOptional(
    v.record(
      v.picklist(
        rows.map(({ id }) => id),
        issue => `unknown id ${String(issue.input)}`,
      ),
      row,
    ),
  )
}

export const packSchema = v.strictObject({
  name: text,
  about: v.exactOptional(v.string()),
  units: tableOf(
    baseTables.units,
    v.strictObject({
      hostileVirtus: v.exactOptional(virtus),
      romanVirtus: v.exactOptional(virtus),
      captive: v.exactOptional(v.boolean('expected true or false')),
    }),
  ),
  leaders: tableOf(
    baseTables.leaders,
    v.strictObject({
      name: v.exactOptional(text),
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
    v.strictObject({
      name: v.exactOptional(text),
      virtus: v.exactOptional(virtus),
      astutia: v.exactOptional(astutia),
      capacity: v.exactOptional(capacity),
    }),
  ),
  offices: tableOf(
    baseTables.offices,
    v.strictObject({ name: v.exactOptional(text), capacity: v.exactOptional(capacity) }),
  ),
  /** How many garrisons of value 1, 2 and 3 a people is dealt. */
  garrisons: v.exactOptional(
    v.record(
      v.picklist(nationIds, issue => `unknown people ${String(issue.input)}`),
      v.strictTuple([whole(0, 30), whole(0, 30), whole(0, 30)], 'expected three numbers'),
    ),
  ),
  influence: v.exactOptional(whole(1, 999)),
})

export type Pack = v.InferOutput<typeof packSchema>

/** The data with a pack applied; throws `PackError` with the path of what is wrong. */
export function loadData(input: unknown): KingsData {
  const parsed = v.safeParse(packSchema, input)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new PackError(v.getDotPath(issue) ?? 'the pack', issue.message)
  }
  return assemble(applied(parsed.output), parsed.output.name)
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
      pack.influence === undefined
        ? baseTables.difficulties
        : {
            ...baseTables.difficulties,
            default: { ...baseTables.difficulties.default, influence: pack.influence },
          },
  }
}
