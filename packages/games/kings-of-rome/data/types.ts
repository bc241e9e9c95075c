import { type HexId, type PeopleId, peoples } from './map.ts'

export type { HexId, PeopleId, Source } from './map.ts'

/** The peoples with cities, and the Gauls, who come from beyond the map. */
export type NationId = PeopleId | 'gal'

export const nationIds: readonly NationId[] = [...peoples.map(people => people.id), 'gal']

/** Whose face a chit shows (KOR-DEF-1). */
export type Face = 'roman' | 'hostile'

export type PeriodId = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Classes of the Roman levy, and the two kinds without class. */
export type RomanType = 'I' | 'II' | 'III' | 'IV' | 'V' | 'cavalry' | 'ship'

export type HostileType = 'infantry' | 'cavalry' | 'ship'

/** What happens to a captured leader when his chit is turned over (KOR-LEAD-3). */
export type LeaderReverse = 'captive' | 'hostile' | 'roman'

export type LeaderRank = 'king' | 'dux' | 'princeps'

export const hexes = { rome: '3907', start: '3906', ostia: '3803' } as const satisfies Record<string, HexId>
