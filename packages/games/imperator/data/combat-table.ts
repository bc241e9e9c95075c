import type { Source } from './map.ts'

/** What a side suffers: the notation of the table. */
export type LossCode = 'E' | 'A' | 'R' | '1/4' | '1/2' | '3/4'

/**
 * 8.4.2. `share` is counted on the units of the beaten force, in quarters, and only a winner
 * suffers it.
 */
export type Loss =
  | { readonly kind: 'eliminated' }
  | { readonly kind: 'all-reduced' }
  | { readonly kind: 'none' }
  | { readonly kind: 'share'; readonly quarters: 1 | 2 | 3 }

export const losses: Readonly<Record<LossCode, Loss>> = {
  E: { kind: 'eliminated' },
  A: { kind: 'all-reduced' },
  R: { kind: 'none' },
  '1/4': { kind: 'share', quarters: 1 },
  '1/2': { kind: 'share', quarters: 2 },
  '3/4': { kind: 'share', quarters: 3 },
}

export interface CombatCell {
  readonly attacker: LossCode
  readonly defender: LossCode
  readonly winner: 'attacker' | 'defender'
}

/** A column is used from this ratio of attacker to defender upwards; the first has no lower end. */
export interface OddsColumn {
  readonly label: string
  readonly attacker: number
  readonly defender: number
}

export interface CombatTable {
  readonly columns: readonly OddsColumn[]
  /** The modified die of the first row; each row after it is one higher. */
  readonly lowestRow: number
  readonly highestRow: number
  readonly rows: readonly (readonly CombatCell[])[]
  readonly losses: Readonly<Record<LossCode, Loss>>
  /** The results are printed; the winner of an R / R cell is rebuilt. */
  readonly source: { readonly results: Source; readonly winners: Source }
}

/** A cell that the defender wins. */
function d(attacker: LossCode, defender: LossCode): CombatCell {
  return { attacker, defender, winner: 'defender' }
}

/** A cell that the attacker wins. */
function a(attacker: LossCode, defender: LossCode): CombatCell {
  return { attacker, defender, winner: 'attacker' }
}

/** Ratios are rounded in favour of the defender (8.3), so 55 to 37 is read as 5/4. */
const columns: readonly OddsColumn[] = [
  { label: '1/3 and less', attacker: 0, defender: 1 },
  { label: '1/2', attacker: 1, defender: 2 },
  { label: '2/3', attacker: 2, defender: 3 },
  { label: '4/5', attacker: 4, defender: 5 },
  { label: '1/1', attacker: 1, defender: 1 },
  { label: '5/4', attacker: 5, defender: 4 },
  { label: '3/2', attacker: 3, defender: 2 },
  { label: '2/1', attacker: 2, defender: 1 },
  { label: '3/1', attacker: 3, defender: 1 },
  { label: '4/1 and more', attacker: 4, defender: 1 },
]

// biome-ignore format: the table is read as a table
const rows: readonly (readonly CombatCell[])[] = [
  // -2
  [d('E', 'R'), d('E', 'R'), d('E', 'R'), d('A', 'R'), d('A', 'R'), d('A', 'R'), d('A', '1/4'), d('A', '1/4'), d('A', '1/4'), d('R', 'R')],
  // -1
  [d('E', 'R'), d('E', 'R'), d('A', 'R'), d('A', '1/4'), d('A', '1/4'), d('A', '1/4'), d('A', '1/2'), d('A', '1/4'), d('R', 'R'), a('R', 'R')],
  // 0
  [d('E', 'R'), d('A', 'R'), d('A', '1/4'), d('A', '1/4'), d('A', '1/4'), d('A', '1/2'), d('A', '1/2'), d('R', 'R'), a('R', 'R'), a('3/4', 'A')],
  // 1
  [d('A', 'R'), d('A', 'R'), d('A', '1/4'), d('A', '1/2'), d('A', '1/2'), d('A', '3/4'), d('R', 'R'), a('R', 'R'), a('3/4', 'A'), a('1/2', 'A')],
  // 2
  [d('A', 'R'), d('A', '1/4'), d('A', '1/4'), d('A', '1/2'), d('A', '3/4'), d('R', 'R'), a('R', 'R'), a('3/4', 'A'), a('1/2', 'A'), a('R', 'A')],
  // 3
  [d('A', 'R'), d('A', '1/4'), d('A', '1/2'), d('A', '3/4'), d('R', 'R'), a('R', 'R'), a('3/4', 'A'), a('1/2', 'A'), a('1/2', 'A'), a('R', 'A')],
  // 4
  [d('A', '1/4'), d('A', '1/2'), d('A', '1/2'), d('R', 'R'), a('R', 'R'), a('3/4', 'A'), a('1/2', 'A'), a('1/2', 'A'), a('1/4', 'A'), a('R', 'A')],
  // 5
  [d('A', '1/2'), d('A', '1/2'), d('R', 'R'), a('R', 'R'), a('3/4', 'A'), a('1/2', 'A'), a('1/2', 'A'), a('1/4', 'A'), a('1/4', 'A'), a('R', 'A')],
  // 6
  [d('A', '1/2'), d('R', 'R'), a('R', 'R'), a('3/4', 'A'), a('1/2', 'A'), a('1/2', 'A'), a('1/4', 'A'), a('1/4', 'A'), a('R', 'A'), a('R', 'A')],
  // 7
  [d('R', 'R'), a('R', 'R'), a('1/2', 'A'), a('1/2', 'A'), a('1/4', 'A'), a('1/4', 'A'), a('1/4', 'A'), a('R', 'A'), a('R', 'A'), a('R', 'E')],
  // 8
  [a('R', 'R'), a('1/4', 'A'), a('1/2', 'A'), a('1/4', 'A'), a('1/4', 'A'), a('1/4', 'A'), a('R', 'A'), a('R', 'A'), a('R', 'E'), a('R', 'E')],
  // 9
  [a('1/4', 'A'), a('1/4', 'A'), a('1/4', 'A'), a('R', 'A'), a('R', 'A'), a('R', 'A'), a('R', 'A'), a('R', 'E'), a('R', 'E'), a('R', 'E')],
]

/** One table for land and naval battles. Rows below and above it are read as the first and the last. */
export const combatTable: CombatTable = {
  columns,
  lowestRow: -2,
  highestRow: 9,
  rows,
  losses,
  source: { results: 'rulebook', winners: 'reconstruction' },
}
