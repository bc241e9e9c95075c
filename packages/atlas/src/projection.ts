import { geoConicConformal } from 'd3-geo'
import { must, type Point } from './geometry.ts'
import type { LonLat, ProjectionSpec } from './spec.ts'

export type Project = (place: LonLat) => Point

/**
 * A Lambert conformal conic, then lenses: each pushes its surroundings outwards so that crowded country
 * (Italy, Greece) gets more paper than deserts. A lens of zoom z shows its centre z times larger and fades out
 * with distance; up to a zoom of about 2.8 no place changes sides with another.
 */
export function makeProjection(spec: ProjectionSpec, width: number, height: number): Project {
  const cone = geoConicConformal()
    .parallels([spec.parallels[0], spec.parallels[1]])
    .rotate([-spec.center[0], 0])
    .center([0, spec.center[1]])
    .scale(spec.scale)
    .translate([width / 2 + (spec.shift?.[0] ?? 0), height / 2 + (spec.shift?.[1] ?? 0)])
  const plain: Project = place => {
    const [x, y] = must(cone([place[0], place[1]]), 'projected point')
    return [x, y]
  }
  let project = plain
  for (const lens of spec.lenses ?? []) {
    const before = project
    const [cx, cy] = before(lens.at)
    const [rx, ry] = lens.radius
    const gain = lens.zoom - 1
    project = place => {
      const [x, y] = before(place)
      const [dx, dy] = [x - cx, y - cy]
      const push = gain * Math.exp(-((dx / rx) ** 2 + (dy / ry) ** 2) / 2)
      return [x + dx * push, y + dy * push]
    }
  }
  return project
}
