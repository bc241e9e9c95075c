import { BadDataPack } from '@aquila/engine'
import * as v from 'valibot'
import { areas, PROVINCES } from './graph.ts'
import { type RomaData, romaData } from './index.ts'
import { scenarioSchema } from './scenario.ts'
import { unitKindIds } from './units.ts'

/**
 * A data pack is a JSON file with which somebody who owns the printed game replaces rebuilt values: the revenue of
 * Provinces, the number of counters, whole scenarios. What a pack does not name stays as shipped.
 */
const provinceIds = areas.slice(0, PROVINCES).map(({ id }) => id)
const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))

export const packSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  revenue: v.exactOptional(v.record(v.picklist(provinceIds), whole(0, 3))),
  counters: v.exactOptional(v.record(v.picklist(unitKindIds), whole(1, 99))),
  scenarios: v.exactOptional(v.array(scenarioSchema)),
})

export function loadData(pack: unknown): RomaData {
  if (pack === undefined) return romaData
  const parsed = v.safeParse(packSchema, pack)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new BadDataPack(v.getDotPath(issue) ?? 'the pack', issue.message)
  }
  const { revenue = {}, counters = {}, scenarios = [] } = parsed.output
  const units = { ...romaData.units }
  for (const kind of unitKindIds) {
    const number = counters[kind]
    if (number !== undefined) units[kind] = { ...units[kind], counters: number }
  }
  return {
    ...romaData,
    revenue: areas.map(({ id, number }) => revenue[id] ?? romaData.revenue[number] ?? 0),
    units,
    scenarios: romaData.scenarios.map(
      shipped => scenarios.find(({ number }) => number === shipped.number) ?? shipped,
    ),
  }
}
