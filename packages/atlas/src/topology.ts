import type { MultiPolygon as GeoMultiPolygon } from 'geojson'
import { topology } from 'topojson-server'
import type { Topology } from 'topojson-specification'
import { intersect, subtract } from './clipping.ts'
import type { Coast } from './coast.ts'
import { MARGIN } from './coast.ts'
import { at, type Line, lengthOf, type MultiPolygon, must, type Point, type Ring, round } from './geometry.ts'
import { NOBODY } from './growth.ts'
import { outlinesOf } from './outlines.ts'
import { type Partition, SHARED } from './partition.ts'
import { simplify } from './smoothing.ts'
import type { MapSpec } from './spec.ts'

/** A border as it is drawn: the line two areas share. */
export interface SharedLine {
  readonly a: string
  readonly b: string
  readonly lines: readonly Line[]
  readonly length: number
}

export interface Areas {
  readonly zones: ReadonlyMap<string, MultiPolygon>
  readonly seas: ReadonlyMap<string, MultiPolygon>
  /** What touches what, and how long. Includes coasts: zone against sea. */
  readonly shared: readonly SharedLine[]
  readonly topology: Topology
}

const LAND_SMOOTHING = 3
const SEA_SMOOTHING = 14
const CRUMB = 6
/** Detail of the interactive layer, in pixels. */
const DETAIL = 0.6
const GRID_STEPS = 8000

export function shapeAreas(spec: MapSpec, coast: Coast, partition: Partition): Areas {
  const { mesh, seaOf } = partition
  const zones = new Map<string, Ring[][]>(spec.zones.map(zone => [zone.id, []]))
  coast.land.forEach((polygon, i) => {
    const owner = partition.islandOwner[i] ?? NOBODY
    if (owner >= 0) must(zones.get(at(spec.zones, owner).id)).push(...tidy([polygon], spec))
    if (owner !== SHARED) return
    outlinesOf(mesh, ownersAround(partition, i), spec.zones.length, LAND_SMOOTHING).forEach(
      (outline, zone) => {
        if (outline.length === 0) return
        must(zones.get(at(spec.zones, zone).id)).push(...tidy(intersect(outline, [polygon], CRUMB), spec))
      },
    )
  })
  const seas = new Map<string, Ring[][]>()
  outlinesOf(mesh, seaOf, spec.seas.length, SEA_SMOOTHING).forEach((outline, i) => {
    seas.set(at(spec.seas, i).id, tidy(subtract(outline, coast.land, CRUMB), spec))
  })
  return { zones, seas, ...connect(zones, seas) }
}

/** Steps into the water that an island's owners are carried, so that every bay lies in a zone's outline. */
const SHALLOWS = 4

/** Owners on one island, carried a little out to sea; other islands are left out, however near. */
function ownersAround({ mesh, zoneOf, island }: Partition, number: number): Int16Array {
  const owner = new Int16Array(zoneOf.length).fill(NOBODY)
  let front: number[] = []
  island.forEach((id, cell) => {
    if (id !== number) return
    owner[cell] = zoneOf[cell] ?? NOBODY
    front.push(cell)
  })
  const seen = new Set(front)
  for (let step = 0; step < SHALLOWS; step++) {
    const next: number[] = []
    for (const cell of front)
      for (const other of at(mesh.neighbours, cell)) {
        if (seen.has(other)) continue
        seen.add(other)
        owner[other] = owner[cell] ?? NOBODY
        next.push(other)
      }
    front = next
  }
  return owner
}

/** Coordinates on a fine common grid, and nothing far outside the frame. */
function tidy(polygons: MultiPolygon, spec: MapSpec): Ring[][] {
  const clamp = (v: number, most: number): number => Math.min(most + MARGIN, Math.max(-MARGIN, v))
  return polygons.map(rings =>
    rings.map(ring =>
      ring.map(([x, y]): Point => [round(clamp(x, spec.width), 2), round(clamp(y, spec.height), 2)]),
    ),
  )
}

function connect(
  zones: ReadonlyMap<string, MultiPolygon>,
  seas: ReadonlyMap<string, MultiPolygon>,
): { shared: SharedLine[]; topology: Topology } {
  const collection = (areas: ReadonlyMap<string, MultiPolygon>) => ({
    type: 'FeatureCollection' as const,
    features: [...areas].map(([id, polygons]) => ({
      type: 'Feature' as const,
      id,
      properties: {},
      geometry: asGeometry(polygons),
    })),
  })
  const raw: Topology = topology({ zones: collection(zones), seas: collection(seas) })
  const light: Topology = {
    ...raw,
    arcs: raw.arcs.map(arc => simplify(arc.map(asPoint), DETAIL).map(p => [...p])),
  }
  return { shared: sharedLines(light), topology: quantize(light) }
}

const asPoint = (p: readonly number[]): Point => [at(p, 0), at(p, 1)]

const asGeometry = (polygons: MultiPolygon): GeoMultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: polygons.map(rings => rings.map(ring => ring.map(([x, y]) => [x, y]))),
})

/** Walks every arc of every area, with the area's id. */
export function arcUse(topo: Topology): Map<number, string[]> {
  const use = new Map<number, string[]>()
  const walk = (arcs: unknown, id: string): void => {
    if (typeof arcs === 'number') {
      const index = arcs < 0 ? ~arcs : arcs
      const list = use.get(index)
      if (!list) use.set(index, [id])
      else if (!list.includes(id)) list.push(id)
    } else if (Array.isArray(arcs)) for (const arc of arcs) walk(arc, id)
  }
  for (const object of Object.values(topo.objects)) {
    if (object.type !== 'GeometryCollection') continue
    for (const geometry of object.geometries) if ('arcs' in geometry) walk(geometry.arcs, String(geometry.id))
  }
  return use
}

function sharedLines(topo: Topology): SharedLine[] {
  const pairs = new Map<string, { a: string; b: string; lines: Line[]; length: number }>()
  for (const [arc, ids] of arcUse(topo)) {
    const [a, b] = [...ids].sort()
    if (a === undefined || b === undefined) continue
    const line = must(topo.arcs[arc]).map(asPoint)
    const entry = pairs.get(`${a}|${b}`) ?? { a, b, lines: [], length: 0 }
    entry.lines.push(line)
    entry.length += lengthOf(line)
    pairs.set(`${a}|${b}`, entry)
  }
  return [...pairs.values()].sort((p, q) => (p.a + p.b < q.a + q.b ? -1 : 1))
}

/** Integer coordinates, each point relative to the one before: the compact form of TopoJSON. */
function quantize(topo: Topology): Topology {
  const all = topo.arcs.flat().map(asPoint)
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of all) {
    x0 = Math.min(x0, x)
    y0 = Math.min(y0, y)
    x1 = Math.max(x1, x)
    y1 = Math.max(y1, y)
  }
  const step = round(Math.max(x1 - x0, y1 - y0) / GRID_STEPS, 4)
  const arcs = topo.arcs.map(arc => {
    let [px, py] = [0, 0]
    const out: number[][] = []
    arc.map(asPoint).forEach(([x, y], i) => {
      const [qx, qy] = [Math.round((x - x0) / step), Math.round((y - y0) / step)]
      const same = qx === px && qy === py
      if (i === 0 || !same || (i === arc.length - 1 && out.length < 2)) out.push([qx - px, qy - py])
      ;[px, py] = [qx, qy]
    })
    return out
  })
  return { ...topo, bbox: [x0, y0, x1, y1], arcs, transform: { scale: [step, step], translate: [x0, y0] } }
}
