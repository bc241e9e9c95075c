import type { Coast } from './coast.ts'
import type { Box, MultiPolygon, Point } from './geometry.ts'
import { cornersOf, type Lettering, type PlacedLetter } from './lettering.ts'
import { cellAt, distanceToEdge, fill, makeRaster, type Raster, valueAt } from './raster.ts'
import type { MapSpec } from './spec.ts'
import type { Areas } from './topology.ts'

/** What lies where on the paper, so that names, towns and counters keep out of each other's way. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** Area number at each spot: zone i is i, sea j is SEA + j. */
  readonly area: Raster
  /** Distance to the nearest border or coast. */
  readonly clearance: Float32Array
  /** What has been placed: a mask of the marks below. */
  readonly taken: Uint8Array
}

export const SEA = 1000
export const FOREIGN_SEA = 1900
export const NO_MANS_LAND = 900

export const Mark = { town: 1, label: 2, slot: 4, furniture: 8, crossing: 16, river: 32 } as const
/** Everything a label must not touch. */
export const SOLID = Mark.town | Mark.label | Mark.slot | Mark.furniture | Mark.crossing

const CELL = 2

export function layOut(spec: MapSpec, areas: Areas, coast: Coast): Sheet {
  const area = makeRaster(spec.width, spec.height, CELL, 0, FOREIGN_SEA)
  for (const [i, sea] of spec.seas.entries()) fill(area, areas.seas.get(sea.id) ?? [], SEA + i)
  fill(area, coast.land, NO_MANS_LAND)
  for (const [i, zone] of spec.zones.entries()) fill(area, areas.zones.get(zone.id) ?? [], i)
  return {
    width: spec.width,
    height: spec.height,
    area,
    clearance: distanceToEdge(area),
    taken: new Uint8Array(area.values.length),
  }
}

/** A sheet that knows only land and water. */
export function blankSheet(width: number, height: number, land: MultiPolygon): Sheet {
  const area = makeRaster(width, height, CELL, 0, SEA)
  fill(area, land, NO_MANS_LAND)
  return { width, height, area, clearance: distanceToEdge(area), taken: new Uint8Array(area.values.length) }
}

export const areaAt = (sheet: Sheet, [x, y]: Point): number => valueAt(sheet.area, x, y, -1)

export function clearanceAt(sheet: Sheet, [x, y]: Point): number {
  const index = cellAt(sheet.area, x, y)
  return index < 0 ? 0 : (sheet.clearance[index] ?? 0)
}

export function takenAt(sheet: Sheet, [x, y]: Point): number {
  const index = cellAt(sheet.area, x, y)
  return index < 0 ? 255 : (sheet.taken[index] ?? 255)
}

/** Visits the middles of the raster cells under a box. */
function* spotsIn(box: Box, step: number): Generator<Point> {
  const nx = Math.max(1, Math.ceil((box.x1 - box.x0) / step))
  const ny = Math.max(1, Math.ceil((box.y1 - box.y0) / step))
  for (let j = 0; j <= ny; j++)
    for (let i = 0; i <= nx; i++)
      yield [box.x0 + ((box.x1 - box.x0) * i) / nx, box.y0 + ((box.y1 - box.y0) * j) / ny]
}

function* spotsUnder(letter: PlacedLetter, pad: number): Generator<Point> {
  const [c, s] = [Math.cos(letter.angle), Math.sin(letter.angle)]
  const [w, h] = [letter.halfWidth + pad, letter.halfHeight + pad]
  for (const [u, v] of spotsIn({ x0: -w, y0: -h, x1: w, y1: h }, CELL * 0.9))
    yield [letter.center[0] + u * c - v * s, letter.center[1] + u * s + v * c]
}

export function take(sheet: Sheet, box: Box, mark: number): void {
  for (const [x, y] of spotsIn(box, CELL * 0.7)) {
    const index = cellAt(sheet.area, x, y)
    if (index >= 0) sheet.taken[index] = (sheet.taken[index] ?? 0) | mark
  }
}

export function release(sheet: Sheet, box: Box, mark: number): void {
  for (const [x, y] of spotsIn(box, CELL * 0.7)) {
    const index = cellAt(sheet.area, x, y)
    if (index >= 0) sheet.taken[index] = (sheet.taken[index] ?? 0) & ~mark
  }
}

export function takeLine(sheet: Sheet, line: readonly Point[], half: number, mark: number): void {
  for (const [x, y] of line) take(sheet, { x0: x - half, y0: y - half, x1: x + half, y1: y + half }, mark)
}

export function takeLettering(sheet: Sheet, lettering: Lettering, pad = 1): void {
  // Nothing squeezes in between the letters of a widely spaced name.
  const gap = (lettering.spacing * lettering.size) / 2
  for (const letter of lettering.letters)
    for (const [x, y] of spotsUnder({ ...letter, halfWidth: letter.halfWidth + gap }, pad)) {
      const index = cellAt(sheet.area, x, y)
      if (index >= 0) sheet.taken[index] = (sheet.taken[index] ?? 0) | Mark.label
    }
  const { disc } = lettering
  if (disc) take(sheet, around(disc.center, disc.radius + pad), Mark.label)
}

const around = ([x, y]: Point, r: number): Box => ({ x0: x - r, y0: y - r, x1: x + r, y1: y + r })

export interface Footing {
  /** Which areas the ink may lie on. All of it on one of them, or none. */
  readonly ground: (area: number) => boolean
  /** Whether one lettering may lie on two areas that are both allowed (a name over two seas). */
  readonly across?: boolean
  /** Least distance to a border or coast. */
  readonly gap: number
  readonly avoid: number
}

export function boxIsFree(sheet: Sheet, box: Box, footing: Footing): boolean {
  // Most boxes that do not fit fail at a corner already.
  for (const x of [box.x0, box.x1])
    for (const y of [box.y0, box.y1])
      if (!footing.ground(areaAt(sheet, [x, y])) || (takenAt(sheet, [x, y]) & footing.avoid) !== 0)
        return false
  let first = -2
  for (const spot of spotsIn(box, CELL)) {
    const area = areaAt(sheet, spot)
    if (first === -2) first = area
    if (!footing.ground(area) || (area !== first && !footing.across)) return false
    if ((takenAt(sheet, spot) & footing.avoid) !== 0) return false
    if (!footing.across && clearanceAt(sheet, spot) < footing.gap) return false
  }
  return true
}

/** Quick look: middles and corners of the letters. A yes must be confirmed by `fits`. */
export function mightFit(sheet: Sheet, lettering: Lettering, footing: Footing): boolean {
  for (const letter of lettering.letters) {
    if (!footing.ground(areaAt(sheet, letter.center))) return false
    if ((takenAt(sheet, letter.center) & footing.avoid) !== 0) return false
    if (!footing.across && clearanceAt(sheet, letter.center) < Math.min(letter.halfWidth, letter.halfHeight))
      return false
    for (const corner of cornersOf(letter))
      if (!footing.ground(areaAt(sheet, corner)) || (takenAt(sheet, corner) & footing.avoid) !== 0)
        return false
  }
  return true
}

export function fits(sheet: Sheet, lettering: Lettering, footing: Footing): boolean {
  const { disc } = lettering
  if (disc && !boxIsFree(sheet, around(disc.center, disc.radius + 1), footing)) return false
  let first = -2
  for (const letter of lettering.letters)
    for (const spot of spotsUnder(letter, 1)) {
      const area = areaAt(sheet, spot)
      if (first === -2) first = area
      if (!footing.ground(area) || (area !== first && !footing.across)) return false
      if ((takenAt(sheet, spot) & footing.avoid) !== 0) return false
      if (!footing.across && clearanceAt(sheet, spot) < footing.gap) return false
    }
  return true
}
