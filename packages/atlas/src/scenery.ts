import type { Coast } from './coast.ts'
import { insideRing, type MultiPolygon } from './geometry.ts'
import type { Project } from './projection.ts'
import type { MapSpec } from './spec.ts'

/** Islands that belong to a region and to none of its zones. */
export interface Scenery {
  readonly region: string
  readonly land: MultiPolygon
}

export function sceneryOf(spec: MapSpec, coast: Coast, project: Project): Scenery[] {
  return spec.wilds.flatMap(({ of, seeds }) => {
    if (of === undefined) return []
    const places = seeds.map(project)
    const land = coast.land.filter(([shore]) => shore && places.some(place => insideRing(place, shore)))
    return [{ region: of, land }]
  })
}
