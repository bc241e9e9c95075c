import type { Layer, MapName, PlaceId, Spot } from '@aquila/games/table'

/** A name as it is drawn at a zoom: as much larger as it takes to be read. */
export interface ShownName {
  readonly name: MapName
  readonly grown: number
}

/** Letters on the screen are never smaller than this, capitals and others. */
const SMALLEST = { capitals: 11, small: 12 }
/** A name that would have to grow more than this says nothing about where it stands. */
const MOST_GROWN = 3.2
/** Numbers of cells are for those who come close. */
const NUMBERS = 2.4

/** Zooms are told apart in steps, so that names are not set again with every turn of the wheel. */
const STEP = 1.12

/** The step a zoom belongs to, as the smallest zoom in it. */
export function levelOf(zoom: number): number {
  return STEP ** Math.floor(Math.log(zoom) / Math.log(STEP) + 1e-6)
}

export function showsNumbers(layer: Layer, level: number): boolean {
  return layer.cell !== null && level >= NUMBERS
}

/** Counters on the screen are never drawn smaller than half their size, as far as that leaves the map to be seen. */
const COUNTERS = { least: 0.5, usual: 0.9, inCells: 0.6, mostGrown: 1.6 }

/** How much larger counters are drawn from far away. */
export function countersGrownAt(layer: Layer, level: number): number {
  const usual = layer.cell === null ? COUNTERS.usual : COUNTERS.inCells
  return Math.min(COUNTERS.mostGrown, Math.max(1, COUNTERS.least / (level * usual)))
}

/**
 * The names that find room at a zoom. From far away letters grow, so that none is too small to be read, and those in
 * whose way they are go: first what matters now, then capitals, lands and cities before towns, large before small.
 */
export function namesAt(layer: Layer, level: number, matters: ReadonlySet<PlaceId>): readonly ShownName[] {
  const shown: ShownName[] = []
  const taken: Row[] = []
  const order = [...layer.names].sort(
    (one, other) =>
      Number(matters.has(other.place)) - Number(matters.has(one.place)) ||
      ranks.indexOf(one.rank) - ranks.indexOf(other.rank) ||
      other.size - one.size,
  )
  for (const name of order) {
    const capitals = name.rank === 'zone' || name.rank === 'capital'
    const grown = Math.max(1, (capitals ? SMALLEST.capitals : SMALLEST.small) / (name.size * level))
    if (grown > MOST_GROWN && name.rank !== 'capital') continue
    const row = rowOf(dotsOf(name, grown))
    if (grown > 1 && taken.some(other => touch(row, other))) continue
    taken.push(row)
    shown.push({ name, grown })
  }
  return shown
}

const ranks: readonly MapName['rank'][] = ['capital', 'zone', 'city', 'town']

interface Dot {
  readonly at: Spot
  readonly radius: number
}

/** A name as a row of dots over its ink, grown about its middle. */
function dotsOf({ at: [cx, cy], ink }: MapName, grown: number): Dot[] {
  return ink.flatMap(({ line, half }) =>
    line.slice(1).flatMap((to, index) => {
      const from = line[index] ?? to
      const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (half * 1.6)))
      return Array.from({ length: count + 1 }, (_, step): Dot => {
        const [x, y] = [0, 1].map(axis => {
          const [a, b] = [from[axis] ?? 0, to[axis] ?? 0]
          return a + ((b - a) * step) / count
        })
        return {
          at: [cx + ((x ?? 0) - cx) * grown, cy + ((y ?? 0) - cy) * grown],
          radius: half * grown * 1.25,
        }
      })
    }),
  )
}

/** The dots of a name, and the circle around them: most names lie far apart. */
interface Row extends Dot {
  readonly dots: readonly Dot[]
}

function rowOf(dots: readonly Dot[]): Row {
  const [xs, ys] = [dots.map(({ at }) => at[0]), dots.map(({ at }) => at[1])]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const radius = Math.hypot(right - left, bottom - top) / 2 + Math.max(...dots.map(dot => dot.radius))
  return { at: [(left + right) / 2, (top + bottom) / 2], radius, dots }
}

function touch(some: Row, others: Row): boolean {
  return near(some, others) && some.dots.some(one => others.dots.some(other => near(one, other)))
}

function near(one: Dot, other: Dot): boolean {
  return Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) < one.radius + other.radius
}
