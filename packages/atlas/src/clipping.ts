import polygonClipping, {
  type MultiPolygon as Clipped,
  type Polygon as ClippedPolygon,
} from 'polygon-clipping'
import {
  areaOf,
  type Box,
  boxOf,
  cutToBox,
  grow,
  type MultiPolygon,
  overlaps,
  type Polygon,
  type Ring,
  round,
} from './geometry.ts'

/**
 * Boolean operations between polygons. Coordinates are rounded first: neighbours that share a border then
 * meet the coast in the very same point, and the sweep line is spared almost-equal points.
 */

const asInput = (polygons: MultiPolygon): ClippedPolygon[] =>
  polygons.map(rings => rings.map(ring => ring.map(([x, y]): [number, number] => [round(x, 2), round(y, 2)])))

const asOutput = (polygons: Clipped, minArea: number): Ring[][] =>
  polygons
    .filter(rings => rings[0] !== undefined && Math.abs(areaOf(rings[0])) >= minArea)
    .map(rings => rings.filter(ring => Math.abs(areaOf(ring)) >= minArea))

/** The part of `shape` that lies on `ground`, without crumbs smaller than `minArea`. */
export function intersect(shape: MultiPolygon, ground: MultiPolygon, minArea: number): Ring[][] {
  const near = within(ground, grow(boxOf(shape.flat(2)), 6))
  if (shape.length === 0 || near.length === 0) return []
  return asOutput(polygonClipping.intersection(asInput(shape), asInput(near)), minArea)
}

/** The part of `shape` that lies outside `ground`. */
export function subtract(shape: MultiPolygon, ground: MultiPolygon, minArea: number): Ring[][] {
  const near = within(ground, grow(boxOf(shape.flat(2)), 6))
  return asOutput(polygonClipping.difference(asInput(shape), asInput(near)), minArea)
}

/** Cuts polygons down to a box; what lies along the box's own sides may be degenerate but lies outside. */
export function within(polygons: MultiPolygon, box: Box): Polygon[] {
  const out: Polygon[] = []
  for (const rings of polygons) {
    const outer = rings[0]
    if (!outer || !overlaps(boxOf(outer), box)) continue
    const cut = rings.map(ring => cutToBox(ring.slice(0, -1), box)).filter(ring => ring.length >= 4)
    if (cut.length > 0) out.push(cut)
  }
  return out
}
