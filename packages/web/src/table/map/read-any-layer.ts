import { isHexLayer, readLayerFile } from '@aquila/atlas'
import type { Layer } from '@aquila/games/table'
import { readHexLayer } from './read-hex-layer.ts'
import { readLayer } from './read-layer.ts'

/** The layer that the atlas has written for a map, of whichever kind it is. */
export function readAnyLayer(map: string, file: unknown): Layer {
  const read = readLayerFile(file)
  return isHexLayer(read) ? readHexLayer(map, read) : readLayer(map, read)
}
