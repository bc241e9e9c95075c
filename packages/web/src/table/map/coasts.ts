import type { Area, Spot } from '@aquila/games/table'
import { isInside, ringsOf } from './rings.ts'

/** A shore: where it is, and where ships lie off it, the best spot first. */
export interface Coast {
  readonly foot: Spot
  readonly spots: readonly Spot[]
}

const coasts = new WeakMap<Area, Map<string, Coast | null>>()

/** Where an area and a sea touch: the middle of their common shore, and a little way out from it. */
export function coastOf(area: Area, sea: Area): Coast | null {
  const known = coasts.get(area) ?? new Map<string, Coast | null>()
  coasts.set(area, known)
  if (!known.has(sea.id)) known.set(sea.id, findCoast(area, sea))
  return known.get(sea.id) ?? null
}

/** How far off the shore a hull lies: near it, or farther out where others are in the way. */
const OFF_SHORE = [34, 64, 94] as const
const TURNS = [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.4, -2.4, Math.PI] as const

function findCoast(area: Area, sea: Area): Coast | null {
  const wet = new Set(ringsOf(sea.d).flatMap(ring => ring.map(([x, y]) => `${x} ${y}`)))
  const [longest = []] = ringsOf(area.d)
    .map(ring => ring.filter(([x, y]) => wet.has(`${x} ${y}`)))
    .sort((one, other) => other.length - one.length)
  const middle = meanOf(longest)
  if (middle === null) return null
  const foot = longest.reduce((best, spot) => (apart(spot, middle) < apart(best, middle) ? spot : best))
  // Outwards is the direction in which the sea lies and the land does not.
  const [dx, dy] = [foot[0] - area.at[0], foot[1] - area.at[1]]
  const length = Math.hypot(dx, dy) || 1
  const spots = OFF_SHORE.flatMap(far =>
    TURNS.map((turn): Spot => {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      return [
        foot[0] + ((dx * cos - dy * sin) / length) * far,
        foot[1] + ((dx * sin + dy * cos) / length) * far,
      ]
    }),
  )
  const rings = ringsOf(sea.d)
  const afloat = spots.filter(spot => isInside(rings, spot))
  return { foot, spots: afloat.length > 0 ? afloat : [foot] }
}

function meanOf(spots: readonly Spot[]): Spot | null {
  if (spots.length === 0) return null
  const sum = spots.reduce(([x, y], spot) => [x + spot[0], y + spot[1]] as const, [0, 0] as Spot)
  return [sum[0] / spots.length, sum[1] / spots.length]
}

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}
