import type { HostileType, NationId, PeriodId, RomanType, Source } from './types.ts'

export interface HostileFace {
  readonly type: HostileType
  readonly virtus: number
  /** RULING-48: hit, it is taken captive; without the mark it is eliminated. */
  readonly captive: boolean
}

export interface RomanFace {
  readonly type: RomanType
  readonly virtus: number
}

/** A military unit. Those of the containers have two faces, the first army of Rome and the war boxes one (RULING-65). */
export interface UnitData {
  readonly id: string
  /** When it comes into the game; null: at the set-up or by an event. */
  readonly period: PeriodId | null
  readonly nation: NationId
  /** The name of the city where its hostile face deploys. */
  readonly home: string | null
  readonly hostile: HostileFace | null
  readonly roman: RomanFace | null
  /** The event whose box it starts from and returns to. */
  readonly box: string | null
  /** Of the ratings; the numbers of units in each period are the player aid's. */
  readonly source: Source
}

/** Virtus of a Roman face by its type. */
export const romanVirtus: Readonly<Record<RomanType, number>> = {
  I: 4,
  II: 3,
  III: 3,
  IV: 2,
  V: 1,
  cavalry: 3,
  ship: 2,
}

function romanFace(type: RomanType): RomanFace {
  return { type, virtus: romanVirtus[type] }
}

type ChitRow = readonly [
  id: string,
  period: PeriodId,
  nation: NationId,
  home: string,
  type: HostileType,
  virtus: number,
  mark: 'captive' | '-',
  roman: RomanType,
]

/** KOR-PER-1.4, KOR-PER-2.2, KOR-PER-7.1: 29, 10 and 8 units. */
const chits: readonly ChitRow[] = [
  ['U01', 1, 'lat', 'Alba Longa', 'infantry', 3, '-', 'I'],
  ['U02', 1, 'lat', 'Alba Longa', 'infantry', 2, '-', 'II'],
  ['U03', 1, 'lat', 'Tusculum', 'infantry', 2, 'captive', 'III'],
  ['U04', 1, 'lat', 'Tusculum', 'cavalry', 2, '-', 'cavalry'],
  ['U05', 1, 'lat', 'Gabii', 'infantry', 2, '-', 'IV'],
  ['U06', 1, 'lat', 'Gabii', 'cavalry', 2, 'captive', 'cavalry'],
  ['U07', 1, 'lat', 'Praeneste', 'infantry', 2, '-', 'V'],
  ['U08', 1, 'lat', 'Tibur', 'infantry', 2, '-', 'I'],
  ['U09', 1, 'lat', 'Aricia', 'infantry', 2, 'captive', 'II'],
  ['U10', 1, 'lat', 'Lavinium', 'infantry', 1, '-', 'III'],
  ['U11', 1, 'sab', 'Cures', 'infantry', 3, '-', 'IV'],
  ['U12', 1, 'sab', 'Cures', 'infantry', 2, '-', 'V'],
  ['U13', 1, 'sab', 'Cures', 'cavalry', 2, 'captive', 'cavalry'],
  ['U14', 1, 'sab', 'Reate', 'infantry', 2, '-', 'I'],
  ['U15', 1, 'sab', 'Reate', 'infantry', 2, '-', 'II'],
  ['U16', 1, 'sab', 'Reate', 'cavalry', 2, '-', 'cavalry'],
  ['U17', 1, 'sab', 'Eretum', 'infantry', 2, 'captive', 'III'],
  ['U18', 1, 'sab', 'Trebula Mutuesca', 'infantry', 2, '-', 'IV'],
  ['U19', 1, 'sab', 'Amiternum', 'infantry', 2, '-', 'V'],
  ['U20', 1, 'etr', 'Veii', 'infantry', 3, 'captive', 'I'],
  ['U21', 1, 'etr', 'Veii', 'infantry', 2, '-', 'II'],
  ['U22', 1, 'etr', 'Veii', 'cavalry', 3, '-', 'cavalry'],
  ['U23', 1, 'etr', 'Caere', 'infantry', 3, '-', 'III'],
  ['U24', 1, 'etr', 'Tarquinii', 'infantry', 3, '-', 'IV'],
  ['U25', 1, 'etr', 'Tarquinii', 'cavalry', 3, '-', 'cavalry'],
  ['U26', 1, 'etr', 'Vulci', 'infantry', 2, 'captive', 'V'],
  ['U27', 1, 'etr', 'Volsinii', 'infantry', 2, '-', 'I'],
  ['U28', 1, 'aeq', 'Carsioli', 'infantry', 2, '-', 'II'],
  ['U29', 1, 'aeq', 'Treba', 'infantry', 2, '-', 'III'],
  ['U30', 2, 'vol', 'Velitrae', 'infantry', 2, '-', 'I'],
  ['U31', 2, 'vol', 'Antium', 'infantry', 3, 'captive', 'II'],
  ['U32', 2, 'vol', 'Suessa Pometia', 'infantry', 2, '-', 'III'],
  ['U33', 2, 'vol', 'Privernum', 'cavalry', 2, '-', 'cavalry'],
  ['U34', 2, 'fal', 'Falerii', 'infantry', 3, '-', 'IV'],
  ['U35', 2, 'fal', 'Falerii', 'cavalry', 2, '-', 'cavalry'],
  ['U36', 2, 'cap', 'Capena', 'infantry', 2, '-', 'V'],
  ['U37', 2, 'umb', 'Nequinum', 'infantry', 2, 'captive', 'I'],
  ['U38', 2, 'umb', 'Tuder', 'infantry', 2, '-', 'II'],
  ['U39', 2, 'pic', 'Asculum', 'infantry', 2, '-', 'III'],
  ['U40', 7, 'etr', 'Clusium', 'infantry', 3, '-', 'I'],
  ['U41', 7, 'etr', 'Clusium', 'infantry', 3, '-', 'II'],
  ['U42', 7, 'etr', 'Volsinii', 'infantry', 2, 'captive', 'III'],
  ['U43', 7, 'etr', 'Arretium', 'cavalry', 3, '-', 'cavalry'],
  ['U44', 7, 'lat', 'Tusculum', 'infantry', 3, '-', 'IV'],
  ['U45', 7, 'lat', 'Ardea', 'infantry', 2, 'captive', 'V'],
  ['U46', 7, 'etr', 'Pyrgi', 'ship', 3, '-', 'ship'],
  ['U47', 7, 'vol', 'Antium', 'ship', 2, '-', 'ship'],
]

export const chitUnits: readonly UnitData[] = chits.map(
  ([id, period, nation, home, type, virtus, mark, roman]) => ({
    id,
    period,
    nation,
    home,
    hostile: { type, virtus, captive: mark === 'captive' },
    roman: romanFace(roman),
    box: null,
    source: 'reconstruction',
  }),
)

/** KOR-PER-1.2, KOR-PER-1.3: the King's four infantry and one cavalry, and three infantry in Rome. */
const firstLevy: readonly (readonly [string, RomanType])[] = [
  ['S1', 'I'],
  ['S2', 'II'],
  ['S3', 'III'],
  ['S4', 'III'],
  ['S5', 'cavalry'],
  ['S6', 'III'],
  ['S7', 'IV'],
  ['S8', 'V'],
]

export const kingsArmy: readonly string[] = ['S1', 'S2', 'S3', 'S4', 'S5']
export const romanReserve: readonly string[] = ['S6', 'S7', 'S8']

export const startUnits: readonly UnitData[] = firstLevy.map(([id, type]) => ({
  id,
  period: null,
  nation: 'rom',
  home: null,
  hostile: null,
  roman: romanFace(type),
  box: null,
  source: 'reconstruction',
}))

/** KOR-NAV-5: the waters to which the ships of a people go when they are sunk. */
export const seaAreas: readonly { readonly id: string; readonly nation: NationId }[] = [
  { id: 'mare-etruscum', nation: 'etr' },
  { id: 'antium', nation: 'vol' },
]

/** The fleets that the foundation of Ostia brings. */
export const fleetUnits: readonly UnitData[] = [
  ...['ostia-ship-1', 'ostia-ship-2'].map(
    (id): UnitData => ({
      id,
      period: null,
      nation: 'rom',
      home: null,
      hostile: null,
      roman: romanFace('ship'),
      box: 'ostia-foundation',
      source: 'reconstruction',
    }),
  ),
  ...['pyrgi-ship-1', 'pyrgi-ship-2'].map(
    (id): UnitData => ({
      id,
      period: null,
      nation: 'etr',
      home: 'Pyrgi',
      hostile: { type: 'ship', virtus: 3, captive: false },
      roman: null,
      box: 'ostia-foundation',
      source: 'reconstruction',
    }),
  ),
]
