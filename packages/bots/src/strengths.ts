import type { Encounter } from './tallies.ts'

/**
 * Strengths from results, apart from what scenarios do to them: an ordered logit. How far a contestant is ahead of another
 * is the difference of their strengths and what the scenario gives his side; how wide a draw is, each scenario has for
 * itself. A gap says the same wherever it is measured, while per cents shrink where sides are uneven or most matches are
 * drawn.
 */

/** How much stronger one is than another, in logits, with its 95% interval. */
export interface Gap {
  readonly name: string
  readonly opponent: string
  readonly gap: number
  readonly low: number
  readonly high: number
}

const CONFIDENCE = 1.96
/** What is known before any match: little, but it keeps those finite who have won all of theirs. */
const PRIOR = 0.02
const ROUNDS = 60

/** The gap between each contestant and the next one in the list; only where they are bound by matches. */
export function gapsOf(encounters: readonly Encounter[], names: readonly string[]): Gap[] {
  const known = names.filter(name => encounters.some(({ contestants }) => contestants.includes(name)))
  if (known.length < 2) return []
  const model = new Model(encounters, known)
  const found = model.fit()
  const covariance = inverse(model.information(found))
  return known.slice(1).map((name, index) => {
    const opponent = known[index] ?? ''
    const [one, other] = [model.numberOf(name), model.numberOf(opponent)]
    const gap = (found[one] ?? 0) - (found[other] ?? 0)
    const variance = at(covariance, one, one) + at(covariance, other, other) - 2 * at(covariance, one, other)
    const margin = CONFIDENCE * Math.sqrt(Math.max(0, variance))
    return { name, opponent, gap, low: gap - margin, high: gap + margin }
  })
}

type Numbers = readonly number[]

/** One kind of match: who met whom where, as numbers of what is to be found, and how it ended how often. */
interface Meeting {
  readonly one: number
  readonly other: number
  readonly side: number
  /** 1 if the first of them has the favoured side of its scenario as written down, -1 if the other. */
  readonly sign: number
  readonly width: number
  won: number
  drawn: number
  lost: number
}

/** What is to be found: a strength for each name, then for each scenario its favour and the width of its draws. */
class Model {
  readonly #names: readonly string[]
  readonly #meetings: readonly Meeting[]
  readonly #size: number

  constructor(encounters: readonly Encounter[], names: readonly string[]) {
    this.#names = names
    const scenarios = [...new Set(encounters.map(({ scenario }) => scenario))]
    this.#size = names.length + 2 * scenarios.length
    const meetings = new Map<string, Meeting>()
    for (const { scenario, contestants, roles, points } of encounters) {
      const [one, other] = contestants.map(name => names.indexOf(name))
      if (one === undefined || other === undefined || one < 0 || other < 0) continue
      const side = names.length + 2 * scenarios.indexOf(scenario)
      // Where both have the same part, as those who play alone, no side is favoured.
      const sign = roles[0] === roles[1] ? 0 : roles[0] < roles[1] ? 1 : -1
      const key = `${one} ${other} ${side} ${sign}`
      const meeting = meetings.get(key) ?? {
        one,
        other,
        side,
        sign,
        width: side + 1,
        won: 0,
        drawn: 0,
        lost: 0,
      }
      meetings.set(key, meeting)
      if (points[0] > points[1]) meeting.won++
      else if (points[0] < points[1]) meeting.lost++
      else meeting.drawn++
    }
    this.#meetings = [...meetings.values()]
  }

  numberOf(name: string): number {
    return this.#names.indexOf(name)
  }

  /** What makes the results likeliest, by Newton's method. */
  fit(): Numbers {
    let found: Numbers = Array.from({ length: this.#size }, (_, number) => (this.#isWidth(number) ? -1 : 0))
    for (let round = 0; round < ROUNDS; round++) {
      const slope = this.#slope(found)
      if (slope.every(each => Math.abs(each) < 1e-7)) break
      const step = times(inverse(this.information(found)), slope)
      // No step is so long that the curve is another one where it ends.
      const length = Math.max(1, ...step.map(Math.abs))
      found = found.map((each, number) => each + (step[number] ?? 0) / length)
    }
    return found
  }

  /** How sharply the results tell what is to be found: the curvature of their likelihood, from its slope nearby. */
  information(found: Numbers): Numbers[] {
    const near = 1e-4
    const rows = found.map((_, number) => {
      const moved = (by: number) => this.#slope(found.with(number, (found[number] ?? 0) + by))
      const [above, below] = [moved(near), moved(-near)]
      return above.map((each, column) => -(each - (below[column] ?? 0)) / (2 * near))
    })
    return rows.map((row, number) => row.map((each, column) => (each + at(rows, column, number)) / 2))
  }

  #isWidth(number: number): boolean {
    return number >= this.#names.length && (number - this.#names.length) % 2 === 1
  }

  #slope(found: Numbers): number[] {
    // Widths are kept as logarithms, and are about a third before any match is seen.
    const slope = found.map((each, number) => -PRIOR * (this.#isWidth(number) ? each + 1 : each))
    const add = (number: number, value: number) => {
      slope[number] = (slope[number] ?? 0) + value
    }
    for (const { one, other, side, sign, width, won, drawn, lost } of this.#meetings) {
      const ahead = (found[one] ?? 0) - (found[other] ?? 0) + sign * (found[side] ?? 0)
      const half = Math.exp(found[width] ?? 0)
      const [win, loss] = [logistic(ahead - half), logistic(-ahead - half)]
      const [winning, losing] = [win * (1 - win), loss * (1 - loss)]
      const draw = Math.max(1e-12, 1 - win - loss)
      const byLead = won * (1 - win) - lost * (1 - loss) + (drawn * (losing - winning)) / draw
      const byWidth = -won * (1 - win) - lost * (1 - loss) + (drawn * (winning + losing)) / draw
      add(one, byLead)
      add(other, -byLead)
      add(side, sign * byLead)
      add(width, half * byWidth)
    }
    return slope
  }
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value))
}

function at(matrix: readonly Numbers[], row: number, column: number): number {
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
      if (Math.abs(at(rows, row, column)) > Math.abs(at(rows, pivot, column))) pivot = row
    const head = rows[pivot] ?? []
    const factor = head[column] ?? 0
    if (Math.abs(factor) < 1e-12) throw new Error('the results do not tell enough')
    rows[pivot] = rows[column] ?? []
    const scaled = head.map(each => each / factor)
    rows[column] = scaled
    for (let row = 0; row < size; row++) {
      const share = at(rows, row, column)
      if (row !== column && share !== 0)
        rows[row] = (rows[row] ?? []).map((each, number) => each - share * (scaled[number] ?? 0))
    }
  }
  return rows.map(row => row.slice(size))
}
