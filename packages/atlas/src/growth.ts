import { at, distance, type Point } from './geometry.ts'
import { Heap } from './heap.ts'
import type { Mesh } from './mesh.ts'
import type { Noise } from './random.ts'

/** Ground or water that belongs to nobody. */
export const NOBODY = -1

export interface Grower {
  readonly seeds: readonly number[]
  /** Growth cost per pixel, 1 for most. */
  readonly effort: number
  /** Growth stops here. */
  readonly reach: number
  /** What the grower is called in `owner`; several growers may share one owner. */
  readonly owner: number
}

export interface GrowthRules {
  /** Extra cost of stepping between two neighbouring cells, in cell widths. */
  barrier(from: number, to: number): number
  /** How many times dearer a step is: water for land zones, land for seas. */
  factor(from: number, to: number): number
  allowed(owner: number, cell: number): boolean
  readonly spacing: number
  readonly noise: Noise
}

export interface Growth {
  readonly owner: Int16Array
  readonly distance: Float64Array
}

/** All growers spread at once; each cell goes to whoever reaches it first (Dijkstra from many sources). */
export function growFrom(mesh: Mesh, growers: readonly Grower[], rules: GrowthRules): Growth {
  const count = mesh.points.length
  const owner = new Int16Array(count).fill(NOBODY)
  const grower = new Int16Array(count).fill(-1)
  const reached = new Float64Array(count).fill(Infinity)
  const heap = new Heap()
  growers.forEach((g, index) => {
    for (const cell of g.seeds) {
      if ((reached[cell] ?? 0) === 0) continue
      reached[cell] = 0
      owner[cell] = g.owner
      grower[cell] = index
      heap.push(cell, 0)
    }
  })
  for (let next = heap.pop(); next; next = heap.pop()) {
    const { item: cell, cost } = next
    if (cost > (reached[cell] ?? 0)) continue
    const who = at(growers, grower[cell] ?? 0)
    const here = at(mesh.points, cell)
    for (const other of at(mesh.neighbours, cell)) {
      if (!rules.allowed(who.owner, other)) continue
      const there = at(mesh.points, other)
      const ground = distance(here, there) * roughness(rules.noise, there) * rules.factor(cell, other)
      const total = cost + (ground + rules.barrier(cell, other) * rules.spacing) * who.effort
      if (total > who.reach || total >= (reached[other] ?? Infinity)) continue
      reached[other] = total
      owner[other] = who.owner
      grower[other] = grower[cell] ?? -1
      heap.push(other, total)
    }
  }
  return { owner, distance: reached }
}

/** Two octaves of noise: borders bend like drawn ones instead of running straight. */
const roughness = (noise: Noise, [x, y]: Point): number =>
  Math.max(0.25, 1 + 0.42 * noise(x / 80, y / 80) + 0.36 * noise(x / 26 + 50, y / 26))
