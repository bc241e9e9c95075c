import type { Topology } from 'topojson-specification'

/**
 * The interactive layer of a map: what a screen lays over the art. Plain JSON, in map units (the art at 1x), with
 * the outlines as TopoJSON. This module runs in the browser too.
 */

export type Spot = readonly [x: number, y: number]

/** A place where counters stand, centred at `at`. With `pin`, it lies beside the area and points into it. */
export interface LayerSlot {
  readonly at: Spot
  readonly size: readonly [width: number, height: number]
  readonly pin?: Spot
}

/** Ink of one line of a name: the course of its middle, and half its height. */
export interface LayerBand {
  readonly line: readonly Spot[]
  readonly half: number
}

/** A name as the page letters it: lines on parallel curves around a middle, with a page's own fonts. */
export interface LayerLettering {
  readonly lines: readonly string[]
  readonly size: number
  /** Extra space between letters, in sizes. */
  readonly spacing: number
  readonly center: Spot
  /** Degrees, clockwise. */
  readonly angle: number
  /** Curvature in 1/px; positive bends the ends down. */
  readonly bend: number
  /** A sign in a disc before the first line. */
  readonly disc?: {
    readonly sign: string
    readonly color: string
    readonly at: Spot
    readonly radius: number
  }
}

export interface LayerZone {
  readonly id: string
  readonly name: string
  readonly region: string
  /** Middle of the lettered name. */
  readonly label: Spot
  readonly lettering: LayerLettering | null
  readonly ink: readonly LayerBand[]
  readonly slots: readonly LayerSlot[]
}

export interface LayerSea {
  readonly id: string
  readonly name: string
  readonly open: boolean
  readonly label: Spot
  readonly ink: readonly LayerBand[]
  readonly slots: readonly LayerSlot[]
}

export interface LayerRegion {
  readonly id: string
  readonly name: string
  readonly color: string
  /** Where the region's banner stands. */
  readonly banner: Spot
}

export interface LayerTown {
  readonly name: string
  readonly zone: string
  readonly at: Spot
  readonly rank: 'capital' | 'city' | 'town'
  readonly port: boolean
  readonly lettering: LayerLettering | null
  readonly ink: readonly LayerBand[]
  /** For a port: where ships lie, and in which sea. */
  readonly harbour?: LayerSlot & { readonly sea: string }
}

/** A border of the rules and how the map shows it. */
export interface LayerBorder {
  readonly between: readonly [string, string]
  readonly kind: 'land' | 'river' | 'strait' | 'pass' | 'link' | 'sea'
  readonly name: string | null
  /** Length of the common line in pixels; 0 for a pure crossing. */
  readonly length: number
  /** Middle of the border or crossing. */
  readonly at: Spot
  /** The drawn way across, for straits, passes and narrows. */
  readonly crossing?: readonly Spot[]
}

export interface MapLayer {
  readonly id: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly art: { readonly '1x': string; readonly '2x': string }
  readonly regions: readonly LayerRegion[]
  readonly zones: readonly LayerZone[]
  readonly seas: readonly LayerSea[]
  readonly towns: readonly LayerTown[]
  readonly borders: readonly LayerBorder[]
  /** Other names on the art (regions, lands of nobody). */
  readonly names: readonly { readonly text: string; readonly ink: readonly LayerBand[] }[]
  /** Objects `zones` and `seas`, geometries with the ids above. */
  readonly topology: Topology
}

/** All arcs of the layer in map units. */
export function arcsOf({ topology }: Pick<MapLayer, 'topology'>): Spot[][] {
  const { transform } = topology
  const [sx, sy] = transform?.scale ?? [1, 1]
  const [tx, ty] = transform?.translate ?? [0, 0]
  return topology.arcs.map(arc => {
    let [x, y] = [0, 0]
    return arc.map((step): Spot => {
      x += step[0] ?? 0
      y += step[1] ?? 0
      return [x * sx + tx, y * sy + ty]
    })
  })
}

/** Rings of every zone and sea, keyed by id. */
export function ringsOf(layer: Pick<MapLayer, 'topology'>): Map<string, Spot[][]> {
  const arcs = arcsOf(layer)
  const out = new Map<string, Spot[][]>()
  const ring = (indices: readonly number[]): Spot[] =>
    indices.flatMap((index, i) => {
      const line = index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? [])
      return i === 0 ? line : line.slice(1)
    })
  for (const object of Object.values(layer.topology.objects)) {
    if (object.type !== 'GeometryCollection') continue
    for (const geometry of object.geometries) {
      const polygons =
        geometry.type === 'Polygon' ? [geometry.arcs] : geometry.type === 'MultiPolygon' ? geometry.arcs : []
      out.set(String(geometry.id), polygons.flat().map(ring))
    }
  }
  return out
}

/** SVG path data of every zone and sea, keyed by id (fill rule evenodd). What lies outside the frame is drawn along it. */
export function pathsOf({
  width,
  height,
  topology,
}: Pick<MapLayer, 'topology' | 'width' | 'height'>): Map<string, string> {
  const within = (v: number, most: number): number =>
    Math.round(Math.min(most - FRAME, Math.max(FRAME, v)) * 10) / 10
  const out = new Map<string, string>()
  for (const [id, rings] of ringsOf({ topology }))
    out.set(
      id,
      rings
        .map(
          ring =>
            `M${ring
              .slice(0, -1)
              .map(([x, y]) => `${within(x, width)} ${within(y, height)}`)
              .join('L')}Z`,
        )
        .join(''),
    )
  return out
}

/** How far inside the edge of the art its frame is drawn. */
const FRAME = 8

/** Which areas share a border, and how long it is inside the frame: adjacency as the geometry has it. */
export function contactsOf(layer: Pick<MapLayer, 'topology' | 'width' | 'height'>): Map<string, number> {
  const seen = ([x, y]: Spot): boolean => x > 0 && y > 0 && x < layer.width && y < layer.height
  const lengths = arcsOf(layer).map(arc => {
    let sum = 0
    arc.forEach(([x, y], i) => {
      const before = arc[i - 1]
      if (before && seen([(x + before[0]) / 2, (y + before[1]) / 2]))
        sum += Math.hypot(x - before[0], y - before[1])
    })
    return sum
  })
  const users = new Map<number, Set<string>>()
  const walk = (arcs: unknown, id: string): void => {
    if (typeof arcs === 'number') {
      const index = arcs < 0 ? ~arcs : arcs
      const set = users.get(index) ?? new Set<string>()
      users.set(index, set.add(id))
    } else if (Array.isArray(arcs)) for (const arc of arcs) walk(arc, id)
  }
  for (const object of Object.values(layer.topology.objects)) {
    if (object.type !== 'GeometryCollection') continue
    for (const geometry of object.geometries) if ('arcs' in geometry) walk(geometry.arcs, String(geometry.id))
  }
  const out = new Map<string, number>()
  for (const [arc, ids] of users) {
    const [a, b] = ids
    if (a === undefined || b === undefined) continue
    const key = contactKey(a, b)
    out.set(key, (out.get(key) ?? 0) + (lengths[arc] ?? 0))
  }
  return out
}

export const contactKey = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`)
