import { within } from './clipping.ts'
import { areaOf, densify, type MultiPolygon, type Point, type Ring } from './geometry.ts'
import type { Project } from './projection.ts'
import type { Noise } from './random.ts'
import { cutCorners, relax, simplifyPolygons, waver } from './smoothing.ts'
import { type GeoRing, lakePolygons, landPolygons } from './sources.ts'
import type { LonLat, MapSpec } from './spec.ts'

/** How far the drawn world reaches beyond the frame, so that nothing ends at its edge. */
export const MARGIN = 40

export interface Coast {
  readonly land: MultiPolygon
  readonly lakes: MultiPolygon
}

const COAST_DETAIL = 0.5
const SMALLEST_ISLAND = 14

/** Degrees between points before projecting: straight lines in degrees are curves on the map. */
const GEO_STEP = 1

export function traceCoast(spec: MapSpec, project: Project): Coast {
  const frame = { x0: -MARGIN, y0: -MARGIN, x1: spec.width + MARGIN, y1: spec.height + MARGIN }
  const trace = (polygons: readonly GeoRing[][], smallest: number): Ring[][] => {
    const projected = polygons.map(rings => rings.map(ring => projectRing(ring, project)))
    return within(simplifyPolygons(projected, COAST_DETAIL, smallest), frame)
      .map(rings => [...rings])
      .filter(rings => rings[0] !== undefined && Math.abs(areaOf(rings[0])) > smallest)
  }
  return {
    land: trace(landPolygons(spec.window), SMALLEST_ISLAND),
    lakes: trace(lakePolygons(spec.window), SMALLEST_ISLAND * 3),
  }
}

/** The land alone, for a map that is drawn so large that the data's straight lines would show. */
export function projectPolygons(
  window: MapSpec['window'],
  project: Project,
  width: number,
  height: number,
  noise: Noise,
): Ring[][] {
  const projected = landPolygons(window).map(rings =>
    rings.map(ring => waveringRing(projectRing(ring, project), noise)),
  )
  const frame = { x0: -MARGIN, y0: -MARGIN, x1: width + MARGIN, y1: height + MARGIN }
  return within(simplifyPolygons(projected, COAST_DETAIL, SMALLEST_ISLAND), frame).map(rings => [...rings])
}

const projectRing = (ring: readonly LonLat[], project: Project): Point[] =>
  densify(ring, GEO_STEP).map(([lon, lat]) => project([lon, lat]))

/** Bays and headlands smaller than the data knows them. What lies at one spot moves alike, so a ring stays closed. */
function waveringRing(ring: readonly Point[], noise: Noise): Point[] {
  return cutCorners(waver(relax(densify(ring, 8), 2), noise, COAST_WAVES), 1)
}

const COAST_WAVES = [
  { length: 44, height: 5 },
  { length: 15, height: 2.2 },
] as const
