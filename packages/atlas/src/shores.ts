import { at, distance } from './geometry.ts'
import { NOBODY } from './growth.ts'
import type { Mesh } from './mesh.ts'

/**
 * Seas grow to where the sea lines are, coasts end where zones end; the two never meet exactly. Here the water
 * along each coast goes to a sea that washes that zone, and each such sea gets a stretch of it.
 */

export interface Shores {
  readonly mesh: Mesh
  readonly zoneOf: Int16Array
  readonly seaOf: Int16Array
  readonly island: Int16Array
  /** Sea numbers that wash each zone, by zone number; null where anything goes. */
  readonly washedBy: readonly (ReadonlySet<number> | null)[]
}

/** Water this near to a coast must be of the right sea. */
const DEPTH = 2
/** A stretch of coast that is certainly seen. */
const STRETCH = 44
const RADIUS = 27

export function reconcileShores(shores: Shores): void {
  for (let round = 0; round < 3; round++) {
    handOver(shores)
    for (const [zone, seas] of shores.washedBy.entries())
      for (const sea of seas ?? []) if (coastLength(shores, zone, sea) < STRETCH) stretch(shores, zone, sea)
  }
  handOver(shores)
}

const isWater = ({ island }: Shores, cell: number): boolean => (island[cell] ?? -1) < 0

/** Water cells within `depth` steps of a zone's land, per zone. */
function coastal(shores: Shores, depth: number): Map<number, Set<number>> {
  const zones = new Map<number, Set<number>>()
  const note = (cell: number, zone: number): boolean => {
    const known = zones.get(cell) ?? new Set<number>()
    if (known.has(zone)) return false
    zones.set(cell, known.add(zone))
    return true
  }
  let front: [number, number][] = []
  shores.zoneOf.forEach((zone, cell) => {
    if (zone === NOBODY || isWater(shores, cell)) return
    for (const next of at(shores.mesh.neighbours, cell))
      if (isWater(shores, next) && note(next, zone)) front.push([next, zone])
  })
  for (let step = 1; step < depth; step++) {
    const further: [number, number][] = []
    for (const [cell, zone] of front)
      for (const next of at(shores.mesh.neighbours, cell))
        if (isWater(shores, next) && !zones.has(next) && note(next, zone)) further.push([next, zone])
    front = further
  }
  return zones
}

function allowedSeas({ washedBy }: Shores, zones: Iterable<number>): Set<number> | null {
  let allowed: Set<number> | null = null
  for (const zone of zones) {
    const seas = washedBy[zone]
    if (!seas || seas.size === 0) continue
    const both: Set<number> =
      allowed === null ? new Set(seas) : new Set([...allowed].filter(sea => seas.has(sea)))
    allowed = both.size > 0 ? both : allowed
  }
  return allowed
}

function handOver(shores: Shores): void {
  const changes: [number, number][] = []
  for (const [cell, zones] of coastal(shores, DEPTH)) {
    const allowed = allowedSeas(shores, zones)
    if (!allowed || allowed.has(shores.seaOf[cell] ?? NOBODY)) continue
    const sea = nearestSea(shores, cell, allowed)
    if (sea !== NOBODY) changes.push([cell, sea])
  }
  for (const [cell, sea] of changes) shores.seaOf[cell] = sea
}

const FARTHEST = 3000

function nearestSea(shores: Shores, start: number, allowed: ReadonlySet<number>): number {
  const queue = [start]
  const seen = new Set(queue)
  for (let i = 0; i < queue.length && i < FARTHEST; i++) {
    const cell = at(queue, i)
    const sea = shores.seaOf[cell] ?? NOBODY
    if (allowed.has(sea)) return sea
    for (const next of at(shores.mesh.neighbours, cell))
      if (isWater(shores, next) && !seen.has(next)) {
        seen.add(next)
        queue.push(next)
      }
  }
  return NOBODY
}

function coastLength(shores: Shores, zone: number, sea: number): number {
  let sum = 0
  shores.zoneOf.forEach((owner, cell) => {
    if (owner !== zone || isWater(shores, cell)) return
    for (const next of at(shores.mesh.neighbours, cell))
      if (isWater(shores, next) && shores.seaOf[next] === sea) sum += shores.mesh.edge(cell, next)
  })
  return sum
}

/** Around the point of a zone's coast that lies nearest to a sea, the water becomes that sea's. */
function stretch(shores: Shores, zone: number, sea: number): void {
  const { mesh, seaOf } = shores
  const own = [...coastal(shores, 1)].filter(([, zones]) => zones.has(zone)).map(([cell]) => cell)
  const theirs = mesh.points
    .map((_, cell) => cell)
    .filter(cell => seaOf[cell] === sea && isWater(shores, cell))
  let best: { cell: number; far: number } | null = null
  for (const cell of own)
    for (const other of theirs) {
      const far = distance(at(mesh.points, cell), at(mesh.points, other))
      if (!best || far < best.far) best = { cell, far }
    }
  if (!best || best.far > 90) return
  const middle = at(mesh.points, best.cell)
  mesh.points.forEach((p, cell) => {
    if (isWater(shores, cell) && distance(p, middle) < RADIUS) seaOf[cell] = sea
  })
}
