import type { NationId, PeriodId, Source } from './types.ts'

/** A garrison chit: KOR-DEF-4, its Virtus is its value. Both faces have the same value. */
export interface GarrisonData {
  readonly id: string
  /** When it comes into a container; null: at the set-up, by an event, or in exchange. */
  readonly period: PeriodId | null
  /** Colour of its star; null: it belongs to no people. */
  readonly nation: NationId | null
  readonly value: number
  readonly source: Source
}

/** How many garrisons of value 1, 2 and 3 a people's cities are dealt (KOR-PER-1.1). */
export interface GarrisonTableRow {
  readonly nation: NationId
  readonly values: readonly [ones: number, twos: number, threes: number]
  readonly source: Source
}

export const garrisonTable: readonly GarrisonTableRow[] = [
  { nation: 'lat', values: [2, 3, 12], source: 'reconstruction' },
  { nation: 'sab', values: [0, 1, 7], source: 'reconstruction' },
  { nation: 'etr', values: [2, 2, 11], source: 'reconstruction' },
  { nation: 'fal', values: [0, 0, 3], source: 'reconstruction' },
  { nation: 'cap', values: [0, 1, 1], source: 'reconstruction' },
  { nation: 'aeq', values: [0, 1, 3], source: 'reconstruction' },
  { nation: 'vol', values: [1, 2, 7], source: 'reconstruction' },
  { nation: 'umb', values: [1, 4, 2], source: 'reconstruction' },
  { nation: 'pic', values: [1, 1, 0], source: 'reconstruction' },
  { nation: 'sam', values: [0, 2, 1], source: 'reconstruction' },
  { nation: 'dau', values: [0, 1, 0], source: 'reconstruction' },
]

/** KOR-PER-3.1, KOR-PER-4.1, KOR-PER-5.1, KOR-PER-6.1: 8, 11, 4 and 5 garrisons. */
const later: readonly (readonly [PeriodId, readonly (readonly [NationId, number])[]])[] = [
  [
    3,
    [
      ['etr', 2],
      ['etr', 3],
      ['sab', 2],
      ['lat', 1],
      ['lat', 2],
      ['vol', 2],
      ['sam', 2],
      ['umb', 1],
    ],
  ],
  [
    4,
    [
      ['etr', 3],
      ['etr', 3],
      ['etr', 3],
      ['lat', 2],
      ['lat', 3],
      ['sab', 2],
      ['sab', 3],
      ['vol', 2],
      ['vol', 3],
      ['umb', 2],
      ['sam', 2],
    ],
  ],
  [
    5,
    [
      ['etr', 2],
      ['etr', 3],
      ['pic', 1],
      ['umb', 1],
    ],
  ],
  [
    6,
    [
      ['etr', 2],
      ['umb', 2],
      ['dau', 1],
      ['vol', 2],
      ['lat', 2],
    ],
  ],
]

export const laterGarrisons: readonly GarrisonData[] = later.flatMap(([period, rows]) =>
  rows.map(([nation, value], index) => ({
    id: `G${period}-${index + 1}`,
    period,
    nation,
    value,
    source: 'reconstruction' as const,
  })),
)

/** The garrison of Rome (KOR-PER-1.3), that of Ostia, and chits for exchange (RULING-45). */
export const otherGarrisons: readonly GarrisonData[] = [
  { id: 'G-rome', period: null, nation: null, value: 3, source: 'rulebook' },
  { id: 'G-ostia', period: null, nation: null, value: 1, source: 'reconstruction' },
  ...[1, 1, 2, 2, 3, 3].map((value, index) => ({
    id: `GX-${index + 1}`,
    period: null,
    nation: null,
    value,
    source: 'reconstruction' as const,
  })),
]

/** What the easier game puts into the nearest cities. */
export const weakGarrisons: readonly GarrisonData[] = (['lat', 'lat', 'etr', 'etr', 'sab'] as const).map(
  (nation, index) => ({ id: `GW-${index + 1}`, period: null, nation, value: 1, source: 'reconstruction' }),
)

/** The chits that the table deals, numbered within a people from the weakest. */
export function startGarrisons(table: readonly GarrisonTableRow[]): GarrisonData[] {
  return table.flatMap(({ nation, values, source }) =>
    values
      .flatMap((count, index) => Array.from({ length: count }, () => index + 1))
      .map((value, index) => ({ id: `G-${nation}-${index + 1}`, period: null, nation, value, source })),
  )
}
