/** Newton's method for curves of few unknowns, by their slope alone. */

export type Numbers = readonly number[]

const ROUNDS = 60

/** Where a curve with one peak is highest. */
export function peakOf(start: Numbers, slopeAt: (at: Numbers) => Numbers): Numbers {
  let found = start
  for (let round = 0; round < ROUNDS; round++) {
    const slope = slopeAt(found)
    if (slope.every(each => Math.abs(each) < 1e-7)) break
    const step = times(inverse(curvatureAt(found, slopeAt)), slope)
    // No step is so long that the curve is another one where it ends.
    const length = Math.max(1, ...step.map(Math.abs))
    found = found.map((each, number) => each + (step[number] ?? 0) / length)
  }
  return found
}

/** How sharply a curve bends downwards, from its slope nearby. */
export function curvatureAt(found: Numbers, slopeAt: (at: Numbers) => Numbers): Numbers[] {
  const near = 1e-4
  const rows = found.map((_, number) => {
    const moved = (by: number) => slopeAt(found.with(number, (found[number] ?? 0) + by))
    const [above, below] = [moved(near), moved(-near)]
    return above.map((each, column) => -(each - (below[column] ?? 0)) / (2 * near))
  })
  return rows.map((row, number) => row.map((each, column) => (each + cell(rows, column, number)) / 2))
}

export function cell(matrix: readonly Numbers[], row: number, column: number): number {
  return matrix[row]?.[column] ?? 0
}

function times(matrix: readonly Numbers[], vector: Numbers): number[] {
  return matrix.map(row => row.reduce((sum, each, column) => sum + each * (vector[column] ?? 0), 0))
}

/** By elimination, with the largest pivot first. */
export function inverse(matrix: readonly Numbers[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, number) => [
    ...row,
    ...Array.from({ length: size }, (_, column) => (column === number ? 1 : 0)),
  ])
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(cell(rows, row, column)) > Math.abs(cell(rows, pivot, column))) pivot = row
    const head = rows[pivot] ?? []
    const factor = head[column] ?? 0
    if (Math.abs(factor) < 1e-12) throw new Error('the results do not tell enough')
    rows[pivot] = rows[column] ?? []
    const scaled = head.map(each => each / factor)
    rows[column] = scaled
    for (let row = 0; row < size; row++) {
      const share = cell(rows, row, column)
      if (row !== column && share !== 0)
        rows[row] = (rows[row] ?? []).map((each, number) => each - share * (scaled[number] ?? 0))
    }
  }
  return rows.map(row => row.slice(size))
}
