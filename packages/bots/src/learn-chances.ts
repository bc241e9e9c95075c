import { type ChanceModel, type Chances, chancesBy, type Measured, type Role } from '@aquila/engine'
import { type Numbers, peakOf } from './newton.ts'

/** Chances learned from how matches ended: an ordered logit over measures of the positions they came through. */

/** A position of a match, from the side of a role, and the points that its player had in the end. */
export interface Seen extends Measured {
  /** The name of the table (`tableNamed`), and one for the match: what it shows hangs together. */
  readonly table: string
  readonly match: string
  readonly role: Role
  readonly points: number
}

/** How far measures are distrusted before any match is seen: as much as one match tells. */
const PRIOR = 2
/** Positions of one match end alike: together they count as so many, however long it was. */
const MATCH = 2
/** Draws are never ruled out. */
const LEAST_DRAWS = 0.002

export function learnChances(
  positions: readonly Seen[],
  names: readonly string[],
  origin: ChanceModel['origin'],
): ChanceModel {
  // Measures have scales of their own; a prior needs a common one.
  const scales = names.map(name => scaleOf(positions.map(({ measures }) => measures[name] ?? 0)))
  const { tables, count } = unknownsOf(positions, 2 * names.length)
  const width = usualWidth(positions)
  const isWidth = new Set(tables.values().map(table => table.width))
  const sizes = Map.groupBy(positions, ({ match }) => match)
  const rows = positions.flatMap(({ measures, table, match, role, left, points }) => {
    const values = names.map((name, number) => (measures[name] ?? 0) / (scales[number] ?? 1))
    const unknowns = tables.get(table)
    const favour = unknowns?.favours.get(role)
    if (unknowns === undefined || favour === undefined) return []
    const counts = MATCH / Math.max(1, sizes.get(match)?.length ?? 0)
    return [{ values, favour, width: unknowns.width, left, points, counts }]
  })
  const slopeAt = (at: Numbers): number[] => {
    const slope = at.map((each, number) => -PRIOR * (isWidth.has(number) ? each - width : each))
    for (const { values, favour, width: place, left, points, counts } of rows) {
      const add = (number: number, by: number) => {
        slope[number] = (slope[number] ?? 0) + counts * by
      }
      let ahead = favour.sign * (at[favour.place] ?? 0)
      for (const [number, value] of values.entries())
        ahead += value * ((at[2 * number] ?? 0) * left + (at[2 * number + 1] ?? 0) * (1 - left))
      const half = Math.exp(at[place] ?? 0)
      const { byLead, byWidth } = slopesOf(ahead, half, points)
      for (const [number, value] of values.entries()) {
        add(2 * number, byLead * value * left)
        add(2 * number + 1, byLead * value * (1 - left))
      }
      add(favour.place, favour.sign * byLead)
      add(place, half * byWidth)
    }
    return slope
  }
  const start = Array.from({ length: count }, (_, number) => (isWidth.has(number) ? width : 0))
  const found = peakOf(start, slopeAt)
  const weightOf = (number: number) => rounded((found[number] ?? 0) / (scales[Math.floor(number / 2)] ?? 1))
  return {
    origin,
    weights: Object.fromEntries(
      names.map((name, number) => [name, [weightOf(2 * number), weightOf(2 * number + 1)] as const]),
    ),
    tables: Object.fromEntries(
      tables.entries().map(([name, table]) => [
        name,
        {
          favours: Object.fromEntries(
            table.favours
              .entries()
              .map(([role, { place, sign }]) => [role, rounded(sign * (found[place] ?? 0))]),
          ),
          width: rounded(Math.exp(found[table.width] ?? 0)),
        },
      ]),
    ),
  }
}

/** Where the unknowns of a table stand in the list of all. */
interface Unknowns {
  readonly favours: ReadonlyMap<Role, { readonly place: number; readonly sign: number }>
  readonly width: number
}

/** What a table gives to one of two roles it takes from the other; of more, each has its own. */
function unknownsOf(
  positions: readonly Seen[],
  first: number,
): { tables: Map<string, Unknowns>; count: number } {
  const roles = new Map<string, Set<Role>>()
  for (const { table, role } of positions) roles.set(table, (roles.get(table) ?? new Set()).add(role))
  const tables = new Map<string, Unknowns>()
  let count = first
  for (const [table, some] of roles) {
    const place = count
    const favours = [...some].map((role, number) =>
      some.size === 2
        ? ([role, { place, sign: number === 0 ? 1 : -1 }] as const)
        : ([role, { place: place + number, sign: 1 }] as const),
    )
    const width = place + (some.size === 2 ? 1 : some.size)
    tables.set(table, { favours: new Map(favours), width })
    count = width + 1
  }
  return { tables, count }
}

/** The logarithm of half the width that would make draws as frequent as they are over all tables. */
function usualWidth(positions: readonly Seen[]): number {
  const drawn = positions.filter(({ points }) => isDraw(points)).length / Math.max(1, positions.length)
  const share = Math.min(0.9, Math.max(LEAST_DRAWS, drawn))
  return Math.log(Math.log((1 + share) / (1 - share)))
}

function isDraw(points: number): boolean {
  return points >= 0.25 && points <= 0.75
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

/** One row of a reliability table: of positions with about this chance, how many came to it. */
export interface Reliability {
  readonly positions: number
  readonly matches: number
  readonly said: number
  readonly happened: number
  /** Half the interval (95%) of the difference: positions of one match hang together. */
  readonly within: number
}

export interface ChanceCheck {
  /** Mean logarithm of the chance that was given to what happened, with its sign changed. */
  readonly logLoss: number
  /** Wins said and happened, by tenths of what was said; draws likewise. */
  readonly wins: readonly Reliability[]
  readonly draws: readonly Reliability[]
}

/** How well chances fit matches that they were not learned from. */
export function checkChances(
  positions: readonly Seen[],
  chancesOf: (seen: Seen) => Chances | null,
): ChanceCheck {
  const [wins, draws] = [new Tenths(), new Tenths()]
  let loss = 0
  let counted = 0
  for (const seen of positions) {
    const chances = chancesOf(seen)
    if (chances === null) continue
    const { win, draw, loss: lost } = chances
    const happened = seen.points > 0.75 ? win : isDraw(seen.points) ? draw : lost
    loss -= Math.log(Math.max(1e-6, happened))
    counted++
    wins.add(seen.match, win, seen.points > 0.75)
    draws.add(seen.match, draw, isDraw(seen.points))
  }
  return { logLoss: loss / Math.max(1, counted), wins: wins.rows(), draws: draws.rows() }
}

/** What was said and what happened, by tenths of what was said. */
class Tenths {
  readonly #tenths = Array.from({ length: 10 }, () => ({
    positions: 0,
    said: 0,
    happened: 0,
    /** By match: how much more happened than was said. */
    missed: new Map<string, number>(),
  }))

  add(match: string, said: number, happened: boolean): void {
    const tenth = this.#tenths[Math.min(9, Math.floor(said * 10))]
    if (tenth === undefined) return
    tenth.positions++
    tenth.said += said
    tenth.happened += Number(happened)
    tenth.missed.set(match, (tenth.missed.get(match) ?? 0) + Number(happened) - said)
  }

  rows(): Reliability[] {
    return this.#tenths.map(({ positions, said, happened, missed }) => {
      const count = Math.max(1, positions)
      const squares = missed.values().reduce((sum, each) => sum + each * each, 0)
      return {
        positions,
        matches: missed.size,
        said: said / count,
        happened: happened / count,
        within: (1.96 * Math.sqrt(squares)) / count,
      }
    })
  }
}

/** Chances by a model, for positions as they are kept. */
export function chancesIn(model: ChanceModel): (seen: Seen) => Chances | null {
  return seen => chancesBy(model, seen.table, seen.role, seen)
}

/** What one knows of a match before it begins: how often each outcome has come about at its table. */
export function frequenciesIn(positions: readonly Seen[]): (seen: Seen) => Chances | null {
  const counts = new Map<string, [won: number, drawn: number, lost: number]>()
  const keyOf = ({ table, role }: Seen) => `${table} ${role}`
  for (const seen of positions) {
    const count = counts.get(keyOf(seen)) ?? [1, 1, 1]
    counts.set(keyOf(seen), count)
    if (seen.points > 0.75) count[0]++
    else if (isDraw(seen.points)) count[1]++
    else count[2]++
  }
  return seen => {
    const [won, drawn, lost] = counts.get(keyOf(seen)) ?? [1, 1, 1]
    const all = won + drawn + lost
    return { win: won / all, draw: drawn / all, loss: lost / all }
  }
}
