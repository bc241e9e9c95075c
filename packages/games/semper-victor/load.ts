import type { SemperData } from './data/index.ts'
import { loadData } from './data/pack.ts'
import { semperData, series } from './rules/series.ts'

/** The data of a match: as shipped, or with a data pack applied. */
export function load(pack: unknown): SemperData {
  return pack === undefined ? semperData : loadData(pack, series)
}
