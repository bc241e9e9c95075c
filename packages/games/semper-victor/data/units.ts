import type { Unit, UnitRatings } from '../../imperator/data/series.ts'
import type { DioceseId, PeopleId, RomanUnitKind, Source } from './types.ts'

/** SV-1.3-A: one side of a unit counter. */
export type { UnitRatings } from '../../imperator/data/series.ts'

/** `warriors`: any unit of a non-Roman People, whatever its troops are called. */
export type UnitKind = RomanUnitKind | 'warriors'

export interface UnitData extends Unit {
  readonly people: PeopleId | null
  readonly kind: UnitKind
  /** What the counter is one of: `ripenses`, `palatini`, `cataphracti` ... */
  readonly type: string
  /** SV-1.3.1-B: the Diocese of origin of ripenses and pseudo-comitatenses; null for all others. */
  readonly band: DioceseId | null
  /** Where it stands in the standing set-up (SV-SC-E, SV-SC-F). For comitatenses: the table of deployment. */
  readonly home: string
  /** The ratings of the normal side that the rulebook itself gives; the others are rebuilt. */
  readonly stated: readonly (keyof UnitRatings)[]
  /** Whether the rulebook gives this counter, and whether it gives all of its ratings. */
  readonly source: { readonly counter: Source; readonly ratings: Source }
}

type Sides = Pick<UnitData, 'normal' | 'reduced'>

type Figures = readonly [strength: number, quality: number, tactical: number]

function sides(normal: Figures, reduced: Figures): Sides {
  const side = ([strength, quality, tactical]: Figures): UnitRatings => ({ strength, quality, tactical })
  return { normal: side(normal), reduced: side(reduced) }
}

const frontier = sides([4, 1, 0], [2, 1, 0])
const field = sides([4, 2, 0], [2, 1, 0])
const horseGuards = sides([3, 4, 1], [2, 3, 1])
const clibanarii = sides([3, 4, 2], [2, 3, 1])
const palatini = sides([5, 3, 1], [3, 2, 0])
const fieldLegion = sides([5, 3, 0], [3, 2, 0])

function limitanei(
  kind: 'ripenses' | 'pseudo-comitatenses',
  band: DioceseId,
  name: string,
  homes: readonly string[],
  counter: Source,
): readonly UnitData[] {
  const code = kind === 'ripenses' ? 'ri' : 'pc'
  return homes.map((home, index) => {
    const number = homes.length === 1 ? '' : `${index + 1}`
    return {
      id: [code, band, number].filter(part => part !== '').join('-'),
      name: `${code.toUpperCase()} ${name} ${number}`.trim(),
      people: null,
      kind,
      type: kind,
      band,
      ...(kind === 'ripenses' ? frontier : field),
      home,
      stated: kind === 'ripenses' && band === 'galliae' ? ['quality'] : [],
      source: { counter, ratings: 'reconstruction' },
    }
  })
}

/** One unit of ripenses each; how many pseudo-comitatenses is known of Italia and Britanniae only. */
function garrison(
  band: DioceseId,
  name: string,
  ripenses: string,
  pseudoComitatenses: readonly string[],
  counted: Source = 'reconstruction',
): readonly UnitData[] {
  return [
    ...limitanei('ripenses', band, name, [ripenses], 'rulebook'),
    ...limitanei('pseudo-comitatenses', band, name, pseudoComitatenses, counted),
  ]
}

function comitatenses(
  id: string,
  name: string,
  type: string,
  figures: Sides,
  home: string,
  stated: UnitData['stated'] = [],
  counter: Source = 'rulebook',
): UnitData {
  return {
    id,
    name,
    people: null,
    kind: 'comitatenses',
    type,
    band: null,
    ...figures,
    home,
    stated,
    source: { counter, ratings: 'reconstruction' },
  }
}

export const romanUnits: readonly UnitData[] = [
  ...garrison('hispaniae', 'Hispaniae', 'HIS6', ['HIS1']),
  ...garrison('britanniae', 'Britanniae', 'BRI1', ['BRI2'], 'rulebook'),
  ...garrison('galliae', 'Galliae', 'GAL1', ['GAL2', 'GAL3']),
  ...garrison('viennensis', 'Viennensis', 'VIE3', ['VIE1']),
  ...garrison('italia', 'Italia', 'ITA1', ['ITA5', 'ITA3'], 'rulebook'),
  ...garrison('africa', 'Africa', 'AFR3', ['AFR4']),
  ...garrison('pannoniae', 'Pannoniae', 'PAN2', ['PAN3', 'PAN1']),
  ...garrison('moesiae', 'Moesiae', 'MOE1', ['MOE2', 'MOE3']),
  ...garrison('thracia', 'Thracia', 'THR2', ['THR3']),
  ...garrison('asia', 'Asia', 'ASI2', ['ASI1']),
  ...garrison('pontica', 'Pontica', 'PON6', ['PON4']),
  ...garrison('oriens', 'Oriens', 'ORI3', ['ORI2', 'ORI3']),
  // SV-3.3.2-C: the table of deployment. RULING-71: the list of Nicomedia is cut off; Victores closes it here.
  comitatenses('scutarii-3', 'Scutarii 3', 'scholae', horseGuards, 'GAL2'),
  comitatenses('armaturae-seniores', 'Armaturae Seniores', 'scholae', horseGuards, 'GAL2'),
  comitatenses('bracchiati', 'Bracchiati', 'palatini', palatini, 'GAL2'),
  comitatenses('cornuti', 'Cornuti', 'palatini', palatini, 'GAL2', ['quality']),
  comitatenses('celtae', 'Celtae', 'palatini', palatini, 'VIE3'),
  comitatenses('petulantes', 'Petulantes', 'palatini', palatini, 'VIE3'),
  comitatenses('scutarii-4', 'Scutarii 4', 'scholae', horseGuards, 'ITA2'),
  comitatenses('scutarii-5', 'Scutarii 5', 'scholae', horseGuards, 'ITA2'),
  comitatenses('batavi', 'Batavi', 'palatini', palatini, 'ITA2'),
  comitatenses('heruli', 'Heruli', 'palatini', palatini, 'ITA2'),
  comitatenses('ioviani', 'Ioviani', 'palatini', palatini, 'ITA2'),
  comitatenses('herculiani', 'Herculiani', 'palatini', palatini, 'ITA2'),
  comitatenses('pannoniciani', 'Pannoniciani', 'legiones', fieldLegion, 'PAN3'),
  comitatenses('moesiaci', 'Moesiaci', 'legiones', fieldLegion, 'PAN3'),
  comitatenses('scutarii-1', 'Scutarii 1', 'scholae', horseGuards, 'PON1'),
  comitatenses('scutarii-clibanarii', 'Scutarii Clibanarii', 'clibanarii', clibanarii, 'PON1'),
  comitatenses('gentiles-iuniores', 'Gentiles Iuniores', 'scholae', horseGuards, 'PON1'),
  comitatenses('lanciarii', 'Lanciarii', 'palatini', palatini, 'PON1'),
  comitatenses('mattiarii', 'Mattiarii', 'palatini', palatini, 'PON1'),
  comitatenses('victores', 'Victores', 'palatini', palatini, 'PON1'),
  comitatenses('scutarii-2', 'Scutarii 2', 'scholae', horseGuards, 'ORI2'),
  comitatenses('scutarii-sagittarii', 'Scutarii Sagittarii', 'scholae', horseGuards, 'ORI2'),
  comitatenses('gentiles-seniores', 'Gentiles Seniores', 'scholae', horseGuards, 'ORI2', ['quality']),
  comitatenses('armaturae-iuniores', 'Armaturae Iuniores', 'scholae', horseGuards, 'ORI2'),
  comitatenses('divitenses', 'Divitenses', 'palatini', palatini, 'ORI2'),
  comitatenses('tungrecani', 'Tungrecani', 'palatini', palatini, 'ORI2'),
]

function warriors(
  people: PeopleId,
  name: string,
  type: string,
  figures: Sides,
  homes: readonly string[],
  counter: Source = 'reconstruction',
): readonly UnitData[] {
  const family = type === 'warriors' ? people : `${people}-${type}`
  return homes.map((home, index) => ({
    id: `${family}-${index + 1}`,
    name,
    people,
    kind: 'warriors',
    type,
    band: null,
    ...figures,
    home,
    stated: [],
    source: { counter, ratings: 'reconstruction' },
  }))
}

function times(count: number, home: string): readonly string[] {
  return Array.from({ length: count }, () => home)
}

const picts = sides([4, 1, 0], [2, 1, 0])
const greatGermans = sides([6, 2, 0], [3, 1, 0])
const fierceGermans = sides([5, 2, 0], [3, 1, 0])
const germans = sides([5, 1, 0], [3, 1, 0])
const lightTroops = sides([4, 1, 0], [2, 1, 0])

export const foreignUnits: readonly UnitData[] = [
  ...warriors('picts', 'Picts', 'warriors', picts, ['PIC1', 'PIC1', 'PIC2', 'PIC3']),
  ...warriors('frisii', 'Frisii', 'warriors', lightTroops, times(2, 'FRI')),
  ...warriors('franci', 'Franci', 'warriors', greatGermans, times(4, 'FRA')),
  ...warriors('burgondi', 'Burgondi', 'warriors', fierceGermans, times(2, 'BUR')),
  ...warriors('alamanni', 'Alamanni', 'warriors', greatGermans, times(5, 'ALA')),
  ...warriors('marcomanni', 'Marcomanni', 'warriors', germans, times(2, 'MAR')),
  ...warriors('quades', 'Quades', 'warriors', germans, times(2, 'QUA')),
  ...warriors('vandales', 'Vandales', 'warriors', fierceGermans, times(2, 'VAN')),
  ...warriors('gepides', 'Gepides', 'warriors', germans, times(2, 'GEP')),
  ...warriors('visigothi', 'Visigothi', 'warriors', greatGermans, times(5, 'VIS')),
  ...warriors('ostrogothi', 'Ostrogothi', 'warriors', greatGermans, times(3, 'OST')),
  ...warriors('alani', 'Alani', 'warriors', sides([5, 2, 1], [3, 1, 0]), times(2, 'ALN')),
  ...warriors('iberians', 'Iberians', 'warriors', lightTroops, times(2, 'IBE')),
  ...warriors('armenia', 'Armenia', 'warriors', sides([4, 2, 0], [2, 1, 0]), times(3, 'ARM')),
  ...warriors('persians', 'Cataphracts', 'cataphracti', sides([6, 3, 1], [3, 2, 0]), [
    'PER2',
    'PER2',
    'PER1',
  ]),
  ...warriors('persians', 'Persian levy', 'levies', sides([6, 1, 0], [3, 1, 0]), [
    'PER2',
    'PER1',
    'PER3',
    'PER4',
    'PER5',
  ]),
  ...warriors('saraceni', 'Saraceni', 'warriors', sides([4, 1, 1], [2, 1, 0]), times(2, 'SRC')),
  ...warriors('austuriani', 'Austuriani', 'warriors', sides([3, 1, 0], [2, 1, 0]), times(2, 'AUS')),
  ...warriors('mauri', 'Mauri', 'warriors', lightTroops, ['MAU'], 'rulebook'),
]
