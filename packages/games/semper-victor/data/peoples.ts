import type { PeopleData as SeriesPeople } from '../../imperator/data/map.ts'
import type { DioceseId, NationalityId, PeopleId, Source } from './types.ts'

/** SV-1.1-A, SV-1.1-B, SV-4.2.4-A: a Nationality, its Peoples and the group within which units may share a zone. */
export interface NationalityData {
  readonly id: NationalityId
  readonly name: string
  readonly group: StackingGroup
  readonly peoples: readonly PeopleId[]
  readonly source: Source
}

/** 1: with the Romans; 2: western Peoples; 3: eastern Peoples. */
export type StackingGroup = 1 | 2 | 3

/** SV-4.1-A: a Major People has leaders, a Minor one has none; Armenia is Rome's ally (SV-4.4.2-A). */
export type PeopleRank = 'major' | 'minor' | 'ally'

export interface PeopleData extends SeriesPeople {
  readonly id: PeopleId
  readonly nationality: NationalityId
  readonly rank: PeopleRank
  /** SV-1.2.1-B, SV-1.3.1-B: the Diocese whose colour its band has, by which it enters the Empire; Armenia is tied to Oriens. */
  readonly band: DioceseId
  /** SV-4.3-F: how many zones from home its units may go. */
  readonly range: number
  /** Name and Nationality are stated by the rulebook; rank and band only of some. */
  readonly source: { readonly people: Source; readonly rank: Source; readonly band: Source }
}

export const nationalities: readonly NationalityData[] = [
  {
    id: 'iranians',
    name: 'Iranians',
    group: 3,
    peoples: ['persians', 'alani', 'iberians'],
    source: 'rulebook',
  },
  {
    id: 'germans',
    name: 'Germans',
    group: 2,
    peoples: [
      'alamanni',
      'burgondi',
      'frisii',
      'franci',
      'marcomanni',
      'gepides',
      'ostrogothi',
      'quades',
      'vandales',
      'visigothi',
    ],
    source: 'rulebook',
  },
  { id: 'celts', name: 'Celts', group: 2, peoples: ['picts'], source: 'rulebook' },
  {
    id: 'thraco-phrygians',
    name: 'Thraco-Phrygians',
    group: 1,
    peoples: ['armenia'],
    source: 'rulebook',
  },
  {
    id: 'hamito-semites',
    name: 'Hamito-Semites',
    group: 3,
    peoples: ['austuriani', 'mauri', 'saraceni'],
    source: 'rulebook',
  },
]

const range = 5

/** Ranks that the text states or that a leader of its own proves. */
const rankStated: readonly PeopleId[] = [
  'picts',
  'franci',
  'visigothi',
  'persians',
  'burgondi',
  'marcomanni',
  'ostrogothi',
  'armenia',
]

/** Bands that an example of the text names. */
const bandStated: readonly PeopleId[] = ['franci', 'alamanni', 'armenia']

function people(
  id: PeopleId,
  name: string,
  nationality: NationalityId,
  rank: PeopleRank,
  band: DioceseId,
): PeopleData {
  const { group } = nationalities.find(each => each.id === nationality) ?? { group: 3 }
  return {
    id,
    name,
    nationality,
    group,
    rank,
    major: rank === 'major',
    band,
    range,
    source: {
      people: 'rulebook',
      rank: rankStated.includes(id) ? 'rulebook' : 'reconstruction',
      band: bandStated.includes(id) ? 'rulebook' : 'reconstruction',
    },
  }
}

/** Zones of origin are the zones that name the People (`ZoneData.people`); its units are in units.ts. */
export const peoples: readonly PeopleData[] = [
  people('picts', 'Picts', 'celts', 'major', 'britanniae'),
  people('frisii', 'Frisii', 'germans', 'minor', 'galliae'),
  people('franci', 'Franci', 'germans', 'major', 'galliae'),
  people('burgondi', 'Burgondi', 'germans', 'minor', 'galliae'),
  people('alamanni', 'Alamanni', 'germans', 'major', 'galliae'),
  people('marcomanni', 'Marcomanni', 'germans', 'minor', 'pannoniae'),
  people('quades', 'Quades', 'germans', 'minor', 'pannoniae'),
  people('vandales', 'Vandales', 'germans', 'minor', 'pannoniae'),
  people('gepides', 'Gepides', 'germans', 'minor', 'moesiae'),
  people('visigothi', 'Visigothi', 'germans', 'major', 'thracia'),
  people('ostrogothi', 'Ostrogothi', 'germans', 'minor', 'thracia'),
  people('alani', 'Alani', 'iranians', 'minor', 'pontica'),
  people('iberians', 'Iberians', 'iranians', 'minor', 'pontica'),
  people('armenia', 'Armenia', 'thraco-phrygians', 'ally', 'oriens'),
  people('persians', 'Persians', 'iranians', 'major', 'oriens'),
  people('saraceni', 'Saraceni', 'hamito-semites', 'minor', 'oriens'),
  people('austuriani', 'Austuriani', 'hamito-semites', 'minor', 'africa'),
  people('mauri', 'Mauri', 'hamito-semites', 'minor', 'africa'),
]

/** SV-4.1-C: while both are at war they are one People, and a Major one as the first is. */
export const gothi = ['visigothi', 'ostrogothi'] as const satisfies readonly PeopleId[]
