import type { LeaderRank, LeaderReverse, NationId, PeriodId, Source } from './types.ts'

export interface KingData {
  readonly id: string
  readonly name: string
  /** The Interrex reigns in no period of his own. */
  readonly period: PeriodId | null
  readonly virtus: number
  readonly astutia: number
  readonly capacity: number
  /** RULING-84: what he brings when he is inaugurated, as far as Romulus did not begin with it (RULING-83). */
  readonly influence: number
  readonly source: Source
}

export const kings: readonly KingData[] = [
  king('romulus', 'Romulus', 1, 4, 3, 0),
  king('numa', 'Numa Pompilius', 2, 2, 3, 1),
  king('tullus', 'Tullus Hostilius', 3, 4, 1, 4),
  king('ancus', 'Ancus Marcius', 4, 2, 3, 0),
  king('priscus', 'Tarquinius Priscus', 5, 3, 3, 6),
  king('servius', 'Servius Tullius', 6, 3, 3, 8),
  king('superbus', 'Tarquinius Superbus', 7, 3, 2, 4),
  // RULING-06
  { ...king('interrex', 'Interrex', null, 2, 1, 1), capacity: 6 },
]

function king(
  id: string,
  name: string,
  period: PeriodId | null,
  virtus: number,
  astutia: number,
  influence: number,
): KingData {
  return { id, name, period, virtus, astutia, capacity: 8, influence, source: 'reconstruction' }
}

export interface OfficeData {
  readonly id: string
  readonly name: string
  readonly office: 'magister' | 'tribune'
  readonly period: PeriodId
  /** KOR-OFF-4 */
  readonly virtus: number
  readonly astutia: number
  readonly capacity: number
  /** Of the capacity; Virtus and Astutia are the player aid's. */
  readonly source: Source
}

export const offices: readonly OfficeData[] = [
  office('magister-populi', 'Magister Populi', 'magister', 6),
  office('magister-equitum', 'Magister Equitum', 'magister', 5),
  office('tribunus-populi-1', 'Tribunus Populi', 'tribune', 4),
  office('tribunus-populi-2', 'Tribunus Populi', 'tribune', 4),
  office('tribunus-celerum', 'Tribunus Celerum', 'tribune', 4),
]

function office(id: string, name: string, kind: OfficeData['office'], capacity: number): OfficeData {
  const [virtus, astutia] = kind === 'magister' ? [3, 2] : [2, 1]
  return { id, name, office: kind, period: 2, virtus, astutia, capacity, source: 'reconstruction' }
}

/** A leader of the other peoples: a chit of the containers, or the head of a war army. */
export interface LeaderData {
  readonly id: string
  /** Null if none has come down: then the texts call him after his people. */
  readonly name: string | null
  readonly period: PeriodId | null
  readonly nation: NationId
  readonly home: string | null
  readonly virtus: number
  readonly astutia: number
  readonly capacity: number
  readonly rank: LeaderRank
  readonly reverse: LeaderReverse
  /** The event whose box he starts from and returns to. */
  readonly box: string | null
  readonly source: Source
}

/** KOR-ARMY-3: how many units a captured leader commands when he has joined Rome. */
export const romanGeneralCapacity = 4

type LeaderRow = readonly [
  id: string,
  name: string,
  period: PeriodId,
  nation: NationId,
  home: string,
  ratings: readonly [virtus: number, astutia: number, capacity: number],
  rank: LeaderRank,
  reverse: LeaderReverse,
]

const leaderRows: readonly LeaderRow[] = [
  ['mamilius', 'Mamilius', 1, 'lat', 'Tusculum', [3, 2, 5], 'dux', 'hostile'],
  ['egerius', 'Egerius', 1, 'lat', 'Aricia', [2, 1, 4], 'princeps', 'captive'],
  ['valerius', 'Valerius', 1, 'sab', 'Cures', [3, 2, 5], 'dux', 'roman'],
  ['arruns', 'Arruns', 1, 'etr', 'Veii', [3, 1, 5], 'dux', 'captive'],
  ['spurinna', 'Spurinna', 1, 'etr', 'Tarquinii', [3, 2, 5], 'dux', 'hostile'],
  ['avle-vibenna', 'Avle Vibenna', 2, 'etr', 'Vulci', [3, 2, 5], 'dux', 'captive'],
  ['caelius-vibenna', 'Caelius Vibenna', 2, 'etr', 'Vulci', [3, 2, 5], 'dux', 'roman'],
  ['mettius', 'Mettius Fufetius', 3, 'lat', 'Alba Longa', [3, 3, 6], 'dux', 'captive'],
  ['mastarna', 'Mastarna', 4, 'etr', 'Vulci', [3, 3, 6], 'dux', 'roman'],
  ['porsenna', 'Porsenna', 7, 'etr', 'Clusium', [4, 3, 8], 'king', 'hostile'],
]

/** KOR-PER-1.4 to KOR-PER-7.1: the ten leaders of the containers. */
export const chitLeaders: readonly LeaderData[] = leaderRows.map(
  ([id, name, period, nation, home, [virtus, astutia, capacity], rank, reverse]) => ({
    id,
    name,
    period,
    nation,
    home,
    virtus,
    astutia,
    capacity,
    rank,
    reverse,
    box: null,
    source: 'reconstruction',
  }),
)
