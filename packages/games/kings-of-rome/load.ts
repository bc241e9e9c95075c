import { BadDataPack } from '@aquila/engine'
import { type KingsData, kingsData } from './data/index.ts'
import { loadData, PackError } from './data/pack.ts'

/** The data of a match: as shipped, or with a data pack applied. */
export function load(pack: unknown): KingsData {
  if (pack === undefined) return kingsData
  try {
    return loadData(pack)
  } catch (error) {
    if (!(error instanceof PackError)) throw error
    throw new BadDataPack(error.path, error.problem)
  }
}
