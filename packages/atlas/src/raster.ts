import { at, boxOf, type MultiPolygon, type Point } from './geometry.ts'

/** A grid of numbers laid over the map: cheap answers to "what is here" and "how far is it". */
export interface Raster {
  readonly cell: number
  readonly originX: number
  readonly originY: number
  readonly columns: number
  readonly rows: number
  readonly values: Int16Array
}

export function makeRaster(
  width: number,
  height: number,
  cell: number,
  margin: number,
  fill: number,
): Raster {
  const columns = Math.ceil((width + 2 * margin) / cell)
  const rows = Math.ceil((height + 2 * margin) / cell)
  const values = new Int16Array(columns * rows).fill(fill)
  return { cell, originX: -margin, originY: -margin, columns, rows, values }
}

/** Index of the cell a point lies in, or -1 outside the grid. */
export function cellAt(raster: Raster, x: number, y: number): number {
  const i = Math.floor((x - raster.originX) / raster.cell)
  const j = Math.floor((y - raster.originY) / raster.cell)
  return i < 0 || j < 0 || i >= raster.columns || j >= raster.rows ? -1 : j * raster.columns + i
}

export function valueAt(raster: Raster, x: number, y: number, outside = -1): number {
  const index = cellAt(raster, x, y)
  return index < 0 ? outside : (raster.values[index] ?? outside)
}

export const centerOf = (raster: Raster, index: number): Point => [
  raster.originX + ((index % raster.columns) + 0.5) * raster.cell,
  raster.originY + (Math.floor(index / raster.columns) + 0.5) * raster.cell,
]

/** Writes `value` into every cell whose centre lies in the polygons (even-odd, scan line by scan line). */
export function fill(raster: Raster, polygons: MultiPolygon, value: number): void {
  const { cell, originX, originY, columns, rows, values } = raster
  const rings = polygons.flat()
  const box = boxOf(rings.flat())
  const top = Math.max(0, Math.floor((box.y0 - originY) / cell))
  const bottom = Math.min(rows, Math.ceil((box.y1 - originY) / cell) + 1)
  if (bottom <= top) return
  const crossings: number[][] = Array.from({ length: bottom - top }, () => [])
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      let [a, b] = [at(ring, i - 1), at(ring, i)]
      if (a[1] === b[1]) continue
      if (a[1] > b[1]) [a, b] = [b, a]
      const from = Math.max(top, Math.ceil((a[1] - originY) / cell - 0.5))
      for (let row = from; row < bottom; row++) {
        const y = originY + (row + 0.5) * cell
        if (y >= b[1]) break
        at(crossings, row - top).push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
      }
    }
  }
  crossings.forEach((xs, i) => {
    xs.sort((p, q) => p - q)
    const row = top + i
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const from = Math.max(0, Math.ceil((at(xs, k) - originX) / cell - 0.5))
      const to = Math.min(columns - 1, Math.ceil((at(xs, k + 1) - originX) / cell - 0.5) - 1)
      for (let column = from; column <= to; column++) values[row * columns + column] = value
    }
  })
}

/** Distance in pixels from each cell to the nearest cell with another value (chamfer 3-4, good to 8%). */
export function distanceToEdge(raster: Raster): Float32Array {
  const { columns, rows, values, cell } = raster
  const far = 1e6
  const out = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column
      const here = values[i]
      const edge =
        column === 0 ||
        row === 0 ||
        column === columns - 1 ||
        row === rows - 1 ||
        here !== values[i - 1] ||
        here !== values[i + 1] ||
        here !== values[i - columns] ||
        here !== values[i + columns]
      out[i] = edge ? 0 : far
    }
  }
  const relaxTo = (i: number, j: number, cost: number): void => {
    const via = (out[j] ?? far) + cost
    if (via < (out[i] ?? far)) out[i] = via
  }
  const [straight, diagonal] = [cell, cell * Math.SQRT2]
  for (let row = 1; row < rows - 1; row++)
    for (let i = row * columns + 1; i < (row + 1) * columns - 1; i++) {
      relaxTo(i, i - 1, straight)
      relaxTo(i, i - columns, straight)
      relaxTo(i, i - columns - 1, diagonal)
      relaxTo(i, i - columns + 1, diagonal)
    }
  for (let row = rows - 2; row > 0; row--)
    for (let i = (row + 1) * columns - 2; i > row * columns; i--) {
      relaxTo(i, i + 1, straight)
      relaxTo(i, i + columns, straight)
      relaxTo(i, i + columns + 1, diagonal)
      relaxTo(i, i + columns - 1, diagonal)
    }
  return out
}
