import { areas } from './graph.ts'
import type { ScenarioData } from './scenario.ts'
import { barbariIncognita } from './tables.ts'
import { type UnitKind, type UnitKindId, unitKinds } from './units.ts'

/** The data of a match: as shipped, or with what a data pack overrides. */
export interface RomaData {
  /** By the number of the area. */
  readonly revenue: readonly number[]
  readonly names: readonly string[]
  readonly units: Readonly<Record<UnitKindId, UnitKind>>
  readonly scenarios: readonly ScenarioData[]
  readonly markers: { readonly values: number; readonly each: number }
}

/** As shipped, with these scenarios. */
export function dataWith(scenarios: readonly ScenarioData[]): RomaData {
  return { ...tables, scenarios }
}

const tables: Omit<RomaData, 'scenarios'> = {
  revenue: areas.map(area => area.revenue),
  names: areas.map(area => area.name),
  units: unitKinds,
  markers: barbariIncognita,
}

export * from './cards.ts'
export * from './cities.ts'
export * from './graph.ts'
export * from './heavy-cavalry.ts'
export type { RegionId } from './map.ts'
export * from './scenario.ts'
export * from './tables.ts'
export * from './units.ts'
