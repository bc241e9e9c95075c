import { findPlace, spotsAround } from './candidates.ts'
import { projectPolygons } from './coast.ts'
import { cartoucheBox, legendBox } from './furniture.ts'
import { at, boxAround, densify, grow, type MultiPolygon, must, type Point } from './geometry.ts'
import { type HexGrid, hexAt, makeHexGrid } from './hex.ts'
import type { HexCity, HexMapSpec } from './hexspec.ts'
import { heightOf, type Lettering, set, widthOf } from './lettering.ts'
import { type Peak, raiseMountains } from './mountains.ts'
import { seeded, seededNoise } from './random.ts'
import {
  blankSheet,
  fits,
  Mark,
  SEA,
  type Sheet,
  SOLID,
  take,
  takeLettering,
  takeLine,
  takenAt,
} from './sheet.ts'
import { cutCorners, relax, waver } from './smoothing.ts'

export interface HexComposition {
  readonly spec: HexMapSpec
  readonly grid: HexGrid
  readonly land: MultiPolygon
  readonly lakes: MultiPolygon
  readonly rivers: readonly { readonly line: readonly Point[]; readonly great: boolean }[]
  /** Where roads pass in each hex they use. */
  readonly waypoints: ReadonlyMap<string, Point>
  readonly cities: readonly { readonly city: HexCity; readonly at: Point; readonly name: Lettering | null }[]
  readonly peoples: readonly { readonly id: string; readonly lettering: Lettering }[]
  readonly seas: readonly Lettering[]
  readonly peaks: readonly Peak[]
  readonly sheet: Sheet
}

/** Rivers wind more widely than a hand that draws them from town to town. */
const RIVER_WAVES = [
  { length: 52, height: 10 },
  { length: 17, height: 3.4 },
] as const

/** How far from the middle of its hex a road may pass, in steps. */
const ROAD_SWAY = 0.44

export const cityRadius = (city: HexCity): number => (city.capital ? 13 : 8.5)

/** Where the anchor of a port stands beside its star. */
export const anchorSpot = ([x, y]: Point): Point => [x + 15, y - 9]

/** Where the page draws the walls of a town: no name stands there. */
const wallSpot = ([x, y]: Point): Point => [x + 11, y + 13]

export function composeHexMap(spec: HexMapSpec): HexComposition {
  const grid = makeHexGrid(spec.grid, spec.step, spec.margin)
  const { project } = grid
  const noise = seededNoise(spec.seed)
  const random = seeded(spec.seed)
  const land = projectPolygons(spec.window, project, grid.width, grid.height, noise)
  const lakes = spec.lakes.map(({ at: place, radius: [rx, ry] }) => [
    lakeShore(project(place), rx, ry, noise),
  ])
  const rivers = spec.rivers.map(({ course, great }) => ({
    great,
    // A source stays where it is.
    line: cutCorners(
      waver(relax(densify(course.map(project), 8), 2), noise, RIVER_WAVES, index => Math.min(1, index / 4)),
      1,
    ),
  }))
  const sheet = blankSheet(grid.width, grid.height, land)
  reserve(spec, sheet, grid)

  const byHex = new Map(spec.cities.map(city => [city.hex, city]))
  const waypoints = new Map<string, Point>()
  for (const { hexes } of spec.roads)
    for (const hex of hexes) {
      if (waypoints.has(hex)) continue
      const [x, y] = grid.center(...hexAt(hex))
      const sway = byHex.has(hex) ? 0 : grid.step * ROAD_SWAY
      waypoints.set(hex, [x + (random() - 0.5) * sway, y + (random() - 0.5) * sway])
    }
  const placed = spec.cities.map(city => ({ city, at: grid.center(...hexAt(city.hex)) }))
  for (const { city, at: place } of placed) {
    take(sheet, boxAround(place, 2 * cityRadius(city) + 2), Mark.town)
    if (city.port) take(sheet, boxAround(anchorSpot(place), 13), Mark.town)
    take(sheet, boxAround(wallSpot(place), 20), Mark.town)
  }
  for (const { kind, hexes } of spec.roads) {
    const line = hexes.map(hex => must(waypoints.get(hex)))
    takeLine(sheet, densify(line, 4), kind === 'main' ? 4 : 2, Mark.river)
  }
  const order = [...placed].sort((p, q) => Number(q.city.capital) - Number(p.city.capital))
  const names = new Map<HexCity, Lettering>()
  for (const entry of order) {
    const name = nameCity(sheet, entry.city, entry.at)
    if (!name) continue
    takeLettering(sheet, name, 0.5)
    names.set(entry.city, name)
  }
  const peoples = namePeoples(spec, sheet, grid)
  const seas = nameSeas(spec, sheet, grid)
  const ranges = spec.crests.map(({ course, size, width }) => ({
    line: relax(densify(course.map(project), 10), 4),
    size,
    width,
  }))
  const peaks = raiseMountains(sheet, ranges, [], random)
  return {
    spec,
    grid,
    land,
    lakes,
    rivers,
    waypoints,
    sheet,
    peaks,
    peoples,
    seas,
    cities: placed.map(({ city, at: place }) => ({ city, at: place, name: names.get(city) ?? null })),
  }
}

function reserve(spec: HexMapSpec, sheet: Sheet, grid: HexGrid): void {
  take(sheet, grow(cartoucheBox(spec.furniture), 6), Mark.furniture)
  take(sheet, grow(legendBox(spec.furniture), 6), Mark.furniture)
  const { compass } = spec.furniture
  take(sheet, boxAround([compass.x, compass.y], compass.radius * 2 + 30), Mark.furniture)
  const { width, height } = grid
  take(sheet, { x0: 0, y0: 0, x1: width, y1: 22 }, Mark.furniture)
  take(sheet, { x0: 0, y0: height - 22, x1: width, y1: height }, Mark.furniture)
}

/** A lake as a ring: an ellipse with an uneven shore. Radii in pixels. */
function lakeShore([x, y]: Point, rx: number, ry: number, noise: (x: number, y: number) => number): Point[] {
  const count = 36
  const ring = Array.from({ length: count }, (_, i): Point => {
    const angle = (i * 2 * Math.PI) / count
    const wave = 1 + 0.16 * noise(x / 9 + Math.cos(angle), y / 9 + Math.sin(angle))
    return [x + Math.cos(angle) * rx * wave, y + Math.sin(angle) * ry * wave]
  })
  return [...ring, at(ring, 0)]
}

/** Beside, above or below the star; off the roads if it can be. */
function nameCity(sheet: Sheet, city: HexCity, [x, y]: Point): Lettering | null {
  let best: { lettering: Lettering; cost: number } | null = null
  const text = city.capital ? 'ROMA' : city.name
  const radius = cityRadius(city)
  for (const size of city.capital ? [21] : [15.5, 14.5, 13.5, 12.5]) {
    const frame = {
      face: city.capital ? ('landBold' as const) : ('townBold' as const),
      lines: [text],
      size,
      spacing: 0,
    }
    const [w, h] = [widthOf(frame), heightOf(frame)]
    for (const far of [3, 7, 12, 18, 24]) {
      const [dx, dy] = [radius + far + w / 2, radius + far + h / 2 + 1]
      const slant = radius * 0.6 + h / 2 + far * 0.4
      const spots: Point[] = [
        [x, y + dy],
        [x, y - dy],
        [x + dx, y],
        [x - dx, y],
        [x + dx - 3, y - slant],
        [x + dx - 3, y + slant],
        [x - dx + 3, y - slant],
        [x - dx + 3, y + slant],
        [x + w * 0.3, y + dy],
        [x - w * 0.3, y + dy],
        [x + w * 0.3, y - dy],
        [x - w * 0.3, y - dy],
      ]
      for (const [order, center] of spots.entries()) {
        const lettering = set({ ...frame, center, angle: 0, bend: 0 })
        if (!fits(sheet, lettering, { ground: () => true, gap: 1, avoid: SOLID })) continue
        const onRoad = lettering.letters.filter(
          letter => (takenAt(sheet, letter.center) & Mark.river) !== 0,
        ).length
        const cost = order * 0.8 + far * 1.6 + (15.5 - size) * 4 + (onRoad / lettering.letters.length) * 18
        if (!best || cost < best.cost) best = { lettering, cost }
      }
    }
  }
  return best?.lettering ?? null
}

function namePeoples(spec: HexMapSpec, sheet: Sheet, grid: HexGrid): { id: string; lettering: Lettering }[] {
  const out: { id: string; lettering: Lettering }[] = []
  for (const { id, name, at: place, angle, size } of spec.peoples) {
    if (!place) continue
    const home = grid.project(place)
    const largest = size ?? 30
    const found = findPlace(sheet, {
      face: 'landBold',
      breaks: [[name.toUpperCase()]],
      sizes: [largest, largest * 0.88, largest * 0.76, largest * 0.64, largest * 0.54],
      spacings: [0.9, 0.6, 0.35, 0.15],
      angles: angle === undefined ? [0, -12, 12, -24, 24] : [angle, angle - 8, angle + 8],
      bends: [0],
      centers: spotsAround(home, 150, 14),
      footing: { ground: area => area < SEA, gap: 3, avoid: SOLID },
      wish: ({ center }) => -Math.hypot(center[0] - home[0], center[1] - home[1]) * 0.12,
    })
    if (!found) continue
    takeLettering(sheet, found.lettering, 2)
    out.push({ id, lettering: found.lettering })
  }
  return out
}

function nameSeas(spec: HexMapSpec, sheet: Sheet, grid: HexGrid): Lettering[] {
  const out: Lettering[] = []
  for (const { text, at: place, size } of spec.seaNames) {
    const found = findPlace(sheet, {
      face: 'sea',
      breaks: [[text]],
      sizes: [size, size * 0.85, size * 0.7],
      spacings: [0.5, 0.3],
      angles: [0],
      bends: [0],
      centers: spotsAround(grid.project(place), 160, 20),
      footing: { ground: area => area >= SEA, gap: 4, avoid: SOLID },
    })
    if (!found) continue
    takeLettering(sheet, found.lettering, 2)
    out.push(found.lettering)
  }
  return out
}
