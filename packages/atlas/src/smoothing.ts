import { areaOf, at, distance, type Line, last, type Point, type Polygon, type Ring } from './geometry.ts'
import type { Noise } from './random.ts'

const isClosed = (line: Line): boolean => line.length > 2 && distance(at(line, 0), last(line)) < 1e-9

/** Each point is moved by waves of noise, long and short ones; `calm` holds it back near some spots. */
export function waver(
  line: Line,
  noise: Noise,
  waves: readonly { readonly length: number; readonly height: number }[],
  calm: (index: number) => number = () => 1,
): Point[] {
  return line.map(([x, y], index): Point => {
    let [dx, dy] = [0, 0]
    for (const { length, height } of waves) {
      dx += noise(x / length, y / length) * height
      dy += noise(x / length + 40, y / length) * height
    }
    return [x + dx * calm(index), y + dy * calm(index)]
  })
}

/** Each point moves towards the mean of its neighbours. The ends of an open line stay where they are. */
export function relax(line: Line, rounds: number): Point[] {
  let points = [...line]
  const closed = isClosed(line)
  if (points.length < 4) return points
  for (let k = 0; k < rounds; k++) {
    const before = points
    const n = before.length
    points = before.map((p, i) => {
      const end = i === 0 || i === n - 1
      if (end && !closed) return p
      const a = at(before, end ? n - 2 : i - 1)
      const b = at(before, end ? 1 : i + 1)
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4]
    })
  }
  return points
}

/** Corner cutting: rounder with each round, ends kept. */
export function cutCorners(line: Line, rounds: number): Point[] {
  let points = [...line]
  for (let k = 0; k < rounds; k++) {
    const out: Point[] = [at(points, 0)]
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [at(points, i - 1), at(points, i)]
      out.push(
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      )
    }
    out.push(last(points))
    points = out
  }
  return points
}

/** Douglas-Peucker: drops points that lie within `tolerance` of the line without them. */
export function simplify(line: Line, tolerance: number): Point[] {
  if (line.length < 3) return [...line]
  if (isClosed(line)) {
    // A ring has no ends to hold on to: split it at the point farthest from its start.
    let far = 0
    for (let i = 1; i < line.length; i++)
      if (distance(at(line, i), at(line, 0)) > distance(at(line, far), at(line, 0))) far = i
    const head = simplifyOpen(line.slice(0, far + 1), tolerance)
    return [...head, ...simplifyOpen(line.slice(far), tolerance).slice(1)]
  }
  return simplifyOpen(line, tolerance)
}

function simplifyOpen(line: Line, tolerance: number): Point[] {
  const keep = new Uint8Array(line.length)
  keep[0] = 1
  keep[line.length - 1] = 1
  const stack: [number, number][] = [[0, line.length - 1]]
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span
    const [a, b] = [at(line, from), at(line, to)]
    const base = distance(a, b)
    let [worst, index] = [tolerance, -1]
    for (let i = from + 1; i < to; i++) {
      const p = at(line, i)
      const off =
        base < 1e-9
          ? distance(p, a)
          : Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / base
      if (off > worst) [worst, index] = [off, i]
    }
    if (index > 0) {
      keep[index] = 1
      stack.push([from, index], [index, to])
    }
  }
  return line.filter((_, i) => keep[i] === 1)
}

/** Simplified polygons without the specks that simplification or the frame leave behind. */
export function simplifyPolygons(polygons: readonly Polygon[], tolerance: number, minArea: number): Ring[][] {
  return polygons
    .map(rings => rings.map(ring => simplify(ring, tolerance)).filter(ring => ring.length >= 4))
    .filter(rings => rings[0] !== undefined && Math.abs(areaOf(rings[0])) >= minArea)
}
