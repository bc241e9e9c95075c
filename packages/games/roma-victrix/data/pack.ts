import * as v from 'valibot'
import { readPack, text, whole } from '../../kit/pack.ts'
import { checkCountersLeft, checkScenario } from './check-scenario.ts'
import { areas, PROVINCES } from './graph.ts'
import type { RomaData } from './index.ts'
import { scenarioSchema } from './scenario.ts'
import { unitKindIds } from './units.ts'

/**
 * A data pack is a JSON file with which somebody who owns the printed game replaces rebuilt values: the revenue of
 * Provinces, the number of counters, whole scenarios. What a pack does not name stays as shipped.
 */
const provinceIds = areas.slice(0, PROVINCES).map(({ id }) => id)

export const packSchema = v.strictObject({
  name: text(),
  revenue: v.exactOptional(v.record(v.picklist(provinceIds), whole(0, 3))),
  counters: v.exactOptional(v.record(v.picklist(unitKindIds), whole(1, 99))),
  scenarios: v.exactOptional(v.array(scenarioSchema)),
})

/** The data of a match: as shipped, with what a pack puts in its place. */
export function loadData(pack: unknown, shipped: RomaData): RomaData {
  if (pack === undefined) return shipped
  const { revenue = {}, counters = {}, scenarios = [] } = readPack(packSchema, pack)
  const units = { ...shipped.units }
  for (const kind of unitKindIds) {
    const number = counters[kind]
    if (number === undefined) continue
    units[kind] = { ...units[kind], counters: number }
    for (const scenario of shipped.scenarios)
      if (scenarios.every(each => each.number !== scenario.number)) checkCountersLeft(scenario, kind, number)
  }
  for (const [index, scenario] of scenarios.entries()) checkScenario(scenario, units, `scenarios.${index}`)
  return {
    ...shipped,
    revenue: areas.map(({ id, number }) => revenue[id] ?? shipped.revenue[number] ?? 0),
    units,
    scenarios: shipped.scenarios.map(
      scenario => scenarios.find(({ number }) => number === scenario.number) ?? scenario,
    ),
  }
}
