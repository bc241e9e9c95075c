type Point = readonly [x: number, y: number]

/** A straight line from point to point: nothing is shown between two of them that was not there. */
export function curve(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

export interface Scale {
  /** From a value to its height in the picture. */
  y(value: number): number
  /** The values to draw lines for: 0 and a few round ones on either side. */
  readonly lines: readonly number[]
}

/** As much room above and below zero as the values need, and a little where they need none. */
export function scaleOf(values: readonly number[], top: number, bottom: number): Scale {
  const highest = Math.max(0, ...values)
  const lowest = Math.min(0, ...values)
  const least = Math.max(1, (highest - lowest) / 6)
  const [most, fewest] = [Math.max(highest, least), Math.min(lowest, -least)]
  const step = stepFor(most - fewest)
  const lines: number[] = []
  for (let value = Math.ceil(fewest / step) * step; value <= most; value += step)
    lines.push(value === 0 ? 0 : value)
  return { y: value => top + ((most - value) / (most - fewest)) * (bottom - top), lines }
}

/** A round step that gives four lines or so. */
function stepFor(range: number): number {
  const steps = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500]
  return steps.find(step => range / step <= 4.5) ?? range
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** So many turning points are marked at most, and none that moved the lead by less than this. */
const TURNS = 3
const LEAST_TURN = 3

/** Where the lead changed most from one point to the next. */
export function turningPoints<P extends { readonly lead: number }>(
  points: readonly P[],
): readonly { readonly point: P; readonly by: number }[] {
  return points
    .slice(1)
    .map((point, index) => ({ point, by: point.lead - (points[index]?.lead ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= LEAST_TURN)
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, TURNS)
}
