import type { LeaderData } from './leaders.ts'
import type { HexId, HostileType, LeaderRank, NationId, PeriodId, Source } from './types.ts'
import type { UnitData } from './units.ts'

/** What an event chit does. A war brings an army from its box; the others have their own procedure. */
export type EventEffect =
  | 'war'
  | 'sabine-women'
  | 'horatii'
  | 'ostia'
  | 'bridge'
  | 'omens'
  | 'end-action'
  | 'scaevola'
  | 'cocles'

export interface EventData {
  readonly id: string
  readonly period: PeriodId
  readonly effect: EventEffect
  /** The box whose army it brings. */
  readonly war: string | null
  /** Of the effect; periods and names are the player aid's. */
  readonly source: Source
}

export interface WarData {
  readonly id: string
  readonly nation: NationId
  /** The city where its army gathers, by name. */
  readonly muster: string | null
  /** Where it gathers if there is no such city. */
  readonly hex: HexId | null
  readonly leader: string
  readonly units: readonly string[]
  readonly source: Source
}

type WarRow = readonly [
  id: string,
  nation: NationId,
  muster: string | null,
  /** The name is null where none has come down. */
  leader: readonly [name: string | null, virtus: number, astutia: number, capacity: number, rank: LeaderRank],
  infantry: readonly number[],
  cavalry: readonly number[],
]

const warRows: readonly WarRow[] = [
  ['war-sabine', 'sab', 'Cures', ['Titus Tatius', 3, 2, 6, 'king'], [3, 2, 2], [2]],
  ['war-aequi', 'aeq', 'Carsioli', ['Fertor Resius', 3, 1, 5, 'dux'], [2, 2, 2], []],
  ['war-volsci', 'vol', 'Velitrae', [null, 3, 2, 5, 'dux'], [3, 2, 2], [2]],
  ['war-picentes', 'pic', 'Asculum', [null, 2, 1, 4, 'dux'], [2, 2, 2], []],
  ['war-falisci', 'fal', 'Falerii', [null, 3, 1, 5, 'dux'], [3, 2, 2], []],
  ['war-capena', 'cap', 'Capena', [null, 2, 1, 4, 'dux'], [2, 2, 2], []],
  ['war-alba', 'lat', 'Alba Longa', ['Gaius Cluilius', 3, 2, 6, 'dux'], [3, 2, 2], [2]],
  ['war-samnites', 'sam', 'Aufidena', [null, 3, 2, 6, 'dux'], [3, 3, 2, 2], []],
  ['war-gauls', 'gal', null, ['Bellovesus', 4, 1, 6, 'king'], [3, 3, 3], [3, 3]],
  ['war-etruscan-1', 'etr', 'Tarquinii', [null, 3, 2, 6, 'dux'], [3, 3, 2, 2], [3]],
  ['war-etruscan-2', 'etr', 'Veii', [null, 3, 2, 6, 'dux'], [3, 3, 2, 2], [3]],
  ['war-dauni', 'dau', 'Luceria', [null, 3, 1, 5, 'dux'], [2, 2], [3, 3]],
  ['war-umbri', 'umb', 'Nequinum', [null, 3, 1, 5, 'dux'], [2, 2, 2, 2], []],
  ['war-etruscan-3', 'etr', 'Clusium', [null, 3, 2, 6, 'dux'], [3, 3, 3, 2], [3]],
]

/** The Gauls gather on the road beside Arretium. */
const gaulishMuster = '1123'

export const wars: readonly WarData[] = warRows.map(([id, nation, muster, , infantry, cavalry]) => ({
  id,
  nation,
  muster,
  hex: muster === null ? gaulishMuster : null,
  leader: `${id}-leader`,
  units: [...infantry, ...cavalry].map((_, index) => `${id}-${index + 1}`),
  source: 'reconstruction',
}))

export const warLeaders: readonly LeaderData[] = warRows.map(
  ([id, nation, muster, [name, virtus, astutia, capacity, rank]]) => ({
    id: `${id}-leader`,
    name,
    period: null,
    nation,
    home: muster,
    virtus,
    astutia,
    capacity,
    rank,
    // RULING-41, RULING-65: back to his box when he is released.
    reverse: 'captive',
    box: id,
    source: 'reconstruction',
  }),
)

export const warUnits: readonly UnitData[] = warRows.flatMap(([id, nation, muster, , infantry, cavalry]) => {
  const types: readonly (readonly [HostileType, number])[] = [
    ...infantry.map(virtus => ['infantry', virtus] as const),
    ...cavalry.map(virtus => ['cavalry', virtus] as const),
  ]
  return types.map(
    ([type, virtus], index): UnitData => ({
      id: `${id}-${index + 1}`,
      period: null,
      nation,
      home: muster,
      // The first infantry of each box bears the captive mark.
      hostile: { type, virtus, captive: index === 0 },
      roman: null,
      box: id,
      source: 'reconstruction',
    }),
  )
})

type EventRow = readonly [id: string, period: PeriodId, effect: EventEffect, war: string | null]

const eventRows: readonly EventRow[] = [
  ['sabine-women', 1, 'sabine-women', 'war-sabine'],
  ['aequi', 1, 'war', 'war-aequi'],
  ['volsci', 2, 'war', 'war-volsci'],
  ['picentes', 2, 'war', 'war-picentes'],
  ['falisci', 2, 'war', 'war-falisci'],
  ['capena', 2, 'war', 'war-capena'],
  ['horatii', 3, 'horatii', null],
  ['alba', 3, 'war', 'war-alba'],
  ['samnites-1', 3, 'war', 'war-samnites'],
  ['ostia-foundation', 4, 'ostia', null],
  ['sublicius-bridge', 4, 'bridge', null],
  ['samnites-2', 4, 'war', 'war-samnites'],
  ['omens', 5, 'omens', null],
  ['end-action', 5, 'end-action', null],
  ['gauls', 5, 'war', 'war-gauls'],
  ['etruscan-1', 5, 'war', 'war-etruscan-1'],
  ['etruscan-2', 6, 'war', 'war-etruscan-2'],
  ['dauni', 6, 'war', 'war-dauni'],
  ['umbri', 6, 'war', 'war-umbri'],
  ['etruscan-3', 7, 'war', 'war-etruscan-3'],
  ['scaevola', 7, 'scaevola', null],
  ['cocles', 7, 'cocles', null],
]

export const events: readonly EventData[] = eventRows.map(([id, period, effect, war]) => ({
  id,
  period,
  effect,
  war,
  source: 'reconstruction',
}))
