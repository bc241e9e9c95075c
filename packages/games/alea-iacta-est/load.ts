import { BadDataPack } from '@aquila/engine'
import { type AleaData, aleaData } from './data/index.ts'
import { loadData, PackError } from './data/pack.ts'

/** The data of a match: as shipped, or with a data pack applied. */
export function load(pack: unknown): AleaData {
  if (pack === undefined) return aleaData
  try {
    return loadData(pack)
  } catch (error) {
    if (!(error instanceof PackError)) throw error
    const { path, message } = error
    throw new BadDataPack(path, message.startsWith(`${path}: `) ? message.slice(path.length + 2) : message)
  }
}
