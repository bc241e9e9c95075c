import {
  at,
  distance,
  type Line,
  lengthOf,
  type MultiPolygon,
  mix,
  must,
  type Point,
  pointAlong,
} from './geometry.ts'
import type { Project } from './projection.ts'
import type { MapSpec } from './spec.ts'
import type { Areas } from './topology.ts'

/** A border that is not a common line but a way across: a strait, a pass, a narrow between two seas. */
export interface Crossing {
  readonly between: readonly [string, string]
  readonly kind: 'strait' | 'pass' | 'link' | 'sea'
  readonly name: string | null
  readonly line: Line
}

/** How far the sign of a crossing reaches onto either shore. */
const LANDING = 9
/** Seas that share less than this need a drawn link. */
export const SEA_LINK = 25

export function findCrossings(spec: MapSpec, areas: Areas, project: Project): Crossing[] {
  const courseOf = (a: string, b: string): Line | null => {
    const given = spec.crossings.find(({ between: [p, q] }) => (p === a && q === b) || (p === b && q === a))
    return given ? given.course.map(project) : null
  }
  const out: Crossing[] = []
  for (const { between, kind, name } of spec.borders) {
    if (kind === 'land' || kind === 'river') continue
    const [a, b] = between
    const line =
      courseOf(a, b) ??
      (kind === 'pass'
        ? overTheRidge(areas, a, b)
        : shortestWay(must(areas.zones.get(a)), must(areas.zones.get(b))))
    out.push({ between, kind, name, line })
  }
  for (const sea of spec.seas)
    for (const other of sea.adjacent) {
      if (sea.id > other) continue
      const touching = areas.shared.find(s => s.a === sea.id && s.b === other)?.length ?? 0
      const course = courseOf(sea.id, other)
      if (touching >= SEA_LINK && !course) continue
      if (course) out.push({ between: [sea.id, other], kind: 'sea', name: null, line: course })
    }
  return out
}

/** Half the length of the sign that marks a pass. */
const PASS = 17

/** A short way square over the middle of a common border. */
function overTheRidge(areas: Areas, a: string, b: string): Point[] {
  const [first, second] = [a, b].sort()
  const lines = areas.shared.find(s => s.a === first && s.b === second)?.lines ?? []
  const ridge = [...lines].sort((p, q) => lengthOf(q) - lengthOf(p))[0]
  if (!ridge) return shortestWay(must(areas.zones.get(a)), must(areas.zones.get(b)))
  const { point } = pointAlong(ridge, lengthOf(ridge) / 2)
  const [p, q] = [
    pointAlong(ridge, lengthOf(ridge) * 0.35).point,
    pointAlong(ridge, lengthOf(ridge) * 0.65).point,
  ]
  const along = Math.max(1, distance(p, q))
  const [dx, dy] = [(-(q[1] - p[1]) / along) * PASS, ((q[0] - p[0]) / along) * PASS]
  return [
    [point[0] - dx, point[1] - dy],
    [point[0] + dx, point[1] + dy],
  ]
}

/** The shortest line between two areas, reaching a little onto both shores. */
function shortestWay(a: MultiPolygon, b: MultiPolygon): Point[] {
  const [from, to] = [a.flat(2), b.flat(2)]
  let best: readonly [Point, Point] = [at(from, 0), at(to, 0)]
  for (const p of from) for (const q of to) if (distance(p, q) < distance(best[0], best[1])) best = [p, q]
  const length = Math.max(1, lengthOf(best))
  return [mix(best[0], best[1], -LANDING / length), mix(best[0], best[1], 1 + LANDING / length)]
}
