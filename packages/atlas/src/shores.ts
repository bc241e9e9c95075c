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
  dropPuddles(shores)
}

const isWater = ({ island }: Shores, cell: number): boolean => (island[cell] ?? -1) < 0

/** Water cells within `depth` steps of a zone's land, and how much of each zone's coast they face. */
function coastal(shores: Shores, depth: number): Map<number, Map<number, number>> {
  const faces = new Map<number, Map<number, number>>()
  const note = (cell: number, zone: number, coast: number): void => {
    const known = faces.get(cell) ?? new Map<number, number>()
    faces.set(cell, known.set(zone, (known.get(zone) ?? 0) + coast))
  }
  shores.zoneOf.forEach((zone, cell) => {
    if (zone === NOBODY || isWater(shores, cell)) return
    for (const next of at(shores.mesh.neighbours, cell))
      if (isWater(shores, next)) note(next, zone, shores.mesh.edge(cell, next))
  })
  for (let step = 1; step < depth; step++) {
    const further: [number, number][] = []
    for (const [cell, zones] of faces)
      for (const next of at(shores.mesh.neighbours, cell))
        if (isWater(shores, next) && !faces.has(next))
          for (const zone of zones.keys()) further.push([next, zone])
    for (const [cell, zone] of further) note(cell, zone, 0.1)
  }
  return faces
}

/** Seas that wash all the zones a cell faces; if there is none, those of the zone it faces most. */
function allowedSeas({ washedBy }: Shores, zones: ReadonlyMap<number, number>): ReadonlySet<number> | null {
  const bound = [...zones].filter(([zone]) => (washedBy[zone]?.size ?? 0) > 0).sort((p, q) => q[1] - p[1])
  const [first] = bound
  const most = first ? washedBy[first[0]] : null
  if (!most) return null
  const common = new Set([...most].filter(sea => bound.every(([zone]) => washedBy[zone]?.has(sea))))
  return common.size > 0 ? common : most
}

function handOver(shores: Shores): void {
  const changes: [number, number][] = []
  for (const [cell, zones] of coastal(shores, DEPTH)) {
    if (shores.seaOf[cell] === NOBODY) continue
    const allowed = allowedSeas(shores, zones)
    if (!allowed || allowed.has(shores.seaOf[cell] ?? NOBODY)) continue
    const sea = nearestSea(shores, cell, allowed)
    if (sea !== NOBODY) changes.push([cell, sea])
  }
  for (const [cell, sea] of changes) shores.seaOf[cell] = sea
  fillInlets(shores)
}

/**
 * Bays narrower than a cell lie in cells that count as land, yet a sea is drawn there too: the one that washes the
 * zone, for cells on the shore and one step behind it.
 */
function fillInlets(shores: Shores): void {
  const { mesh, zoneOf, seaOf, washedBy } = shores
  const shore = new Set<number>()
  zoneOf.forEach((zone, cell) => {
    const allowed = washedBy[zone]
    if (isWater(shores, cell) || !allowed || allowed.size === 0) return
    if (!at(mesh.neighbours, cell).some(next => isWater(shores, next))) return
    shore.add(cell)
    if (!allowed.has(seaOf[cell] ?? NOBODY)) seaOf[cell] = nearestSea(shores, cell, allowed)
  })
  const behind: [number, number][] = []
  for (const cell of shore)
    for (const next of at(mesh.neighbours, cell))
      if (!isWater(shores, next) && !shore.has(next) && zoneOf[next] === zoneOf[cell])
        behind.push([next, seaOf[cell] ?? NOBODY])
  for (const [cell, sea] of behind) seaOf[cell] = sea
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

/** A scrap of one sea left behind in a bay of another goes to that other; each sea keeps its largest piece. */
function dropPuddles(shores: Shores): void {
  const { mesh, seaOf } = shores
  const seen = new Set<number>()
  const pieces: { sea: number; cells: Set<number>; heir: number }[] = []
  seaOf.forEach((sea, start) => {
    if (sea === NOBODY || seen.has(start) || !isWater(shores, start)) return
    const cells = new Set([start])
    const around = new Map<number, number>()
    for (const cell of cells)
      for (const next of at(mesh.neighbours, cell)) {
        if (!isWater(shores, next)) continue
        const other = seaOf[next] ?? NOBODY
        if (other === sea) cells.add(next)
        else around.set(other, (around.get(other) ?? 0) + 1)
      }
    for (const cell of cells) seen.add(cell)
    pieces.push({ sea, cells, heir: [...around].sort((p, q) => q[1] - p[1])[0]?.[0] ?? sea })
  })
  for (const { sea, cells, heir } of pieces) {
    const largest = pieces.every(other => other.sea !== sea || other.cells.size <= cells.size)
    if (!largest && cells.size <= PUDDLE) for (const cell of cells) seaOf[cell] = heir
  }
}

/** Cells of such a scrap at most. */
const PUDDLE = 14
