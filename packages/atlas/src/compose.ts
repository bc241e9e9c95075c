import { type Coast, traceCoast } from './coast.ts'
import { type Crossing, findCrossings } from './crossings.ts'
import { cartoucheBox, legendBox } from './furniture.ts'
import { at, boxAround, densify, grow, must, type Point } from './geometry.ts'
import { findHarbours, type Harbour } from './harbours.ts'
import { massifSpots, type Peak, raiseMountains } from './mountains.ts'
import { type FreeName, nameSeas, nameWilds, type SeaSheet, seaSlots, standBanners } from './opennames.ts'
import { divide, type Partition } from './partition.ts'
import { makeProjection, type Project } from './projection.ts'
import { seeded, seededNoise } from './random.ts'
import { type River, traceRivers } from './rivers.ts'
import { type Scenery, sceneryOf } from './scenery.ts'
import { layOut, Mark, type Sheet, take, takeLine } from './sheet.ts'
import type { MapSpec } from './spec.ts'
import { type Areas, shapeAreas } from './topology.ts'
import { isMajor, nameTowns, type PlacedTown, settleMinorTowns, standTowns } from './townnames.ts'
import { arrangeZones, moreSlots, type ZoneSheet } from './zonenames.ts'

/** A map with everything in its place, ready to be drawn. */
export interface Composition {
  readonly spec: MapSpec
  readonly project: Project
  readonly coast: Coast
  readonly rivers: readonly River[]
  readonly partition: Partition
  readonly areas: Areas
  readonly crossings: readonly Crossing[]
  readonly towns: readonly PlacedTown[]
  readonly harbours: readonly Harbour[]
  readonly zones: readonly ZoneSheet[]
  readonly seas: readonly SeaSheet[]
  readonly banners: ReadonlyMap<string, Point>
  readonly names: readonly FreeName[]
  readonly peaks: readonly Peak[]
  readonly scenery: readonly Scenery[]
}

/** Slots a zone gets at most, and a sea. */
const ZONE_SLOTS = 3
const SEA_SLOTS = 4
/** Nobody's ground larger than this is open country (a desert, a steppe), not a massif. */
const LARGEST_MASSIF = 9000

export function compose(spec: MapSpec): Composition {
  const project = makeProjection(spec.projection, spec.width, spec.height)
  const noise = seededNoise(spec.seed)
  const coast = traceCoast(spec, project)
  const rivers = traceRivers(spec, project, noise)
  const partition = divide(spec, project, coast, rivers, noise)
  const areas = shapeAreas(spec, coast, partition)
  const crossings = findCrossings(spec, areas, project)

  const sheet = layOut(spec, areas, coast)
  reserve(spec, sheet, areas, rivers, crossings)
  const standing = standTowns(spec, sheet, project)
  const withCities = nameTowns(spec, sheet, standing, ['capital', 'city'])
  const named = nameTowns(spec, sheet, withCities, ['town'], isMajor)
  const narrowSeas = nameSeas(spec, sheet, project, null)
  const firstZones = arrangeZones(spec, sheet, project)
  const firstSeas = nameSeas(spec, sheet, project, narrowSeas)
  const settled = settleMinorTowns(sheet, named)
  const towns = nameTowns(spec, sheet, settled, ['town']).filter(
    placed => placed.name !== null || isMajor(placed),
  )
  const zones = moreSlots(spec, sheet, firstZones, ZONE_SLOTS)
  const harbours = findHarbours(spec, sheet, towns)
  const seas = seaSlots(spec, sheet, firstSeas, SEA_SLOTS)
  const banners = standBanners(spec, sheet, project, zones)
  const names = nameWilds(spec, sheet, project)
  const ranges = partition.crests.map((line, i) => ({
    line,
    size: at(spec.crests, i).size,
    width: at(spec.crests, i).width,
  }))
  const peaks = raiseMountains(sheet, ranges, massifSpots(sheet, LARGEST_MASSIF), seeded(spec.seed + 1))
  return {
    spec,
    project,
    coast,
    rivers,
    partition,
    areas,
    crossings,
    towns,
    harbours,
    zones,
    seas,
    banners,
    names,
    peaks,
    scenery: sceneryOf(spec, coast, project),
  }
}

/** Paper that is spoken for before the first name is set. */
function reserve(
  spec: MapSpec,
  sheet: Sheet,
  areas: Areas,
  rivers: readonly River[],
  crossings: readonly Crossing[],
): void {
  const { compass } = spec.furniture
  take(sheet, grow(cartoucheBox(spec.furniture), 6), Mark.furniture)
  if (spec.furniture.legend.entries.length > 0)
    take(sheet, grow(legendBox(spec.furniture), 6), Mark.furniture)
  take(
    sheet,
    boxAround([compass.x, compass.y - 6], compass.radius * 2 + 14, compass.radius * 2 + 34),
    Mark.furniture,
  )
  for (const [x0, y0, x1, y1] of [
    [0, 0, spec.width, 20],
    [0, spec.height - 20, spec.width, spec.height],
    [0, 0, 20, spec.height],
    [spec.width - 20, 0, spec.width, spec.height],
  ] as const)
    take(sheet, { x0, y0, x1, y1 }, Mark.furniture)
  for (const { line } of crossings) takeLine(sheet, densify(line, 3), 5, Mark.crossing)
  const alongRivers = (lines: readonly (readonly Point[])[], half: number): void => {
    for (const line of lines) if (line.length > 1) takeLine(sheet, densify(line, 3), half, Mark.river)
  }
  alongRivers(
    rivers.map(river => river.line),
    2,
  )
  for (const border of spec.borders)
    if (border.kind === 'river') alongRivers(riverBorderLines(areas, border.between), 4)
}

/** The lines two zones share: where a river is crossed at a cost it is drawn bold along them. */
export function riverBorderLines(
  areas: Areas,
  [a, b]: readonly [string, string],
): readonly (readonly Point[])[] {
  const [first, second] = [a, b].sort()
  return areas.shared.find(s => s.a === must(first) && s.b === must(second))?.lines ?? []
}
