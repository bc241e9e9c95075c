import type { Role } from './decision.ts'

/** How likely a match ends in which way, told from measures of a position by what was learned from matches between bots. */

/** From the side of one role; together they are 1. A draw: nobody has won, or several have. */
export interface Chances {
  readonly win: number
  readonly draw: number
  readonly loss: number
}

/** What a role has before the others, by name, and how much of the match is to come, from 1 to 0. */
export interface Measured {
  readonly measures: { readonly [measure: string]: number }
  readonly left: number
}

/** What was learned: plain numbers, so that they are the same on every machine. */
export interface ChanceModel {
  /** Which matches it was learned from. */
  readonly origin: {
    readonly rules: string
    readonly level: string
    readonly seed: number
    readonly matches: number
  }
  /** The weight of each measure at the beginning of a match and at its end. */
  readonly weights: { readonly [measure: string]: readonly [atFirst: number, atLast: number] }
  /** By the name of the table (`tableNamed`): what it gives each role, and half the width of a draw. */
  readonly tables: { readonly [table: string]: LearnedTable | undefined }
}

export interface LearnedTable {
  readonly favours: { readonly [role: Role]: number }
  readonly width: number
}

/** A scenario, and how many play it: with fewer players it is another match. */
export function tableNamed(scenario: string, players: number): string {
  return `${scenario}/${players}`
}

/** The chances of a role at a table. Null where nothing was learned. */
export function chancesBy(
  { weights, tables }: ChanceModel,
  table: string,
  role: Role,
  { measures, left }: Measured,
): Chances | null {
  const learned = tables[table]
  const favour = learned?.favours[role]
  if (learned === undefined || favour === undefined) return null
  let ahead = favour
  for (const measure in weights) {
    const [atFirst, atLast] = weights[measure] ?? [0, 0]
    ahead += (measures[measure] ?? 0) * (atLast + (atFirst - atLast) * left)
  }
  const win = logistic(ahead - learned.width)
  const loss = logistic(-ahead - learned.width)
  return { win, draw: Math.max(0, 1 - win - loss), loss }
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
