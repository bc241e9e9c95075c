import { type ChanceModel, type Chances, chancesBy, type Measured } from '@aquila/engine'
import { type Numbers, peakOf } from './newton.ts'

/** Chances learned from how matches ended: an ordered logit over measures of the positions they came through. */

/** A position of a match, from the side of a role, and the points that its player had in the end. */
export interface Seen extends Measured {
  readonly scenario: string
  readonly first: boolean
  readonly points: number
}

/** How far measures are trusted before any match is seen: little. */
const PRIOR = 0.5
/** Positions of one match are much alike: together they count as a few. */
const WEIGHT = 0.25

export function learnChances(
  positions: readonly Seen[],
  names: readonly string[],
  origin: ChanceModel['origin'],
): ChanceModel {
  const scenarios = [...new Set(positions.map(({ scenario }) => scenario))]
  // Measures have scales of their own; a prior needs a common one.
  const scales = names.map(name => scaleOf(positions.map(({ measures }) => measures[name] ?? 0)))
  const base = 2 * names.length
  const rows = positions.map(seen => {
    const values = names.map((name, number) => (seen.measures[name] ?? 0) / (scales[number] ?? 1))
    const place = base + 2 * scenarios.indexOf(seen.scenario)
    return { values, place, sign: seen.first ? 1 : -1, left: seen.left, points: seen.points }
  })
  const slopeAt = (at: Numbers): number[] => {
    const slope = at.map((each, number) => -PRIOR * (isWidth(number) ? each + 1 : each))
    for (const { values, place, sign, left, points } of rows) {
      let ahead = sign * (at[place] ?? 0)
      for (const [number, value] of values.entries())
        ahead += value * ((at[2 * number] ?? 0) * left + (at[2 * number + 1] ?? 0) * (1 - left))
      const half = Math.exp(at[place + 1] ?? 0)
      const { byLead, byWidth } = slopesOf(ahead, half, points)
      for (const [number, value] of values.entries()) {
        slope[2 * number] = (slope[2 * number] ?? 0) + WEIGHT * byLead * value * left
        slope[2 * number + 1] = (slope[2 * number + 1] ?? 0) + WEIGHT * byLead * value * (1 - left)
      }
      slope[place] = (slope[place] ?? 0) + WEIGHT * sign * byLead
      slope[place + 1] = (slope[place + 1] ?? 0) + WEIGHT * half * byWidth
    }
    return slope
  }
  const isWidth = (number: number): boolean => number >= base && (number - base) % 2 === 1
  const start = Array.from({ length: base + 2 * scenarios.length }, (_, number) => (isWidth(number) ? -1 : 0))
  const found = peakOf(start, slopeAt)
  const weightOf = (number: number) => rounded((found[number] ?? 0) / (scales[Math.floor(number / 2)] ?? 1))
  return {
    origin,
    weights: Object.fromEntries(
      names.map((name, number) => [name, [weightOf(2 * number), weightOf(2 * number + 1)] as const]),
    ),
    scenarios: Object.fromEntries(
      scenarios.map((scenario, number) => {
        const place = base + 2 * number
        return [
          scenario,
          { favour: rounded(found[place] ?? 0), width: rounded(Math.exp(found[place + 1] ?? 0)) },
        ]
      }),
    ),
  }
}

/** How the logarithm of an outcome's chance changes with the lead and with the width of a draw. */
function slopesOf(ahead: number, half: number, points: number): { byLead: number; byWidth: number } {
  const [win, loss] = [logistic(ahead - half), logistic(-ahead - half)]
  if (points > 0.75) return { byLead: 1 - win, byWidth: win - 1 }
  if (points < 0.25) return { byLead: loss - 1, byWidth: loss - 1 }
  const [winning, losing] = [win * (1 - win), loss * (1 - loss)]
  const draw = Math.max(1e-9, 1 - win - loss)
  return { byLead: (losing - winning) / draw, byWidth: (winning + losing) / draw }
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value))
}

function scaleOf(values: readonly number[]): number {
  const square = values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length)
  return square > 0 ? Math.sqrt(square) : 1
}

/** Four digits: what is left out no match could show. */
function rounded(value: number): number {
  return Number(value.toPrecision(4))
}

/** One row of a reliability table: of positions with about this chance to win, how many were won. */
export interface Reliability {
  readonly positions: number
  readonly said: number
  readonly happened: number
}

/** How well chances fit matches that they were not learned from: mean log loss, and wins said and happened by tenths. */
export function checkChances(
  positions: readonly Seen[],
  chancesOf: (seen: Seen) => Chances | null,
): { readonly logLoss: number; readonly tenths: readonly Reliability[] } {
  const tenths = Array.from({ length: 10 }, () => ({ positions: 0, said: 0, happened: 0 }))
  let loss = 0
  let counted = 0
  for (const seen of positions) {
    const chances = chancesOf(seen)
    if (chances === null) continue
    const { win, draw, loss: lost } = chances
    const happened = seen.points > 0.75 ? win : seen.points < 0.25 ? lost : draw
    loss -= Math.log(Math.max(1e-6, happened))
    counted++
    const tenth = tenths[Math.min(9, Math.floor(win * 10))]
    if (tenth === undefined) continue
    tenth.positions++
    tenth.said += win
    tenth.happened += seen.points > 0.75 ? 1 : 0
  }
  return {
    logLoss: loss / Math.max(1, counted),
    tenths: tenths.map(({ positions: count, said, happened }) => ({
      positions: count,
      said: said / Math.max(1, count),
      happened: happened / Math.max(1, count),
    })),
  }
}

/** Chances by a model, for positions as they are kept. */
export function chancesIn(model: ChanceModel): (seen: Seen) => Chances | null {
  return seen => chancesBy(model, seen.scenario, seen.first, seen)
}

/** What one knows of a match before it begins: how often each outcome has come about in its scenario. */
export function frequenciesIn(positions: readonly Seen[]): (seen: Seen) => Chances | null {
  const counts = new Map<string, [won: number, drawn: number, lost: number]>()
  const keyOf = ({ scenario, first }: Seen) => `${scenario} ${first}`
  for (const seen of positions) {
    const count = counts.get(keyOf(seen)) ?? [1, 1, 1]
    counts.set(keyOf(seen), count)
    if (seen.points > 0.75) count[0]++
    else if (seen.points < 0.25) count[2]++
    else count[1]++
  }
  return seen => {
    const [won, drawn, lost] = counts.get(keyOf(seen)) ?? [1, 1, 1]
    const all = won + drawn + lost
    return { win: won / all, draw: drawn / all, loss: lost / all }
  }
}
