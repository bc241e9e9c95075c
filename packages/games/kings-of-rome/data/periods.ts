import type { PeriodId, Source } from './types.ts'

/** Where the chits of a period go that are not dealt into a container. */
export type Remainder = 'none' | 'units-to-pool' | 'garrisons-to-pool'

export interface PeriodData {
  readonly id: PeriodId
  readonly firstTurn: number
  readonly lastTurn: number
  readonly king: string
  /** New chits into each container; null: mix all and halve. */
  readonly intoEach: number | null
  readonly remainder: Remainder
  /** KOR-PER-8 */
  readonly draws: { readonly roman: number; readonly hostile: number }
  readonly actions: 'die' | 'half-die-and-leaders'
  /** KOR-PER-1.6: not in the first. */
  readonly inauguratio: boolean
  /** KOR-PER-1.6, KOR-PER-2.6: not in the first two periods; KOR-PER-3.3: from the third. */
  readonly consent: boolean
  /** Cities to be Romanized. */
  readonly mission: number
  /** What a failed mission costs beside units equal to the King's Virtus. */
  readonly penalty: { readonly chits: number; readonly militaryOnly: boolean }
  readonly source: Source
}

/** KOR-PER-8: the table of the royal periods. RULING-01: 26 turns. */
export const periods: readonly PeriodData[] = [
  period(1, [1, 3], 'romulus', null, [2, 2], 4, { chits: 3, militaryOnly: false }),
  {
    ...period(2, [4, 7], 'numa', 6, [2, 3], 3, { chits: 1, militaryOnly: false }),
    remainder: 'units-to-pool',
    consent: false,
  },
  {
    ...period(3, [8, 10], 'tullus', 6, [2, 2], 4, { chits: 2, militaryOnly: true }),
    actions: 'half-die-and-leaders',
  },
  {
    ...period(4, [11, 14], 'ancus', 4, [2, 2], 2, { chits: 2, militaryOnly: true }),
    remainder: 'garrisons-to-pool',
  },
  period(5, [15, 17], 'priscus', 4, [2, 3], 3, { chits: 2, militaryOnly: true }),
  period(6, [18, 21], 'servius', 4, [2, 1], 4, { chits: 2, militaryOnly: true }),
  period(7, [22, 26], 'superbus', 6, [1, 1], 3, { chits: 0, militaryOnly: true }),
]

function period(
  id: PeriodId,
  [firstTurn, lastTurn]: readonly [number, number],
  king: string,
  intoEach: number | null,
  [roman, hostile]: readonly [number, number],
  mission: number,
  penalty: PeriodData['penalty'],
): PeriodData {
  return {
    id,
    firstTurn,
    lastTurn,
    king,
    intoEach,
    remainder: 'none',
    draws: { roman, hostile },
    actions: 'die',
    inauguratio: id > 1,
    consent: id > 1,
    mission,
    penalty,
    source: 'rulebook',
  }
}

export const lastTurn = 26

/** KOR-END-2 */
export const victoryAt = 20
/** KOR-END-5, RULING-60 */
export const honourableFrom = 10

/** RULING-86: rounds of a clash, of a combat, of a fight of champions; then it is dusk. */
export const roundsTillDusk = 10

/** KOR-MOVE-2 */
export const allowance = { mounted: 20, infantry: 14, ship: 25 } as const
/** KOR-MOVE-3 */
export const roadCost = { main: 0.5, trail: 1 } as const
/** Until the bridge stands. */
export const tiberSurcharge = 1
