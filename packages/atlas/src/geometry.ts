/** Plane geometry in map units (pixels of the map at 1x; y grows downwards). */

export type Point = readonly [x: number, y: number]
export type Line = readonly Point[]
/** A closed ring: first and last point are equal. */
export type Ring = readonly Point[]
export type Polygon = readonly Ring[]
export type MultiPolygon = readonly Polygon[]

export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** For lookups that cannot miss: a miss is a mistake in this package, so say so at once. */
export function must<T>(value: T | undefined | null, what = 'value'): T {
  if (value === undefined || value === null) throw new Error(`missing ${what}`)
  return value
}

export const at = <T>(list: readonly T[], index: number): T =>
  must(list[index], `item ${index} of ${list.length}`)
export const last = <T>(list: readonly T[]): T => at(list, list.length - 1)

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]
export const midpoint = (a: Point, b: Point): Point => mix(a, b, 0.5)
export const round = (value: number, digits: number): number => {
  const k = 10 ** digits
  return Math.round(value * k) / k
}

/** Twice the signed area of the triangle a, b, c: positive when c lies to the left of a to b. */
export const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

export const segmentsCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

export function lengthOf(line: Line): number {
  let total = 0
  for (let i = 1; i < line.length; i++) total += distance(at(line, i - 1), at(line, i))
  return total
}

/** Signed area of a ring. */
export function areaOf(ring: Ring): number {
  let sum = 0
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [at(ring, i - 1), at(ring, i)]
    sum += a[0] * b[1] - b[0] * a[1]
  }
  return sum / 2
}

export function boxOf(points: Iterable<Point>): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    x0 = Math.min(x0, x)
    y0 = Math.min(y0, y)
    x1 = Math.max(x1, x)
    y1 = Math.max(y1, y)
  }
  return { x0, y0, x1, y1 }
}

export const grow = (box: Box, by: number): Box => ({
  x0: box.x0 - by,
  y0: box.y0 - by,
  x1: box.x1 + by,
  y1: box.y1 + by,
})
export const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && a.x1 > b.x0 && a.y0 < b.y1 && a.y1 > b.y0
export const boxAround = ([x, y]: Point, width: number, height = width): Box => ({
  x0: x - width / 2,
  y0: y - height / 2,
  x1: x + width / 2,
  y1: y + height / 2,
})

export function insideRing([x, y]: Point, ring: Ring): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = at(ring, i)
    const [xj, yj] = at(ring, j)
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

/** The point `along` units from the start, and the direction of the line there. */
export function pointAlong(line: Line, along: number): { point: Point; angle: number } {
  let left = along
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)]
    const d = distance(a, b)
    if (left <= d || i === line.length - 1) {
      return { point: mix(a, b, d === 0 ? 0 : left / d), angle: Math.atan2(b[1] - a[1], b[0] - a[0]) }
    }
    left -= d
  }
  return { point: at(line, 0), angle: 0 }
}

/** Points at equal steps along a line; both ends are kept. */
export function resample(line: Line, step: number): Point[] {
  const total = lengthOf(line)
  const count = Math.max(1, Math.round(total / step))
  const out: Point[] = [at(line, 0)]
  let [walked, next] = [0, total / count]
  for (let i = 1; i < line.length && out.length < count; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)]
    const d = distance(a, b)
    while (d > 0 && walked + d >= next && out.length < count) {
      out.push(mix(a, b, (next - walked) / d))
      next += total / count
    }
    walked += d
  }
  out.push(last(line))
  return out
}

/** Where a straight line from `a` to `b` is cut into pieces no longer than `step`. */
export function densify(line: Line, step: number): Point[] {
  const out: Point[] = [at(line, 0)]
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)]
    const pieces = Math.max(1, Math.ceil(distance(a, b) / step))
    for (let k = 1; k <= pieces; k++) out.push(mix(a, b, k / pieces))
  }
  return out
}

/** Sutherland-Hodgman: the part of a polygon inside a box, as a closed ring; empty if there is none. */
export function cutToBox(corners: readonly Point[], box: Box): Point[] {
  const sides: readonly [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, box.x0, 1],
    [0, box.x1, -1],
    [1, box.y0, 1],
    [1, box.y1, -1],
  ]
  let points = corners
  for (const [axis, limit, sign] of sides) {
    const out: Point[] = []
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
