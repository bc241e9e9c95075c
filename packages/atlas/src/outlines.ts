import { areaOf, at, insideRing, type Line, last, must, type Point, type Ring } from './geometry.ts'
import type { Mesh } from './mesh.ts'
import { relax } from './smoothing.ts'

/**
 * From cells to outlines: the edges between cells of different owners are chained into borders, each border is
 * smoothed once, and the outline of every owner is stitched together from the same smoothed borders. So two
 * neighbours share their border point by point.
 */

interface Edge {
  readonly from: number
  readonly to: number
  readonly left: number
  readonly right: number
}

interface Chain {
  readonly line: Line
  readonly left: number
  readonly right: number
}

const OUTSIDE = -9

/** Outlines per owner number, `count` of them: polygons with holes. */
export function outlinesOf(mesh: Mesh, owner: Int16Array, count: number, smoothing: number): Ring[][][] {
  const { corners, edges } = borderEdges(mesh, owner)
  const chains = chainUp(corners, edges).map(
    (chain): Chain => ({ ...chain, line: relax(chain.line, smoothing) }),
  )
  return Array.from({ length: count }, (_, who) => nest(stitch(chains, who)))
}

function borderEdges(mesh: Mesh, owner: Int16Array): { corners: Point[]; edges: Edge[] } {
  const corners: Point[] = []
  const numbers = new Map<number, number>()
  const cornerOf = (p: Point): number => {
    const key = Math.round((p[0] + 1000) * 1000) * 8388608 + Math.round((p[1] + 1000) * 1000)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, corners.length)
    corners.push(p)
    return corners.length - 1
  }
  const firstSide = new Map<number, { cell: number; from: number; to: number }>()
  const edges: Edge[] = []
  mesh.cells.forEach((cell, index) => {
    for (let i = 1; i < cell.length; i++) {
      const [from, to] = [cornerOf(at(cell, i - 1)), cornerOf(at(cell, i))]
      if (from === to) continue
      const key = Math.min(from, to) * 1048576 + Math.max(from, to)
      const other = firstSide.get(key)
      if (!other) {
        firstSide.set(key, { cell: index, from, to })
        continue
      }
      firstSide.delete(key)
      const [left, right] = [owner[other.cell] ?? OUTSIDE, owner[index] ?? OUTSIDE]
      if (left !== right) edges.push({ from: other.from, to: other.to, left, right })
    }
  })
  for (const { cell, from, to } of firstSide.values())
    edges.push({ from, to, left: owner[cell] ?? OUTSIDE, right: OUTSIDE })
  return { corners, edges }
}

function chainUp(corners: readonly Point[], edges: readonly Edge[]): Chain[] {
  const atCorner = new Map<number, number[]>()
  edges.forEach((edge, i) => {
    for (const corner of [edge.from, edge.to]) {
      const list = atCorner.get(corner)
      if (list) list.push(i)
      else atCorner.set(corner, [i])
    }
  })
  const used = new Uint8Array(edges.length)
  const chains: Chain[] = []
  const isNode = (corner: number): boolean => must(atCorner.get(corner)).length !== 2
  const follow = (start: number, from: number): void => {
    if (used[start] === 1) return
    const first = at(edges, start)
    const forward = first.from === from
    const [left, right] = forward ? [first.left, first.right] : [first.right, first.left]
    const path = [from]
    let [edge, corner] = [start, from]
    for (;;) {
      used[edge] = 1
      const { from: p, to: q } = at(edges, edge)
      corner = p === corner ? q : p
      path.push(corner)
      if (corner === from || isNode(corner)) break
      const next = must(atCorner.get(corner)).find(other => used[other] === 0)
      if (next === undefined) break
      edge = next
    }
    chains.push({ line: path.map(c => at(corners, c)), left, right })
  }
  for (const [corner, list] of atCorner) if (isNode(corner)) for (const edge of list) follow(edge, corner)
  for (const [i, edge] of edges.entries()) follow(i, edge.from)
  return chains
}

/** Rings around one owner, all walked with the owner on the same side. */
function stitch(chains: readonly Chain[], who: number): Ring[] {
  const open = new Map<string, Line[]>()
  const rings: Ring[] = []
  const key = ([x, y]: Point): string => `${x},${y}`
  const isClosed = (line: Line): boolean => key(at(line, 0)) === key(last(line))
  for (const { line, left, right } of chains) {
    if (left !== who && right !== who) continue
    const walked = left === who ? line : [...line].reverse()
    if (isClosed(walked)) rings.push(walked)
    else {
      const list = open.get(key(at(walked, 0)))
      if (list) list.push(walked)
      else open.set(key(at(walked, 0)), [walked])
    }
  }
  for (const list of open.values()) {
    for (let start = list.pop(); start; start = list.pop()) {
      const ring = [...start]
      while (!isClosed(ring)) {
        const next = open.get(key(last(ring)))?.pop()
        if (!next) throw new Error('an outline does not close')
        for (let i = 1; i < next.length; i++) ring.push(at(next, i))
      }
      rings.push(ring)
    }
  }
  return rings
}

/** Rings sorted into polygons: what turns the other way is a hole of the ring around it. */
function nest(rings: readonly Ring[]): Ring[][] {
  const biggest = rings.reduce(
    (most, ring) => (Math.abs(areaOf(ring)) > Math.abs(most) ? areaOf(ring) : most),
    0,
  )
  const outer = rings.filter(ring => Math.sign(areaOf(ring)) === Math.sign(biggest)).map(ring => [ring])
  for (const hole of rings.filter(ring => Math.sign(areaOf(ring)) === -Math.sign(biggest))) {
    const around = outer
      .filter(([ring]) => ring && insideRing(at(hole, 0), ring))
      .sort((p, q) => Math.abs(areaOf(at(p, 0))) - Math.abs(areaOf(at(q, 0))))[0]
    around?.push(hole)
  }
  return outer
}
