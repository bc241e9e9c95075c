import { cell, curvatureAt, inverse, type Numbers, peakOf } from './newton.ts'
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
    const variance =
      cell(covariance, one, one) + cell(covariance, other, other) - 2 * cell(covariance, one, other)
    const margin = CONFIDENCE * Math.sqrt(Math.max(0, variance))
    return { name, opponent, gap, low: gap - margin, high: gap + margin }
  })
}

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

  /** What makes the results likeliest. */
  fit(): Numbers {
    const start = Array.from({ length: this.#size }, (_, number) => (this.#isWidth(number) ? -1 : 0))
    return peakOf(start, at => this.#slope(at))
  }

  /** How sharply the results tell what is to be found. */
  information(found: Numbers): Numbers[] {
    return curvatureAt(found, at => this.#slope(at))
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
