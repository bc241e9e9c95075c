import type { PeopleData as SeriesPeople } from '../../imperator/data/map.ts'
import type { NationalityId, PeopleId, Source } from './types.ts'

/** AIE-1.1-a, AIE-4.2.4-a: a Nationality, its Peoples and the group within which units may share a zone. */
export interface NationalityData {
  readonly id: NationalityId
  readonly name: string
  readonly group: 1 | 2 | 3
  readonly peoples: readonly PeopleId[]
  readonly source: Source
}

export interface PeopleData extends SeriesPeople {
  readonly id: PeopleId
  readonly nationality: NationalityId
  /** AIE-4.1-a: a Major People has leaders. */
  readonly major: boolean
  /** AIE-4.3-g: how many zones from home its units may go. */
  readonly range: number
  /** AIE-10.1-c: worth of its pacification; null for a Minor People. */
  readonly victoryPoints: number | null
  /** Nationality, group and kind are stated by the rulebook; the VP of a Major is rebuilt. */
  readonly source: { readonly people: Source; readonly victoryPoints: Source }
}

export const nationalities: readonly NationalityData[] = [
  { id: 'illyrians', name: 'Illyrians', group: 1, peoples: ['illyrii'], source: 'rulebook' },
  { id: 'iranians', name: 'Iranians', group: 2, peoples: ['parthi'], source: 'rulebook' },
  { id: 'germans', name: 'Germans', group: 1, peoples: ['germani'], source: 'rulebook' },
  {
    id: 'celts',
    name: 'Celts',
    group: 1,
    peoples: ['alpes', 'galatae', 'celtiberes', 'pannonii'],
    source: 'rulebook',
  },
  {
    id: 'thraco-phrygians',
    name: 'Thraco-Phrygians',
    group: 2,
    peoples: ['daci', 'thracii', 'pontici', 'cappadocii', 'armenii'],
    source: 'rulebook',
  },
  {
    id: 'hamites-semites',
    name: 'Hamites-Semites',
    group: 3,
    peoples: ['mauri', 'nabatenei', 'numidae', 'judaei', 'aegyptii'],
    source: 'rulebook',
  },
]

const source = { people: 'rulebook', victoryPoints: 'reconstruction' } as const

function minor(id: PeopleId, name: string, nationality: NationalityId, group: 1 | 2 | 3): PeopleData {
  return { id, name, nationality, group, major: false, range: 2, victoryPoints: null, source }
}

function major(
  id: PeopleId,
  name: string,
  nationality: NationalityId,
  group: 1 | 2 | 3,
  victoryPoints: number,
): PeopleData {
  return { id, name, nationality, group, major: true, range: 3, victoryPoints, source }
}

/** Zones of origin are the zones that name the People (`ZoneData.people`); its units are in units.ts. */
export const peoples: readonly PeopleData[] = [
  minor('illyrii', 'Illyrii', 'illyrians', 1),
  minor('germani', 'Germani', 'germans', 1),
  minor('alpes', 'Alpes', 'celts', 1),
  minor('galatae', 'Galatae', 'celts', 1),
  minor('celtiberes', 'Celtiberes', 'celts', 1),
  minor('pannonii', 'Pannonii', 'celts', 1),
  major('parthi', 'Parthi', 'iranians', 2, 6),
  minor('daci', 'Daci', 'thraco-phrygians', 2),
  minor('thracii', 'Thracii', 'thraco-phrygians', 2),
  major('pontici', 'Pontici', 'thraco-phrygians', 2, 2),
  minor('cappadocii', 'Cappadocii', 'thraco-phrygians', 2),
  minor('armenii', 'Armenii', 'thraco-phrygians', 2),
  minor('mauri', 'Mauri', 'hamites-semites', 3),
  minor('nabatenei', 'Nabatenei', 'hamites-semites', 3),
  major('numidae', 'Numidae', 'hamites-semites', 3, 2),
  minor('judaei', 'Judaei', 'hamites-semites', 3),
  major('aegyptii', 'Aegyptii', 'hamites-semites', 3, 4),
]
