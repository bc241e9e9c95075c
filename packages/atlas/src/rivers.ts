import { at, densify, distance, type Line, last, must, type Point } from './geometry.ts'
import type { Project } from './projection.ts'
import type { Noise } from './random.ts'
import { cutCorners, relax } from './smoothing.ts'
import { riverPieces } from './sources.ts'
import type { LonLat, MapSpec, RiverSpec } from './spec.ts'

export interface River {
  readonly name: string | null
  readonly line: Line
  readonly barrier: number
  /** A narrow strait, not a river. */
  readonly channel: boolean
}

/** Two pieces whose ends are nearer than this (degrees) belong together: a lake or a gap lies between. */
const GAP = 0.45
/** A course point farther than this from any river of the packages is not on one. */
const FAR = 0.8

export function traceRivers(spec: MapSpec, project: Project, noise: Noise): River[] {
  const pieces = riverPieces(spec.window)
  const net = riverNet(pieces)
  const used = new Set<number>()
  const named = spec.rivers.map((river): River => {
    const course = river.byHand ? river.course : followCourse(river, net, used)
    const { name, barrier, channel = false } = river
    return { name, line: drawLine(course.map(project), noise), barrier, channel }
  })
  if (!spec.minorRivers) return named
  const minor = pieces
    .filter((_, piece) => !used.has(piece))
    .map((piece): River => {
      return { name: null, line: drawLine(piece.map(project), noise), barrier: 0.8, channel: false }
    })
  return [...named, ...minor]
}

interface RiverNet {
  readonly nodes: readonly { readonly at: LonLat; readonly piece: number }[]
  readonly next: readonly (readonly { readonly to: number; readonly cost: number }[])[]
}

const apart = (a: LonLat, b: LonLat): number => Math.hypot((a[0] - b[0]) * 0.75, a[1] - b[1])

/** All river points as a graph: along each piece, and over gaps between pieces. */
function riverNet(pieces: readonly (readonly LonLat[])[]): RiverNet {
  const nodes: { at: LonLat; piece: number }[] = []
  const next: { to: number; cost: number }[][] = []
  const link = (a: number, b: number, cost: number): void => {
    at(next, a).push({ to: b, cost })
    at(next, b).push({ to: a, cost })
  }
  const ends: number[] = []
  pieces.forEach((line, piece) => {
    const first = nodes.length
    line.forEach((place, i) => {
      nodes.push({ at: place, piece })
      next.push([])
      if (i > 0) link(nodes.length - 2, nodes.length - 1, apart(at(line, i - 1), place))
    })
    ends.push(first, nodes.length - 1)
  })
  for (const end of ends) {
    nodes.forEach((node, other) => {
      if (node.piece === at(nodes, end).piece) return
      const gap = apart(node.at, at(nodes, end).at)
      if (gap < GAP) link(end, other, gap * 2.5 + 0.01)
    })
  }
  return { nodes, next }
}

function followCourse(river: RiverSpec, net: RiverNet, used: Set<number>): LonLat[] {
  const stops = river.course.map(place => {
    let best = 0
    net.nodes.forEach((node, i) => {
      if (apart(node.at, place) < apart(at(net.nodes, best).at, place)) best = i
    })
    if (apart(at(net.nodes, best).at, place) > FAR)
      throw new Error(`${river.name}: no river near ${place.join(', ')}`)
    return best
  })
  const course: LonLat[] = []
  for (let i = 1; i < stops.length; i++) {
    const path = shortestPath(net, at(stops, i - 1), at(stops, i))
    if (!path) throw new Error(`${river.name}: no way from ${river.course[i - 1]} to ${river.course[i]}`)
    for (const node of i === 1 ? path : path.slice(1)) {
      used.add(at(net.nodes, node).piece)
      course.push(at(net.nodes, node).at)
    }
  }
  return course
}

function shortestPath(net: RiverNet, from: number, to: number): number[] | null {
  const best = new Map<number, number>([[from, 0]])
  const back = new Map<number, number>()
  const open = new Set([from])
  while (open.size > 0) {
    let node = -1
    for (const candidate of open)
      if (node < 0 || must(best.get(candidate)) < must(best.get(node))) node = candidate
    if (node === to) break
    open.delete(node)
    for (const { to: other, cost } of at(net.next, node)) {
      const total = must(best.get(node)) + cost
      if (total < (best.get(other) ?? Infinity)) {
        best.set(other, total)
        back.set(other, node)
        open.add(other)
      }
    }
  }
  if (!best.has(to)) return null
  const path = [to]
  while (last(path) !== from) path.push(must(back.get(last(path))))
  return path.reverse()
}

/** The hand trembles a little, and small bends are added where the data is too smooth to look like water. */
function drawLine(line: Line, noise: Noise): Point[] {
  const clean = line.filter((p, i) => i === 0 || distance(p, at(line, i - 1)) > 0.01)
  if (clean.length < 2) return [...line]
  const dense = relax(densify(clean, 7), 1)
  const bent = dense.map(([x, y], i): Point => {
    const calm = Math.min(1, Math.min(i, dense.length - 1 - i) / 3)
    return [x + calm * noise(x / 14, y / 14) * 2, y + calm * noise(x / 14 + 31, y / 14) * 2]
  })
  return cutCorners(bent, 1)
}
