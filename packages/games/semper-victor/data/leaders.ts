import type { Table } from '@aquila/engine'
import type { ForeignLeader, LeaderFace, RomanLeader } from '../../imperator/data/series.ts'
import type { PeopleId, Religion, SideId, Source } from './types.ts'

/** SV-1.2-A, SV-1.2-B: the four ratings of a Roman leader. */
export type { LeaderFace } from '../../imperator/data/series.ts'

/** SV-3.3.1-A, SV-LT-A: where a leader enters: an imperial capital, beside another leader, or as the scenario has it. */
export type LeaderGate = 'treveri' | 'mediolanum' | 'sirmium' | 'nicomedia' | { readonly beside: string }

export interface LeaderEntry {
  readonly year: number
  /** null: only a scenario puts him on the map. */
  readonly at: LeaderGate | null
}

/** The leaders whom family binds (SV-3.5.1-M to SV-3.5.1-O). */
export type House = 'son-of-constantin' | 'nephew-of-constantin' | 'son-of-licinius'

export interface RomanLeaderData extends RomanLeader {
  /** SV-1.2.1-A: front and back of the counter; the ratings are the same. */
  readonly faces: Readonly<Record<SideId, LeaderFace>>
  /** SV-1.2-B: many show none. */
  readonly religion: Religion | null
  readonly house: House | null
  /** SV-LT-C: a son of Constantin who was not born when his father died never comes. */
  readonly born: number | null
  /** SV-3.3.1-B: the capital of a Dux; null for every other leader. */
  readonly dux: string | null
  readonly entry: LeaderEntry
  /** By year: he dies when 1d10 is lower than the number; no number, no roll (SV-LT-B). */
  readonly naturalDeath: Table<number>
  /** SV-LT-B: in this year he dies without a roll; null: too young to die in the years of the game. */
  readonly lastYear: number | null
  /** The ratings that the rulebook itself gives; the others are rebuilt. */
  readonly stated: readonly (keyof LeaderFace)[]
  readonly source: { readonly entry: Source; readonly ratings: Source }
}

export interface ForeignLeaderData extends ForeignLeader {
  readonly people: PeopleId
  /** SV-4.2.1-B: the Phase C in which he comes. */
  readonly entry: number
  /** SV-4.2.1-B: he leaves in Phase F of this year; null: never. */
  readonly leaves: number | null
  /** Where he stands when his People is at home. */
  readonly home: string
  readonly stated: readonly ('command' | 'tactical' | 'strategic')[]
  readonly source: { readonly entry: Source; readonly ratings: Source }
}

const tables = { entry: 'rulebook', ratings: 'reconstruction' } as const

function ratings(command: number, strategic: number, tactical: number, political: number): LeaderFace {
  return { command, tactical, political, strategic }
}

const columns = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/**
 * The columns <1 to <9 of the table are the nine years before the one in which a leader dies without a roll
 * (RULING-70 mends the one row that says otherwise).
 */
function dies(lastYear: number): Pick<RomanLeaderData, 'naturalDeath' | 'lastYear'> {
  const years = columns.map(below => [lastYear - 10 + below, below] as const)
  return { naturalDeath: Object.fromEntries(years.filter(([year]) => year >= 305)), lastYear }
}

const tooYoung: Pick<RomanLeaderData, 'naturalDeath' | 'lastYear'> = { naturalDeath: {}, lastYear: null }

type Particulars = Partial<Pick<RomanLeaderData, 'religion' | 'house' | 'born' | 'stated'>>

function leader(
  id: string,
  name: string,
  fullName: string,
  face: LeaderFace,
  [year, at]: readonly [number, LeaderGate | null],
  death: Pick<RomanLeaderData, 'naturalDeath' | 'lastYear'>,
  particulars: Particulars = {},
): RomanLeaderData {
  return {
    id,
    name,
    fullName,
    faces: { primus: face, secondus: face },
    religion: null,
    house: null,
    born: null,
    dux: null,
    entry: { year, at },
    ...death,
    stated: [],
    source: tables,
    ...particulars,
  }
}

const besideConstantin = { beside: 'constantin' } as const

function sonOfConstantin(born: number): Particulars {
  return { religion: 'cross', house: 'son-of-constantin', born }
}

/** RULING-12: which capitals the four Dux are named after is rebuilt. */
function dux(id: string, capital: string, zone: string): RomanLeaderData {
  return {
    ...leader(id, `Dux ${capital}`, `The Dux of ${capital}`, ratings(3, 1, 0, 2), [305, null], tooYoung),
    dux: zone,
    source: { entry: 'reconstruction', ratings: 'reconstruction' },
  }
}

/** Ratings are CC, SR, TB, PC. In the order of the table: natural deaths are rolled for from top to bottom (RULING-108). */
export const romanLeaders: readonly RomanLeaderData[] = [
  leader(
    'constance-chlore',
    'Constance Chlore',
    'Marcus Flavius Valerius Constantius',
    ratings(6, 3, 2, 5),
    [305, null],
    dies(310),
  ),
  leader(
    'diocletien',
    'Dioclétien',
    'Gaius Aurelius Valerius Diocletianus',
    ratings(6, 3, 1, 6),
    [305, null],
    dies(315),
    { religion: 'sun' },
  ),
  leader(
    'maximien',
    'Maximien',
    'Marcus Aurelius Valerius Maximianus',
    ratings(6, 3, 2, 4),
    [305, null],
    dies(318),
    { religion: 'sun' },
  ),
  leader(
    'galere',
    'Galère',
    'Gaius Galerius Valerius Maximianus',
    ratings(6, 3, 2, 5),
    [305, null],
    dies(320),
    { religion: 'sun' },
  ),
  leader('severe', 'Sévère', 'Flavius Valerius Severus', ratings(4, 2, 1, 3), [305, null], dies(325)),
  leader(
    'maximin-daia',
    'Maximin Daïa',
    'Galerius Valerius Maximinus Daia',
    ratings(5, 2, 1, 4),
    [305, null],
    dies(325),
    { religion: 'sun' },
  ),
  leader(
    'maxence',
    'Maxence',
    'Marcus Aurelius Valerius Maxentius',
    ratings(4, 2, 1, 4),
    [305, null],
    dies(340),
    { religion: 'sun' },
  ),
  leader(
    'constantin',
    'Constantin',
    'Flavius Valerius Constantinus',
    ratings(8, 4, 3, 6),
    [305, null],
    dies(340),
    { religion: 'cross', stated: ['strategic'] },
  ),
  leader(
    'licinius',
    'Licinius',
    'Valerius Licinianus Licinius',
    ratings(6, 3, 2, 5),
    [305, null],
    dies(340),
    { religion: 'sun' },
  ),
  leader('alexander', 'Alexander', 'Lucius Domitius Alexander', ratings(3, 1, 0, 3), [305, null], dies(340)),
  leader(
    'volusianus',
    'Volusianus',
    'Gaius Ceionius Rufius Volusianus',
    ratings(3, 2, 1, 2),
    [315, 'mediolanum'],
    dies(345),
  ),
  leader('bassianus', 'Bassianus', 'Bassianus', ratings(2, 1, 0, 3), [315, 'sirmium'], dies(345)),
  leader(
    'martinianus',
    'Martinianus',
    'Marcus Martinianus',
    ratings(3, 2, 1, 3),
    [315, 'nicomedia'],
    dies(345),
  ),
  leader(
    'crispus',
    'Crispus',
    'Flavius Julius Crispus',
    ratings(5, 3, 2, 4),
    [317, besideConstantin],
    dies(360),
    sonOfConstantin(300),
  ),
  leader(
    'constantin-ii',
    'Constantin II',
    'Flavius Claudius Constantinus',
    ratings(5, 2, 1, 4),
    [330, besideConstantin],
    dies(365),
    sonOfConstantin(316),
  ),
  leader(
    'constance-ii',
    'Constance II',
    'Flavius Julius Constantius',
    ratings(6, 3, 1, 5),
    [332, besideConstantin],
    dies(365),
    sonOfConstantin(317),
  ),
  leader(
    'constant',
    'Constant',
    'Flavius Julius Constans',
    ratings(5, 2, 1, 4),
    [335, besideConstantin],
    dies(370),
    sonOfConstantin(320),
  ),
  leader(
    'licinianus',
    'Licinianus',
    'Valerius Licinianus Licinius the younger',
    ratings(3, 1, 0, 3),
    [335, { beside: 'licinius' }],
    dies(370),
    { house: 'son-of-licinius' },
  ),
  leader('delmatius', 'Delmatius', 'Flavius Dalmatius', ratings(4, 2, 1, 3), [335, 'nicomedia'], dies(365), {
    house: 'nephew-of-constantin',
  }),
  leader(
    'hannibalianus',
    'Hannibalianus',
    'Flavius Hannibalianus',
    ratings(3, 2, 1, 3),
    [335, 'nicomedia'],
    dies(365),
    { house: 'nephew-of-constantin' },
  ),
  leader(
    'saloustios',
    'Saloustios',
    'Saturninius Secundus Salutius',
    ratings(4, 2, 1, 3),
    [335, 'treveri'],
    dies(370),
    { religion: 'sun' },
  ),
  leader('sylvanus', 'Sylvanus', 'Claudius Silvanus', ratings(4, 2, 2, 4), [335, 'treveri'], dies(370)),
  leader('barbation', 'Barbation', 'Barbatio', ratings(4, 1, 0, 2), [335, 'mediolanum'], dies(370)),
  leader('mallobaude', 'Mallobaude', 'Mallobaudes', ratings(4, 2, 1, 2), [340, 'sirmium'], dies(375)),
  leader('marcellus', 'Marcellus', 'Marcellus', ratings(4, 1, 0, 2), [340, 'treveri'], dies(375)),
  leader('ursininus', 'Ursininus', 'Ursicinus', ratings(5, 3, 2, 3), [340, 'mediolanum'], dies(375)),
  leader('lupicinus', 'Lupicinus', 'Flavius Lupicinus', ratings(4, 2, 1, 2), [345, 'sirmium'], dies(375)),
  leader(
    'florentius',
    'Florentius',
    'Flavius Florentius',
    ratings(2, 1, 0, 2),
    [345, 'nicomedia'],
    dies(375),
  ),
  leader(
    'magnence',
    'Magnence',
    'Flavius Magnus Magnentius',
    ratings(6, 3, 2, 4),
    [350, 'mediolanum'],
    dies(375),
    { religion: 'sun' },
  ),
  leader(
    'gallus',
    'Gallus',
    'Flavius Claudius Constantius Gallus',
    ratings(4, 2, 1, 3),
    [350, 'nicomedia'],
    tooYoung,
    { religion: 'cross', house: 'nephew-of-constantin' },
  ),
  leader('nevitta', 'Nevitta', 'Flavius Nevitta', ratings(5, 2, 2, 2), [350, 'treveri'], tooYoung, {
    religion: 'sun',
  }),
  leader('victor', 'Victor', 'Flavius Victor', ratings(5, 2, 1, 2), [350, 'nicomedia'], tooYoung, {
    religion: 'cross',
  }),
  leader('julien', 'Julien', 'Flavius Claudius Julianus', ratings(7, 4, 3, 5), [355, 'nicomedia'], tooYoung, {
    religion: 'sun',
    house: 'nephew-of-constantin',
  }),
  leader('arbetio', 'Arbetio', 'Flavius Arbitio', ratings(4, 2, 1, 3), [355, 'treveri'], tooYoung),
  leader('jovien', 'Jovien', 'Flavius Jovianus', ratings(5, 2, 1, 3), [355, 'nicomedia'], dies(370), {
    religion: 'cross',
  }),
  leader('procope', 'Procope', 'Procopius', ratings(4, 2, 1, 4), [360, 'sirmium'], tooYoung, {
    religion: 'sun',
  }),
  leader('sebastien', 'Sébastien', 'Sebastianus', ratings(5, 2, 2, 2), [360, 'mediolanum'], tooYoung),
  leader(
    'valentinien',
    'Valentinien',
    'Flavius Valentinianus',
    ratings(6, 3, 2, 5),
    [360, 'nicomedia'],
    tooYoung,
    { religion: 'cross' },
  ),
  dux('dux-treveri', 'Treveri', 'GAL2'),
  dux('dux-mediolanum', 'Mediolanum', 'ITA2'),
  dux('dux-sirmium', 'Sirmium', 'PAN3'),
  dux('dux-antiochia', 'Antiochia', 'ORI2'),
]

/** SV-3.5.1-M: the sons of Constantin, in the order in which he names them. */
export const sonsOfConstantin = ['crispus', 'constantin-ii', 'constance-ii', 'constant'] as const

function king(
  id: string,
  name: string,
  face: readonly [number, number, number],
  entry: number,
  leaves: number | null,
): ForeignLeaderData {
  const [command, strategic, tactical] = face
  return {
    id,
    name,
    people: 'persians',
    command,
    strategic,
    tactical,
    entry,
    leaves,
    home: 'PER2',
    stated: [],
    source: { entry: 'rulebook', ratings: 'reconstruction' },
  }
}

function chief(
  id: string,
  name: string,
  people: PeopleId,
  [command, strategic, tactical]: readonly [number, number, number],
  home: string,
  stated: ForeignLeaderData['stated'] = [],
): ForeignLeaderData {
  const source = { entry: 'reconstruction', ratings: 'reconstruction' } as const
  return { id, name, people, command, strategic, tactical, entry: 305, leaves: null, home, stated, source }
}

/** Ratings are CC, SR, TB. */
export const foreignLeaders: readonly ForeignLeaderData[] = [
  chief('talorc', 'Talorc', 'picts', [4, 1, 1], 'PIC1', ['strategic']),
  chief('ascaric', 'Ascaric', 'franci', [4, 2, 1], 'FRA'),
  chief('chnodomar', 'Chnodomar', 'alamanni', [5, 2, 1], 'ALA'),
  chief('vadomar', 'Vadomar', 'alamanni', [3, 2, 0], 'ALA'),
  chief('athanaric', 'Athanaric', 'visigothi', [5, 2, 1], 'VIS'),
  king('hormoz-ii', 'Hormoz II', [6, 2, 1], 305, 309),
  king('sapor-ii', 'Sapor II', [8, 3, 2], 320, null),
  king('ardashir-ii', 'Ardashir II', [5, 2, 1], 355, null),
]
