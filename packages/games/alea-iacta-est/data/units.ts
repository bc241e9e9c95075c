import type { Unit, UnitRatings } from '../../imperator/data/series.ts'
import type { PeopleId, RomanUnitKind, Source } from './types.ts'

/** AIE-1.3-a: one side of a unit counter. */
export type { UnitRatings } from '../../imperator/data/series.ts'

/** `warriors`: any land unit of a non-Roman People, whatever its troops are called. */
export type UnitKind = RomanUnitKind | 'warriors'

export interface UnitData extends Unit {
  readonly people: PeopleId | null
  readonly kind: UnitKind
  /** What the counter is one of: `legio`, `equites-4`, `naves-8-2`, `cataphracti` ... */
  readonly type: string
  /** AIE-3.2.1-a: a legion with the R icon. */
  readonly recruit: boolean
  /** AIE-3.4.2-f: land units that a naves carries, and how many of them may be legions. */
  readonly carries: { readonly units: number; readonly legions: number } | null
  /** The ratings of the normal side that the rulebook itself gives; the others are rebuilt. */
  readonly stated: readonly (keyof UnitRatings)[]
  /** Whether the rulebook gives this counter, and whether it gives all of its ratings. */
  readonly source: { readonly counter: Source; readonly ratings: Source }
}

function ratings(strength: number, quality: number, tactical: number): UnitRatings {
  return { strength, quality, tactical }
}

const rebuilt = { counter: 'rulebook', ratings: 'reconstruction' } as const

/** Legions I to XXXVIII; there is no XXXV. */
const legions = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
  'XVII',
  'XVIII',
  'XIX',
  'XX',
  'XXI',
  'XXII',
  'XXIII',
  'XXIV',
  'XXV',
  'XXVI',
  'XXVII',
  'XXVIII',
  'XXIX',
  'XXX',
  'XXXI',
  'XXXII',
  'XXXIII',
  'XXXIV',
  'XXXVI',
  'XXXVII',
  'XXXVIII',
] as const

/** The later levies that bear the R icon: I-R to XVIII-R. */
const recruits = legions.slice(0, 18)

/** Caesar's legions of the Gallic War. */
const veterans: readonly string[] = ['VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII']

/** The two legions whose quality the rulebook's example gives. */
const qualityStated: readonly string[] = ['XXI', 'XXII']

function legio(number: string): UnitData {
  const veteran = veterans.includes(number)
  return {
    id: `legio-${number}`,
    name: `Legio ${number}`,
    people: null,
    kind: 'legio',
    type: veteran ? 'legio-veteran' : 'legio',
    recruit: false,
    normal: veteran ? ratings(5, 4, 1) : ratings(5, 3, 0),
    reduced: veteran ? ratings(3, 3, 0) : ratings(3, 2, 0),
    carries: null,
    home: null,
    stated: qualityStated.includes(number) ? ['quality'] : [],
    source: rebuilt,
  }
}

function recruit(number: string): UnitData {
  return {
    id: `legio-${number}-R`,
    name: `Legio ${number}-R`,
    people: null,
    kind: 'legio',
    type: 'legio-recruit',
    recruit: true,
    normal: ratings(4, 2, 0),
    reduced: ratings(2, 1, 0),
    carries: null,
    home: null,
    stated: [],
    source: rebuilt,
  }
}

interface Kind {
  readonly type: string
  readonly name: string
  readonly kind: 'auxilia' | 'equites' | 'naves'
  readonly count: number
  readonly normal: UnitRatings
  readonly reduced: UnitRatings
  readonly stated: readonly (keyof UnitRatings)[]
  readonly source: UnitData['source']
}

/** AIE-3.4.2-f: three land units, two of them legions on the smallest ships. */
function carries(kind: Kind): UnitData['carries'] {
  return kind.kind === 'naves' ? { units: 3, legions: kind.type.startsWith('naves-4-') ? 2 : 3 } : null
}

function counters(kind: Kind): readonly UnitData[] {
  return Array.from({ length: kind.count }, (_, index) => ({
    id: `${kind.type}-${index + 1}`,
    name: kind.name,
    people: null,
    kind: kind.kind,
    type: kind.type,
    recruit: false,
    normal: kind.normal,
    reduced: kind.reduced,
    carries: carries(kind),
    home: null,
    stated: kind.stated,
    source: kind.source,
  }))
}

/**
 * The other Roman units. The numbers of equites and naves are the least that the scenarios need; there are
 * at least seven auxilia. The second figure of a naves is what tells its type apart in the scenarios: the
 * quality of the 8 SP ships, the tactical bonus of the smaller ones.
 */
const kinds: readonly Kind[] = [
  {
    type: 'equites-4',
    name: 'Equites (4 SP)',
    kind: 'equites',
    count: 4,
    normal: ratings(4, 1, 1),
    reduced: ratings(2, 1, 0),
    stated: ['strength', 'quality'],
    source: rebuilt,
  },
  {
    type: 'equites-2',
    name: 'Equites (2 SP)',
    kind: 'equites',
    count: 5,
    normal: ratings(2, 1, 0),
    reduced: ratings(1, 1, 0),
    stated: ['strength', 'quality'],
    source: rebuilt,
  },
  {
    type: 'auxilia',
    name: 'Auxilia',
    kind: 'auxilia',
    count: 9,
    normal: ratings(3, 1, 0),
    reduced: ratings(1, 1, 0),
    stated: [],
    source: { counter: 'reconstruction', ratings: 'reconstruction' },
  },
  {
    type: 'naves-8-2',
    name: 'Naves (8 SP 2 +1)',
    kind: 'naves',
    count: 2,
    normal: ratings(8, 2, 1),
    reduced: ratings(4, 1, 0),
    stated: ['strength', 'quality', 'tactical'],
    source: rebuilt,
  },
  {
    type: 'naves-8-1',
    name: 'Naves (8 SP 1 +1)',
    kind: 'naves',
    count: 1,
    normal: ratings(8, 1, 1),
    reduced: ratings(4, 1, 0),
    stated: ['strength', 'quality', 'tactical'],
    source: rebuilt,
  },
  {
    type: 'naves-6-1',
    name: 'Naves (6 SP +1)',
    kind: 'naves',
    count: 1,
    normal: ratings(6, 1, 1),
    reduced: ratings(3, 1, 0),
    stated: ['strength', 'tactical'],
    source: rebuilt,
  },
  {
    type: 'naves-6-0',
    name: 'Naves (6 SP 0)',
    kind: 'naves',
    count: 2,
    normal: ratings(6, 1, 0),
    reduced: ratings(3, 1, 0),
    stated: ['strength', 'tactical'],
    source: rebuilt,
  },
  {
    type: 'naves-4-1',
    name: 'Naves (4 SP +1)',
    kind: 'naves',
    count: 2,
    normal: ratings(4, 1, 1),
    reduced: ratings(2, 1, 0),
    stated: ['strength', 'tactical'],
    source: rebuilt,
  },
  {
    type: 'naves-4-0',
    name: 'Naves (4 SP 0)',
    kind: 'naves',
    count: 1,
    normal: ratings(4, 1, 0),
    reduced: ratings(2, 1, 0),
    stated: ['strength', 'tactical'],
    source: rebuilt,
  },
]

/** Every Roman counter: 55 legions, 9 equites, 9 auxilia, 9 naves. */
export const romanUnits: readonly UnitData[] = [
  ...legions.map(legio),
  ...recruits.map(recruit),
  ...kinds.flatMap(counters),
]

interface Troops {
  readonly people: PeopleId
  readonly type: string
  readonly name: string
  readonly homes: readonly string[]
  readonly normal: UnitRatings
  readonly reduced: UnitRatings
}

function troops(
  people: PeopleId,
  type: string,
  name: string,
  homes: readonly string[],
  normal: UnitRatings,
  reduced: UnitRatings,
): Troops {
  return { people, type, name, homes, normal, reduced }
}

/** One counter for each home named. Only the three units of the Germani are stated by the rulebook. */
const foreignTroops: readonly Troops[] = [
  troops(
    'parthi',
    'cataphracti',
    'Cataphracti',
    ['PAR-1', 'PAR-2', 'PAR-3'],
    ratings(4, 3, 1),
    ratings(2, 2, 0),
  ),
  troops(
    'parthi',
    'sagittarii',
    'Sagittarii',
    ['PAR-1', 'PAR-2', 'PAR-3'],
    ratings(5, 2, 1),
    ratings(3, 1, 0),
  ),
  troops('aegyptii', 'gabiniani', 'Gabiniani', ['AEG-1', 'AEG-1'], ratings(5, 2, 0), ratings(3, 1, 0)),
  troops('aegyptii', 'levies', 'Levies', ['AEG-1', 'AEG-1'], ratings(4, 1, 0), ratings(2, 1, 0)),
  troops('aegyptii', 'naves', 'Naves', ['AEG-1'], ratings(6, 1, 0), ratings(3, 1, 0)),
  troops('numidae', 'pedites', 'Pedites', ['NUM-1', 'NUM-1'], ratings(5, 1, 0), ratings(3, 1, 0)),
  troops('numidae', 'equites', 'Equites', ['NUM-1', 'NUM-2'], ratings(4, 2, 1), ratings(2, 1, 0)),
  troops('pontici', 'phalanx', 'Phalanx', ['PON-1', 'PON-1'], ratings(5, 2, 0), ratings(3, 1, 0)),
  troops('pontici', 'equites', 'Equites', ['PON-1', 'PON-1'], ratings(3, 2, 0), ratings(2, 1, 0)),
  troops('germani', '', 'Germani', ['GER-1', 'GER-2', 'GER-2'], ratings(5, 2, 1), ratings(3, 1, 0)),
  troops('alpes', '', 'Alpes', ['ALP-1', 'ALP-2'], ratings(3, 2, 1), ratings(2, 1, 0)),
  troops('celtiberes', '', 'Celtiberes', ['CLB-1', 'CLB-1'], ratings(4, 2, 1), ratings(2, 1, 0)),
  troops('pannonii', '', 'Pannonii', ['PAN-1', 'PAN-1'], ratings(5, 2, 0), ratings(3, 1, 0)),
  troops('illyrii', '', 'Illyrii', ['ILL-1', 'ILL-1'], ratings(4, 2, 0), ratings(2, 1, 0)),
  troops('daci', '', 'Daci', ['DAC-1', 'DAC-1', 'DAC-1'], ratings(5, 2, 1), ratings(3, 1, 0)),
  troops('thracii', '', 'Thracii', ['THR-1', 'THR-1'], ratings(4, 2, 0), ratings(2, 1, 0)),
  troops('galatae', '', 'Galatae', ['GLT-1', 'GLT-1'], ratings(4, 2, 0), ratings(2, 1, 0)),
  troops('cappadocii', '', 'Cappadocii', ['CAP-1', 'CAP-1'], ratings(3, 1, 0), ratings(2, 1, 0)),
  troops('armenii', '', 'Armenii', ['ARM-1', 'ARM-1'], ratings(4, 2, 0), ratings(2, 1, 0)),
  troops('judaei', '', 'Judaei', ['JUD-1', 'JUD-1'], ratings(3, 2, 0), ratings(2, 1, 0)),
  troops('nabatenei', '', 'Nabatenei', ['NAB-1', 'NAB-1'], ratings(3, 1, 0), ratings(2, 1, 0)),
  troops('mauri', '', 'Mauri', ['MAU-1', 'MAU-2'], ratings(3, 1, 0), ratings(2, 1, 0)),
]

/** Ids such as `germani-1`, `parthi-cataphracti-2`, `aegyptii-naves-1`. */
export const foreignUnits: readonly UnitData[] = foreignTroops.flatMap(troop =>
  troop.homes.map((home, index) => ({
    id: [troop.people, troop.type, index + 1].filter(part => part !== '').join('-'),
    name: troop.name,
    people: troop.people,
    kind: troop.type === 'naves' ? ('naves' as const) : ('warriors' as const),
    type: troop.type === '' ? troop.people : troop.type,
    recruit: false,
    normal: troop.normal,
    reduced: troop.reduced,
    // AIE-4.3-a: an Egyptian fleet carries three units of any type.
    carries: troop.type === 'naves' ? { units: 3, legions: 3 } : null,
    home,
    stated: [],
    source: {
      counter: troop.people === 'germani' ? ('rulebook' as const) : ('reconstruction' as const),
      ratings: 'reconstruction' as const,
    },
  })),
)
