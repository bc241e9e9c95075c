import type { Source } from './map.ts'

/** Legion, Heavy Infantry, Auxilia, Barbarian Infantry, Cavalry, Heavy Cavalry (17.1), Fleet. */
export const unitKindIds = ['lgn', 'hi', 'aux', 'bi', 'cav', 'hc', 'flt'] as const
export type UnitKindId = (typeof unitKindIds)[number]

export function isUnitKind(name: string): name is UnitKindId {
  return unitKindIds.some(each => each === name)
}

/** How many units of each kind; a kind that is not named is zero. */
export type UnitCounts = { readonly [kind in UnitKindId]?: number }

export interface UnitKind {
  readonly id: UnitKindId
  readonly name: string
  /** RV-3.4-a, RV-3.4-b: Combat Strength Points at full strength and reduced. */
  readonly full: number
  readonly reduced: number
  readonly naval: boolean
  /** RV-5.31-5c, RV-17.1-a: counts for the cavalry advantage. */
  readonly cavalry: boolean
  /** RV-9.2-a: Revenue Points to create (or replace) and to rebuild a reduced unit; null: never for money. */
  readonly create: number | null
  readonly rebuild: number | null
  /** RV-4.2C2-a: false for units that have no maintenance line. */
  readonly maintained: boolean
  /** RV-9.15-a: which limit of an eligible Province it counts against. */
  readonly quota: 'heavy' | 'auxilia' | 'cavalry' | 'fleet' | null
  /** RV-9.17-3: may be created on the small islands. */
  readonly onSmallIslands: boolean
  /** Counters of one colour (RV-9.0-a). */
  readonly counters: number
  readonly source: Source
}

/** Strengths and costs are the rulebook's, the number of counters is rebuilt. */
export const unitKinds: Readonly<Record<UnitKindId, UnitKind>> = {
  lgn: {
    id: 'lgn',
    name: 'Legion',
    full: 4,
    reduced: 2,
    naval: false,
    cavalry: false,
    create: 4,
    rebuild: 2,
    maintained: true,
    quota: 'heavy',
    onSmallIslands: false,
    counters: 28,
    source: 'rulebook',
  },
  hi: {
    id: 'hi',
    name: 'Heavy Infantry',
    full: 3,
    reduced: 2,
    naval: false,
    cavalry: false,
    create: 4,
    rebuild: 2,
    maintained: true,
    quota: 'heavy',
    onSmallIslands: false,
    counters: 28,
    source: 'rulebook',
  },
  aux: {
    id: 'aux',
    name: 'Auxilia',
    full: 2,
    reduced: 1,
    naval: false,
    cavalry: false,
    create: 2,
    rebuild: 1,
    maintained: true,
    quota: 'auxilia',
    onSmallIslands: true,
    counters: 30,
    source: 'rulebook',
  },
  // With option 15.2 Barbarians pay for it as for Auxilia.
  bi: {
    id: 'bi',
    name: 'Barbarian Infantry',
    full: 2,
    reduced: 1,
    naval: false,
    cavalry: false,
    create: null,
    rebuild: null,
    maintained: false,
    quota: null,
    onSmallIslands: true,
    counters: 30,
    source: 'rulebook',
  },
  // RV-3.71-a: 2, whatever the mat says.
  cav: {
    id: 'cav',
    name: 'Cavalry',
    full: 2,
    reduced: 1,
    naval: false,
    cavalry: true,
    create: 4,
    rebuild: 2,
    maintained: true,
    quota: 'cavalry',
    onSmallIslands: false,
    counters: 24,
    source: 'rulebook',
  },
  hc: {
    id: 'hc',
    name: 'Heavy Cavalry',
    full: 4,
    reduced: 2,
    naval: false,
    cavalry: true,
    create: 5,
    rebuild: 3,
    maintained: true,
    quota: 'cavalry',
    onSmallIslands: false,
    counters: 16,
    source: 'rulebook',
  },
  flt: {
    id: 'flt',
    name: 'Fleet',
    full: 2,
    reduced: 1,
    naval: true,
    cavalry: false,
    create: 4,
    rebuild: 2,
    maintained: true,
    quota: 'fleet',
    onSmallIslands: true,
    counters: 16,
    source: 'rulebook',
  },
}

/** RV-9.15-a: what one eligible Province may create or rebuild a turn. */
export const quotas = { heavy: 2, auxilia: 2, cavalry: 1, fleet: 1 } as const
export type Quota = keyof typeof quotas

/** RV-9.17-3: only Auxilia and Fleets are raised here. Sicilia, an island of RV-3.9-h, is not on this list. */
export const smallIslands: readonly string[] = [
  'baleares',
  'corsica',
  'creta',
  'cyprus',
  'rhodus',
  'sardinia',
]

/** RV-3.9-h: the Island Provinces of the definitions; Hibernia and the Britanniae are none. */
export const islandProvinces: readonly string[] = [...smallIslands, 'sicilia']
