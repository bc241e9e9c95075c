import type { Coast } from './coast.ts'
import { MARGIN } from './coast.ts'
import { at, distance, mix, must, type Point, type Polygon } from './geometry.ts'
import { type Grower, growFrom, NOBODY } from './growth.ts'
import { type Barrier, buildMesh, type Mesh } from './mesh.ts'
import type { Project } from './projection.ts'
import { type Noise, seeded } from './random.ts'
import { fill, makeRaster, valueAt } from './raster.ts'
import { type Mismatch, reconcile } from './reconcile.ts'
import type { River } from './rivers.ts'
import { reconcileShores } from './shores.ts'
import { relax } from './smoothing.ts'
import type { LonLat, MapSpec } from './spec.ts'

export interface Partition {
  readonly mesh: Mesh
  /** Zone number of each cell, over land; water cells belong to the zone whose coast is nearest. */
  readonly zoneOf: Int16Array
  /** Sea number of each cell. */
  readonly seaOf: Int16Array
  /** Land polygon each cell lies in, or -1 for water. */
  readonly island: Int16Array
  /** Per land polygon: the one zone it belongs to, NOBODY, or SHARED. */
  readonly islandOwner: readonly number[]
  readonly mismatches: readonly Mismatch[]
  readonly crests: readonly (readonly Point[])[]
}

export const SHARED = -2

/** Pixels between cells: small enough that a smoothed border shows no corners. */
const SPACING = 9
/** Crossing water costs land zones this much more than crossing land, and the other way round for seas. */
const WATER_FOR_LAND = 9
const LAND_FOR_SEA = 14
/** Cells nearer to a town than this stay with the town's zone. */
const TOWN_ROOM = 11
const DEFAULT_REACH = 330

export function divide(
  spec: MapSpec,
  project: Project,
  coast: Coast,
  rivers: readonly River[],
  noise: Noise,
): Partition {
  const path = (course: readonly LonLat[]): Point[] => course.map(project)
  const crests = spec.crests.map(crest => wander(path(crest.course), noise))
  const barriers: Barrier[] = [
    ...rivers.filter(r => r.barrier > 0).map(r => ({ line: r.line, land: r.barrier, sea: 0 })),
    ...crests.map((line, i) => ({ line, land: at(spec.crests, i).barrier, sea: 0 })),
    ...spec.walls.map(wall => ({ line: path(wall.course), land: wall.barrier, sea: 0 })),
    ...spec.seaLines.map(line => ({ line: lengthen(path(line), SPACING), land: 0, sea: 1000 })),
  ]
  const mesh = buildMesh(
    { width: spec.width, height: spec.height, margin: MARGIN + 10, spacing: SPACING },
    barriers,
    seeded(spec.seed),
  )
  const island = islandsOf(spec, coast, mesh)
  const isLand = (cell: number): boolean => (island[cell] ?? -1) >= 0
  const nearest = (place: LonLat, land: boolean): number =>
    nearestCell(mesh, project(place), c => isLand(c) === land)

  const zoneSeeds = spec.zones.map(zone => {
    const towns = zone.hints?.only ? [] : zone.towns.map(town => town.at)
    return [...towns, ...(zone.hints?.seeds ?? [])].map(place => nearest(place, true))
  })
  const wildSeeds = spec.wilds.map(wild => wild.seeds.map(place => nearest(place, true)))
  const claims = claimedIslands(island, zoneSeeds, wildSeeds)
  const growers: Grower[] = [
    ...spec.zones.map((zone, i) => ({
      seeds: at(zoneSeeds, i),
      effort: zone.hints?.effort ?? 1,
      reach: zone.hints?.reach ?? DEFAULT_REACH,
      owner: i,
    })),
    ...spec.wilds.map((wild, i) => ({
      seeds: at(wildSeeds, i),
      effort: 1,
      reach: wild.reach ?? 2000,
      owner: WILD,
    })),
  ]
  const { owner } = growFrom(mesh, growers, {
    spacing: SPACING,
    noise,
    barrier: (from, to) => mesh.crossing(from, to).land,
    factor: (from, to) => (isLand(from) && isLand(to) ? 1 : WATER_FOR_LAND),
    allowed: (who, cell) => claims.get(island[cell] ?? -1)?.has(who) ?? true,
  })
  keepIslandsWhole(owner, island, claims)
  owner.forEach((who, cell) => {
    if (who === WILD) owner[cell] = NOBODY
  })

  const byId = new Map(spec.zones.map((zone, i) => [zone.id, i]))
  const numberOf = (id: string): number => must(byId.get(id), `zone ${id}`)
  const neighbours = spec.zones.map(() => new Set<number>())
  const wanted: [number, number][] = []
  for (const { between, kind } of spec.borders) {
    const [a, b] = [numberOf(between[0]), numberOf(between[1])]
    at(neighbours, a).add(b)
    at(neighbours, b).add(a)
    if (kind !== 'strait' && kind !== 'link') wanted.push([a, b])
  }
  const fixed = new Set<number>()
  spec.zones.forEach((zone, i) => {
    for (const town of zone.towns) {
      const place = project(town.at)
      const home = mesh.find(place)
      for (const cell of [home, ...at(mesh.neighbours, home)])
        if (owner[cell] === i && distance(at(mesh.points, cell), place) < TOWN_ROOM) fixed.add(cell)
    }
  })
  const left = reconcile({ mesh, owner, island, fixed, seeds: zoneSeeds, neighbours, wanted })

  const seaGrower = (places: readonly LonLat[], number: number): Grower => ({
    seeds: places.map(place => nearest(place, false)),
    effort: 1,
    reach: 4000,
    owner: number,
  })
  const seaGrowers = [
    ...spec.seas.map((sea, i) => seaGrower([sea.at, ...(sea.seeds ?? [])], i)),
    seaGrower(spec.foreignSeas, NOBODY),
  ]
  const seaOf = growFrom(mesh, seaGrowers, {
    spacing: SPACING,
    noise,
    barrier: (from, to) => mesh.crossing(from, to).sea,
    factor: (from, to) => (isLand(from) || isLand(to) ? LAND_FOR_SEA : 1),
    allowed: () => true,
  }).owner
  const washedBy = spec.zones.map(zone =>
    zone.impassable
      ? null
      : new Set(spec.seas.flatMap((sea, i) => (sea.coasts.includes(zone.id) ? [i] : []))),
  )
  reconcileShores({ mesh, zoneOf: owner, seaOf, island, washedBy })
  const islandOwner = coast.land.map((polygon, i) => {
    const who = ownerOfIsland(i, polygon, mesh, owner, island)
    if (who < 0 || claims.has(i)) return who
    // An islet in a sea that does not wash its zone would show a coast the rules do not know.
    const around = new Set(at(polygon, 0).map(p => seaOf[mesh.find(p)] ?? NOBODY))
    return [...around].every(sea => sea === NOBODY || washedBy[who]?.has(sea)) ? who : NOBODY
  })
  return { mesh, zoneOf: owner, seaOf, island, islandOwner, mismatches: left, crests }
}

function ownerOfIsland(
  number: number,
  polygon: Polygon,
  mesh: Mesh,
  owner: Int16Array,
  island: Int16Array,
): number {
  const found = new Set<number>()
  owner.forEach((who, cell) => {
    if (island[cell] === number) found.add(who)
  })
  if (found.size > 1) return SHARED
  const [only] = found
  return only ?? owner[mesh.find(at(at(polygon, 0), 0))] ?? NOBODY
}

/** While growing, nobody's ground competes like a zone. */
const WILD = 999

function islandsOf(spec: MapSpec, coast: Coast, mesh: Mesh): Int16Array {
  const raster = makeRaster(spec.width, spec.height, 1, MARGIN + 10, -1)
  for (const [i, polygon] of coast.land.entries()) fill(raster, [polygon], i)
  return Int16Array.from(mesh.points, ([x, y]) => valueAt(raster, x, y))
}

function nearestCell(mesh: Mesh, place: Point, fits: (cell: number) => boolean): number {
  const found = mesh.find(place)
  if (fits(found)) return found
  let best = -1
  mesh.points.forEach((p, cell) => {
    if (fits(cell) && (best < 0 || distance(p, place) < distance(at(mesh.points, best), place))) best = cell
  })
  return best
}

/** An island on which a zone has a town belongs to such zones only. */
function claimedIslands(
  island: Int16Array,
  zones: readonly (readonly number[])[],
  wilds: readonly (readonly number[])[],
): Map<number, Set<number>> {
  const claims = new Map<number, Set<number>>()
  const claim = (cell: number, who: number): void => {
    const id = island[cell] ?? -1
    if (id < 0) return
    const set = claims.get(id) ?? new Set<number>()
    claims.set(id, set.add(who))
  }
  zones.forEach((cells, zone) => {
    for (const cell of cells) claim(cell, zone)
  })
  for (const cells of wilds) for (const cell of cells) claim(cell, WILD)
  return claims
}

/** A small island nobody has a town on goes to one zone as a whole. */
function keepIslandsWhole(owner: Int16Array, island: Int16Array, claims: ReadonlyMap<number, unknown>): void {
  const votes = new Map<number, Map<number, number>>()
  owner.forEach((who, cell) => {
    const id = island[cell] ?? -1
    if (id < 0 || claims.has(id)) return
    const count = votes.get(id) ?? new Map<number, number>()
    votes.set(id, count.set(who, (count.get(who) ?? 0) + 1))
  })
  const winner = new Map<number, number>()
  for (const [id, count] of votes)
    winner.set(
      id,
      at(
        [...count].sort((p, q) => q[1] - p[1] || p[0] - q[0]),
        0,
      )[0],
    )
  owner.forEach((_, cell) => {
    const won = winner.get(island[cell] ?? -1)
    if (won !== undefined) owner[cell] = won
  })
}

/** Both ends a little longer, so that lines that meet leave no gap for a sea to slip through. */
function lengthen(line: readonly Point[], by: number): Point[] {
  const [first, second] = [at(line, 0), at(line, 1)]
  const [last, before] = [at(line, line.length - 1), at(line, line.length - 2)]
  const beyond = (end: Point, from: Point): Point => mix(from, end, 1 + by / Math.max(1, distance(from, end)))
  return [beyond(first, second), ...line.slice(1, -1), beyond(last, before)]
}

/** Crests come as a few points; the hand that draws them wanders. */
function wander(line: readonly Point[], noise: Noise): Point[] {
  const steps: Point[] = []
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)]
    const pieces = Math.max(1, Math.round(distance(a, b) / 6))
    for (let k = 0; k < pieces; k++)
      steps.push([a[0] + ((b[0] - a[0]) * k) / pieces, a[1] + ((b[1] - a[1]) * k) / pieces])
  }
  steps.push(at(line, line.length - 1))
  return relax(steps, 6).map(([x, y]) => [x + noise(x / 40, y / 40) * 5, y + noise(x / 40 + 99, y / 40) * 5])
}
