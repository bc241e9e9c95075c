import { Delaunay } from 'd3-delaunay'
import { at, distance, type Line, must, type Point, resample, segmentsCross } from './geometry.ts'
import type { Random } from './random.ts'

/** A line that cells do not straddle: a river, a crest, the edge of a sea. */
export interface Barrier {
  readonly line: Line
  /** Extra cost for land zones and for seas to grow across; 0 where it does not matter. */
  readonly land: number
  readonly sea: number
}

/** The plane cut into small cells. Zones are sets of cells. */
export interface Mesh {
  readonly points: readonly Point[]
  readonly neighbours: readonly (readonly number[])[]
  readonly cells: readonly (readonly Point[])[]
  /** Length of the edge two neighbouring cells share. */
  edge(a: number, b: number): number
  find(place: Point): number
  /** The dearest barrier between two neighbouring cells. */
  crossing(a: number, b: number): { readonly land: number; readonly sea: number }
}

interface MeshSize {
  readonly width: number
  readonly height: number
  readonly margin: number
  readonly spacing: number
}

/**
 * A jittered honeycomb with mirrored pairs of points along the barriers: the edge between the two points of
 * a pair lies on the barrier, so a border that follows a river does so exactly.
 */
export function buildMesh(size: MeshSize, barriers: readonly Barrier[], random: Random): Mesh {
  const { width, height, margin, spacing } = size
  const hash = new PointHash(spacing)
  const inside = ([x, y]: Point): boolean =>
    x > -margin && y > -margin && x < width + margin && y < height + margin
  for (const { line } of barriers) {
    if (line.length < 2) continue
    const steps = resample(line, spacing * 0.9)
    for (let i = 1; i < steps.length; i++) {
      const [a, b] = [at(steps, i - 1), at(steps, i)]
      const d = distance(a, b)
      if (d < 1e-6) continue
      const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
      const [nx, ny] = [(-(b[1] - a[1]) / d) * spacing * 0.42, ((b[0] - a[0]) / d) * spacing * 0.42]
      const pair: readonly [Point, Point] = [
        [mx + nx, my + ny],
        [mx - nx, my - ny],
      ]
      if (!pair.every(inside) || pair.some(p => hash.hasNear(p, spacing * 0.5))) continue
      hash.add(pair[0])
      hash.add(pair[1])
    }
  }
  for (let row = 0; row * spacing * 0.87 < height + 2 * margin; row++) {
    for (let column = 0; column * spacing < width + 2 * margin; column++) {
      const x = -margin + (column + (row % 2) * 0.5) * spacing + (random() - 0.5) * spacing * 0.7
      const y = -margin + row * spacing * 0.87 + (random() - 0.5) * spacing * 0.7
      if (!hash.hasNear([x, y], spacing * 0.62)) hash.add([x, y])
    }
  }
  return meshOf(hash.points, barriers, size)
}

function meshOf(points: readonly Point[], barriers: readonly Barrier[], size: MeshSize): Mesh {
  const { width, height, margin, spacing } = size
  const delaunay = Delaunay.from(points.map(([x, y]): [number, number] => [x, y]))
  const pad = margin + spacing
  const voronoi = delaunay.voronoi([-pad, -pad, width + pad, height + pad])
  const rounded = (p: readonly number[]): Point => [
    Math.round(at(p, 0) * 1000) / 1000,
    Math.round(at(p, 1) * 1000) / 1000,
  ]
  const cells = points.map((_, i) => must(voronoi.cellPolygon(i), 'cell').map(rounded))
  const neighbours = points.map((_, i) => [...voronoi.neighbors(i)])
  const cornersOf = cells.map(cell => new Set(cell.map(([x, y]) => x * 100003 + y)))
  const barrierIndex = new SegmentIndex(barriers)
  return {
    points,
    neighbours,
    cells,
    edge(a, b) {
      const shared = at(cells, a)
        .slice(1)
        .filter(([x, y]) => at(cornersOf, b).has(x * 100003 + y))
      return shared.length < 2 ? 0 : distance(at(shared, 0), at(shared, shared.length - 1))
    },
    find: ([x, y]) => delaunay.find(x, y),
    crossing: (a, b) => barrierIndex.between(at(points, a), at(points, b)),
  }
}

/** Points in buckets, to ask whether one is near. */
class PointHash {
  readonly points: Point[] = []
  readonly #buckets = new Map<number, Point[]>()
  readonly #size: number
  constructor(size: number) {
    this.#size = size
  }
  #key(x: number, y: number): number {
    return x * 100003 + y
  }
  add(p: Point): void {
    const key = this.#key(Math.floor(p[0] / this.#size), Math.floor(p[1] / this.#size))
    const bucket = this.#buckets.get(key)
    if (bucket) bucket.push(p)
    else this.#buckets.set(key, [p])
    this.points.push(p)
  }
  hasNear(p: Point, within: number): boolean {
    const [i, j] = [Math.floor(p[0] / this.#size), Math.floor(p[1] / this.#size)]
    for (let di = -1; di <= 1; di++)
      for (let dj = -1; dj <= 1; dj++)
        for (const q of this.#buckets.get(this.#key(i + di, j + dj)) ?? [])
          if (distance(p, q) < within) return true
    return false
  }
}

interface BarrierSegment {
  readonly a: Point
  readonly b: Point
  readonly land: number
  readonly sea: number
}

const BUCKET = 16

class SegmentIndex {
  readonly #buckets = new Map<number, BarrierSegment[]>()
  constructor(barriers: readonly Barrier[]) {
    for (const { line, land, sea } of barriers) {
      const steps = line.length < 2 ? [] : resample(line, BUCKET / 2)
      for (let i = 1; i < steps.length; i++) {
        const [a, b] = [at(steps, i - 1), at(steps, i)]
        const key = this.#key((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0, 0)
        const bucket = this.#buckets.get(key) ?? []
        if (bucket.length === 0) this.#buckets.set(key, bucket)
        bucket.push({ a, b, land, sea })
      }
    }
  }
  #key(x: number, y: number, di: number, dj: number): number {
    return (Math.floor(x / BUCKET) + di) * 100003 + Math.floor(y / BUCKET) + dj
  }
  between(p: Point, q: Point): { land: number; sea: number } {
    const [x, y] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
    let [land, sea] = [0, 0]
    for (let di = -1; di <= 1; di++)
      for (let dj = -1; dj <= 1; dj++)
        for (const s of this.#buckets.get(this.#key(x, y, di, dj)) ?? [])
          if ((s.land > land || s.sea > sea) && segmentsCross(p, q, s.a, s.b)) {
            land = Math.max(land, s.land)
            sea = Math.max(sea, s.sea)
          }
    return { land, sea }
  }
}
