import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HexLayer } from '../src/hexlayer.ts'
import type { MapLayer } from '../src/layer.ts'

/** The committed output, as a screen would load it. */

const folder = (id: string): string => fileURLToPath(new URL(`../generated/${id}/`, import.meta.url))

const parse = (id: string): unknown => JSON.parse(readFileSync(`${folder(id)}layer.json`, 'utf8'))

const hasKeys = (value: unknown, keys: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every(key => key in value)

const isMapLayer = (value: unknown): value is MapLayer =>
  hasKeys(value, ['zones', 'seas', 'towns', 'borders', 'topology'])
const isHexLayer = (value: unknown): value is HexLayer => hasKeys(value, ['grid', 'cities', 'waypoints'])

export function mapLayer(id: string): MapLayer {
  const layer = parse(id)
  if (!isMapLayer(layer)) throw new Error(`${id} has no zone layer`)
  return layer
}

export function hexLayer(id: string): HexLayer {
  const layer = parse(id)
  if (!isHexLayer(layer)) throw new Error(`${id} has no hex layer`)
  return layer
}

export const layerText = (id: string): string => readFileSync(`${folder(id)}layer.json`, 'utf8')
export const artSize = (id: string, file: 'map.webp' | 'map@2x.webp'): number =>
  statSync(folder(id) + file).size
