import type { Table } from '@aquila/engine'
import type { LeaderOverride } from '../../imperator/data/series.ts'
import {
  actiumInHistory,
  perusiaInHistory,
  pharsalusInHistory,
  philippiInHistory,
  thapsusInHistory,
} from './history.ts'
import { romanLeaders } from './leaders.ts'
import { at, type HistoricalSetUp, legions, type Placement, some } from './placements.ts'
import type { FactionId, PeopleId, RegionId, ScenarioId, Source } from './types.ts'

/** What a faction begins with. */
export interface ForceData {
  /** Regions under its control, and Roma if `roma` is true. */
  readonly regions: readonly RegionId[]
  readonly roma: boolean
  readonly factionLeaders: readonly string[]
  /** All its leaders, the Faction Leaders included. */
  readonly leaders: readonly string[]
  readonly units: readonly string[]
  /** The fixed set-up; empty in a scenario with free deployment. */
  readonly placements: readonly Placement[]
  /** Free deployment: the zones among which a leader must be placed. */
  readonly startZones: Readonly<Record<string, readonly string[]>>
  /** Free deployment: leaders that start without any unit. */
  readonly withoutUnits: readonly string[]
  /** Free deployment: zones in which the faction must place at least one unit, whoever controls them. */
  readonly mustOccupy: readonly string[]
  /** Free deployment: zones closed to the faction. */
  readonly closed: readonly string[]
  /** RULING-74: legions of the Reserve that take the place of listed ones, with the option `actiumLegions`. */
  readonly replacements: readonly string[]
  /** Free deployment: where everybody stood in history; null in a scenario with a fixed set-up. */
  readonly history: HistoricalSetUp | null
}

/** A People that does not begin at peace. */
export interface PeopleStart {
  readonly people: PeopleId
  readonly status: 'war' | 'allegiance'
  /** The faction that controls it, or that has its allegiance. */
  readonly faction: FactionId
}

/** The specific rules of the scenarios, each a switch. */
export interface ScenarioFlags {
  /** AIE-SC-a, AIE-3.5.3-a: test the assassination of Caesar. */
  readonly assassinationOfCaesar: boolean
  /** RULING-53, RULING-58: the scenario begins after the murder. */
  readonly caesarMurdered: boolean
  /** AIE-S1-a to AIE-S1-c, AIE-S2-a. */
  readonly crossingTheRubicon: boolean
  /** AIE-S2-b. */
  readonly romeEvasionWithoutRoll: boolean
  /** AIE-S5-d. */
  readonly dolabellaChangesSides: boolean
  /** AIE-S6-b. */
  readonly divisionOfTheWorld: boolean
  /** AIE-S6-d. */
  readonly recruitsStartReduced: boolean
  /** AIE-S6-e. */
  readonly parthiWarIn37: boolean
  /** AIE-S7-d. */
  readonly aegyptiiOnlyByForce: boolean
}

/** What a faction must hold at the end. All parts must be true. */
export interface RegionGoal {
  /** At least so many regions. */
  readonly count: number
  readonly all: readonly RegionId[]
  /** At least one of these, unless the list is empty. */
  readonly any: readonly RegionId[]
  readonly roma: boolean
  /** So many regions more than the opponent. */
  readonly lead: number
  readonly aegyptii: 'occupied' | 'allegiance' | null
}

export interface VictoryLevel {
  readonly name: 'decisive' | 'total' | 'definitive'
  /** More VP than this. */
  readonly above: number
  readonly endsGame: boolean
}

export type Victory =
  | {
      readonly kind: 'score'
      /** The Caesarian wins from this score up, the Republican from this score down. */
      readonly caesarianFrom: number
      readonly republicanFrom: number
      /** AIE-S1-d: any Assassin in play makes it a draw. */
      readonly drawWhileAssassins: boolean
      readonly levels: readonly VictoryLevel[]
    }
  | { readonly kind: 'regions'; readonly goals: Readonly<Record<FactionId, RegionGoal>> }

export interface ScenarioData {
  readonly id: ScenarioId
  readonly stars: 1 | 2 | 3 | 4
  readonly firstYear: number
  readonly lastYear: number
  readonly spqr: { readonly start: number; readonly face: 'cicero' | 'princeps' }
  /** AIE-2.B-d: the faction with the initiative on the first turn, and whether the text calls it final. */
  readonly initiative: { readonly faction: FactionId; readonly calledFinal: boolean }
  readonly deployment: 'fixed' | 'free'
  readonly forces: Readonly<Record<FactionId, ForceData>>
  /** Peoples that are not at peace. */
  readonly peoples: readonly PeopleStart[]
  /** RULING-70: the non-Roman leaders in play, and those still to come. */
  readonly foreignLeaders: { readonly inPlay: readonly string[]; readonly later: readonly string[] }
  /** Roman leaders who may still enter by the table. */
  readonly entrants: readonly string[]
  readonly flags: ScenarioFlags
  /** What the scenario changes of leaders. */
  readonly overrides: Table<LeaderOverride>
  readonly victory: Victory
  readonly source: Source
}

const noFlags: ScenarioFlags = {
  assassinationOfCaesar: false,
  caesarMurdered: false,
  crossingTheRubicon: false,
  romeEvasionWithoutRoll: false,
  dolabellaChangesSides: false,
  divisionOfTheWorld: false,
  recruitsStartReduced: false,
  parthiWarIn37: false,
  aegyptiiOnlyByForce: false,
}

const noGoal: RegionGoal = { count: 0, all: [], any: [], roma: false, lead: 0, aegyptii: null }

const plain = {
  placements: [],
  startZones: {},
  withoutUnits: [],
  mustOccupy: [],
  closed: [],
  replacements: [],
  history: null,
} as const

/** A force whose leaders and units are those of its fixed set-up. */
function placed(
  regions: readonly RegionId[],
  roma: boolean,
  factionLeaders: readonly string[],
  placements: readonly Placement[],
): ForceData {
  return {
    ...plain,
    regions,
    roma,
    factionLeaders,
    leaders: placements.flatMap(placement => placement.leaders),
    units: placements.flatMap(placement => placement.units),
    placements,
  }
}

/** AIE-SC-b: the set-up of Scenarios 1 and 2. */
const rubicon: Readonly<Record<FactionId, ForceData>> = {
  caesarian: placed(
    ['gallia'],
    false,
    ['caesar'],
    [
      at('ITA-4', ['caesar', 'curio'], legions('XIII')),
      at('ITA-3', ['m-antonius'], [...legions('VIII'), 'auxilia-1', 'equites-2-1']),
      at(
        'GAL-9',
        ['lepidus', 'd-brutus', 'trebonius'],
        [...legions('V VI VII IX X XI'), 'equites-4-1', 'auxilia-2'],
      ),
      at('GAL-1', [], legions('I-R')),
      at('GAL-2', ['hirtius'], [...legions('XII XIV III-R'), 'equites-2-2', 'auxilia-3']),
      at('GAL-8', [], [...legions('II-R'), 'naves-6-0-1', 'naves-6-0-2']),
    ],
  ),
  republican: placed(
    ['italia', 'asia', 'africa', 'graecia', 'sicilia', 'hispania'],
    true,
    ['pompeius'],
    [
      at('ITA-1', ['pompeius', 'g-pompeius', 'scipio', 'labienus', 'cato', 'spinther'], []),
      at('ITA-7', ['ahenobarbus'], [...legions('XV'), 'naves-6-1-1']),
      at('HIS-1', ['afranius'], [...legions('II XVI XIX'), 'equites-2-3', 'auxilia-4']),
      at('HIS-2', [], legions('XVII XX')),
      at('HIS-4', ['petreius'], [...legions('IV XVIII'), 'auxilia-5']),
      at('GRA-2', [], [...legions('I XXI XXX'), 'equites-4-2']),
      at('GRA-3', [], [...legions('III XXII XXVIII'), 'auxilia-6']),
      at('ASI-1', [], legions('XI-R')),
      at('ASI-5', [], [...legions('XXIII XXIV X-R'), 'equites-2-4', 'auxilia-7']),
      at('AFR-1', [], [...legions('XXV XXVI'), 'equites-2-5']),
    ],
  ),
}

/** Leaders of the table who are neither placed nor past: due in a later year, or when Caesar dies. */
export function entrants(
  firstYear: number,
  forces: Readonly<Record<FactionId, ForceData>>,
): readonly string[] {
  const listed = [...forces.caesarian.leaders, ...forces.republican.leaders]
  const caesar = listed.includes('caesar')
  return romanLeaders
    .filter(leader => !listed.includes(leader.id))
    .filter(({ entry }) => (entry === 'caesar-dead' ? caesar : entry !== 'start' && entry > firstYear))
    .map(leader => leader.id)
}

const before44 = {
  inPlay: ['cleopatra', 'achillas', 'orodes', 'pacorus-surena', 'pharnaces', 'juba-i'],
  later: ['phraates', 'darius', 'juba-ii'],
} as const

const after44 = {
  inPlay: ['cleopatra', 'orodes', 'pacorus-surena', 'darius', 'juba-ii'],
  later: ['phraates'],
} as const

const after38 = {
  inPlay: ['cleopatra', 'pacorus-surena', 'phraates', 'darius', 'juba-ii'],
  later: [],
} as const

const pharsalus: Readonly<Record<FactionId, ForceData>> = {
  caesarian: {
    ...plain,
    history: pharsalusInHistory.caesarian,
    regions: ['italia', 'gallia', 'hispania'],
    roma: true,
    factionLeaders: ['caesar'],
    leaders: [
      'caesar',
      'm-antonius',
      'lepidus',
      'd-brutus',
      'hirtius',
      'trebonius',
      'bassus',
      'calvinus',
      'dolabella',
      'plancus',
      'pollio',
      'sulla',
    ],
    units: [
      ...legions('II V VI VII VIII IX X XI XII XIII XIV XVII XXVII I-R II-R III-R IV-R V-R VI-R VII-R'),
      ...some('auxilia', 3),
      ...some('equites-4', 1),
      ...some('equites-2', 2),
      ...some('naves-8-2', 1),
      ...some('naves-6-0', 2),
      ...some('naves-4-0', 1),
    ],
  },
  republican: {
    ...plain,
    history: pharsalusInHistory.republican,
    regions: ['asia', 'africa', 'graecia', 'sicilia'],
    roma: false,
    factionLeaders: ['pompeius'],
    leaders: [
      'pompeius',
      'g-pompeius',
      'scipio',
      'labienus',
      'cato',
      'spinther',
      'ahenobarbus',
      'afranius',
      'petreius',
      'bibulus',
      'm-brutus',
      'cassius',
      's-pompeius',
    ],
    units: [
      ...legions('I III XXI XXII XXV XXVI XXVIII XXX X-R XI-R XII-R XIII-R XIV-R XV-R XVI-R XVII-R'),
      ...some('auxilia', 3, 3),
      ...some('equites-4', 2, 1),
      ...some('equites-2', 1, 2),
      ...some('naves-8-2', 1, 1),
      ...some('naves-8-1', 1),
      ...some('naves-6-1', 1),
      ...some('naves-4-1', 2),
    ],
  },
}

const thapsus: Readonly<Record<FactionId, ForceData>> = {
  caesarian: {
    ...plain,
    history: thapsusInHistory.caesarian,
    regions: ['italia', 'asia', 'gallia', 'graecia', 'hispania'],
    roma: true,
    factionLeaders: ['caesar'],
    leaders: [
      'caesar',
      'm-antonius',
      'lepidus',
      'd-brutus',
      'hirtius',
      'trebonius',
      'bassus',
      'calvinus',
      'dolabella',
      'plancus',
      'pollio',
      'sulla',
      'm-brutus',
      'cassius',
    ],
    units: [
      ...legions('II V VI VII VIII IX X XI XII XIII XIV XVII XXVII I-R II-R III-R IV-R V-R VI-R VII-R'),
      ...some('auxilia', 3),
      ...some('equites-4', 2),
      ...some('equites-2', 2),
      ...some('naves-8-2', 1),
      ...some('naves-6-0', 2),
      ...some('naves-4-1', 2),
    ],
  },
  republican: {
    ...plain,
    history: thapsusInHistory.republican,
    regions: ['africa', 'sicilia'],
    roma: false,
    factionLeaders: ['g-pompeius', 'scipio'],
    leaders: [
      'g-pompeius',
      'scipio',
      'labienus',
      'cato',
      'spinther',
      'afranius',
      'petreius',
      'bibulus',
      's-pompeius',
    ],
    units: [
      ...legions('I III X-R XI-R XII-R XIII-R XIV-R XV-R XVI-R XVII-R XVIII-R'),
      ...some('auxilia', 2, 3),
      ...some('equites-2', 1, 2),
      ...some('naves-8-2', 1, 1),
      ...some('naves-6-1', 1),
      ...some('naves-4-0', 1),
    ],
  },
}

const philippi: Readonly<Record<FactionId, ForceData>> = {
  caesarian: {
    ...plain,
    history: philippiInHistory.caesarian,
    regions: ['italia', 'gallia', 'africa', 'hispania'],
    roma: true,
    factionLeaders: ['octavianus', 'm-antonius'],
    leaders: [
      'octavianus',
      'm-antonius',
      'agrippa',
      'calvinus',
      'lepidus',
      'sulla',
      'bassus',
      'plancus',
      'flaccus',
      'saxa',
      'pollio',
      'salvidienus',
    ],
    units: [
      ...legions('II III V VI VII VIII IX X XII XIII XIV XVII XVIII XIX XXIII XXIV XXVI XXVIII XXIX XXX'),
      ...legions('I-R II-R IV-R V-R XI-R XII-R XIII-R XV-R XVI-R XVII-R XVIII-R'),
      ...some('auxilia', 3),
      ...some('equites-4', 2),
      ...some('equites-2', 2),
      ...some('naves-8-2', 2),
      ...some('naves-6-0', 2),
      ...some('naves-4-1', 2),
    ],
  },
  republican: {
    ...plain,
    history: philippiInHistory.republican,
    regions: ['asia', 'graecia', 'sicilia'],
    roma: false,
    factionLeaders: ['m-brutus', 'cassius'],
    leaders: ['m-brutus', 'cassius', 's-pompeius', 'menas', 'trebonius', 'd-brutus'],
    units: [
      ...legions('I IV XI XV XVI XX XXI XXII XXV XXVII XXXI XXXIII XXXVI XXXVII XXXVIII'),
      ...legions('III-R VI-R VII-R VIII-R X-R XIV-R'),
      ...some('auxilia', 3, 3),
      ...some('equites-4', 2, 2),
      ...some('equites-2', 2, 2),
      ...some('naves-8-1', 1),
      ...some('naves-6-1', 1),
      ...some('naves-4-0', 1),
    ],
    // AIE-S5-b, AIE-S5-c.
    startZones: {
      's-pompeius': ['SIC-1', 'SIC-2', 'SIC-3'],
      menas: ['SIC-1', 'SIC-2', 'SIC-3'],
      'd-brutus': ['ALP-1'],
    },
    withoutUnits: ['d-brutus'],
  },
}

const perusia: Readonly<Record<FactionId, ForceData>> = {
  caesarian: {
    ...plain,
    history: perusiaInHistory.caesarian,
    regions: ['italia', 'asia', 'gallia', 'africa', 'graecia', 'hispania'],
    roma: true,
    factionLeaders: ['octavianus', 'm-antonius'],
    leaders: [
      'octavianus',
      'm-antonius',
      'agrippa',
      'calvinus',
      'lepidus',
      'sulla',
      'flaccus',
      'saxa',
      'salvidienus',
      'corvinus',
    ],
    units: [
      ...legions('I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XXV XXVI XXVII'),
      ...legions('I-R II-R III-R IV-R V-R VI-R VII-R'),
      ...some('auxilia', 3),
      ...some('equites-4', 2),
      ...some('equites-2', 2),
      ...some('naves-8-1', 1),
      ...some('naves-6-0', 1),
      ...some('naves-4-1', 1),
    ],
    // AIE-S6-b, AIE-S6-c. ITA-2 and ITA-6 are closed to the faction.
    startZones: {
      octavianus: ['ITA-1', 'ITA-3', 'ITA-4', 'ITA-5', 'ITA-7'],
      'm-antonius': ['ASI-1', 'ASI-2', 'ASI-3', 'ASI-4', 'ASI-5'],
      salvidienus: ['HIS-1', 'HIS-2', 'HIS-3', 'HIS-4'],
    },
    closed: ['GAL-8', 'ITA-2', 'ITA-6'],
  },
  republican: {
    ...plain,
    history: perusiaInHistory.republican,
    regions: ['sicilia'],
    roma: false,
    factionLeaders: ['s-pompeius', 'l-antonius'],
    leaders: ['s-pompeius', 'l-antonius', 'menas', 'bassus', 'plancus', 'pollio'],
    units: [
      ...legions('XIX XX XXI XXII XXIII XXIV XXVIII XXIX XXX XXXI XXXII XXXIII XXXIV'),
      ...legions('X-R XI-R XII-R XIII-R'),
      ...some('auxilia', 3, 3),
      ...some('equites-4', 2, 2),
      ...some('equites-2', 2, 2),
      ...some('naves-8-2', 1),
      ...some('naves-6-0', 1, 1),
      ...some('naves-4-1', 1, 1),
    ],
    startZones: {
      's-pompeius': ['SIC-1', 'SIC-2', 'SIC-3'],
      menas: ['SIC-1', 'SIC-2', 'SIC-3'],
      bassus: ['GAL-8'],
      pollio: ['ITA-2'],
      'l-antonius': ['ITA-6'],
      plancus: ['ITA-6'],
    },
    mustOccupy: ['GAL-8', 'ITA-2', 'ITA-6'],
  },
}

const actium: Readonly<Record<FactionId, ForceData>> = {
  caesarian: {
    ...plain,
    history: actiumInHistory.caesarian,
    regions: ['italia', 'gallia', 'africa', 'sicilia', 'hispania'],
    roma: true,
    factionLeaders: ['octavianus'],
    leaders: ['octavianus', 'agrippa', 'calvinus', 'lepidus', 'sulla', 'plancus', 'l-antonius', 'saxa'],
    units: [
      ...legions('V VI VII VIII IX X XI XII XIII XIV XIX XXXI XXXII'),
      ...legions('I-R II-R III-R IV-R XV-R XVI-R XVII-R XVIII-R'),
      ...some('auxilia', 2),
      ...some('equites-4', 1),
      ...some('equites-2', 2),
      ...some('naves-8-2', 2),
      ...some('naves-6-1', 1),
      ...some('naves-4-1', 1),
    ],
  },
  republican: {
    ...plain,
    history: actiumInHistory.republican,
    regions: ['asia', 'graecia'],
    roma: false,
    factionLeaders: ['m-antonius'],
    leaders: ['m-antonius', 'corvinus', 'bassus', 'flaccus'],
    units: [
      ...legions('I II III IV XV XVI XVII XVIII XX XXI XXIX XXX'),
      // RULING-74: the list goes on to XVIII-R, but four of those counters are the Caesarian's (see `replacements`).
      ...legions('V-R VI-R VII-R VIII-R IX-R X-R XI-R XII-R XIII-R XIV-R'),
      ...some('auxilia', 2, 2),
      ...some('equites-4', 1, 1),
      ...some('equites-2', 2, 2),
      ...some('naves-8-1', 1),
      ...some('naves-6-0', 2),
    ],
    replacements: legions('XXII XXIII XXIV XXV'),
  },
}

export const scenarios: readonly ScenarioData[] = [
  {
    id: '1',
    stars: 4,
    firstYear: -49,
    lastYear: -29,
    spqr: { start: 0, face: 'cicero' },
    initiative: { faction: 'republican', calledFinal: true },
    deployment: 'fixed',
    forces: rubicon,
    peoples: [],
    foreignLeaders: before44,
    entrants: entrants(-49, rubicon),
    flags: { ...noFlags, assassinationOfCaesar: true, crossingTheRubicon: true },
    overrides: {},
    victory: {
      kind: 'score',
      caesarianFrom: 1,
      republicanFrom: -1,
      drawWhileAssassins: true,
      levels: [
        { name: 'decisive', above: 25, endsGame: false },
        { name: 'total', above: 50, endsGame: false },
        { name: 'definitive', above: 75, endsGame: true },
      ],
    },
    source: 'rulebook',
  },
  {
    id: '2',
    stars: 3,
    firstYear: -49,
    lastYear: -44,
    spqr: { start: 0, face: 'cicero' },
    initiative: { faction: 'republican', calledFinal: true },
    deployment: 'fixed',
    forces: rubicon,
    peoples: [],
    foreignLeaders: before44,
    entrants: entrants(-49, rubicon),
    flags: { ...noFlags, crossingTheRubicon: true, romeEvasionWithoutRoll: true },
    overrides: {},
    victory: {
      kind: 'score',
      caesarianFrom: 15,
      republicanFrom: -1,
      drawWhileAssassins: false,
      levels: [],
    },
    source: 'rulebook',
  },
  {
    id: '3',
    stars: 1,
    firstYear: -48,
    lastYear: -47,
    spqr: { start: 1, face: 'cicero' },
    initiative: { faction: 'caesarian', calledFinal: true },
    deployment: 'free',
    forces: pharsalus,
    peoples: [],
    foreignLeaders: before44,
    entrants: entrants(-48, pharsalus),
    flags: noFlags,
    overrides: {},
    victory: {
      kind: 'regions',
      goals: {
        caesarian: { ...noGoal, all: ['italia', 'asia', 'gallia', 'graecia', 'hispania'], roma: true },
        republican: { ...noGoal, all: ['asia', 'africa', 'graecia'] },
      },
    },
    source: 'rulebook',
  },
  {
    id: '4',
    stars: 2,
    firstYear: -47,
    lastYear: -45,
    spqr: { start: 2, face: 'cicero' },
    initiative: { faction: 'caesarian', calledFinal: false },
    deployment: 'free',
    forces: thapsus,
    peoples: [
      { people: 'aegyptii', status: 'war', faction: 'republican' },
      { people: 'pontici', status: 'war', faction: 'republican' },
      { people: 'numidae', status: 'allegiance', faction: 'republican' },
    ],
    foreignLeaders: before44,
    entrants: entrants(-47, thapsus),
    flags: noFlags,
    overrides: {},
    victory: {
      kind: 'regions',
      goals: {
        caesarian: { ...noGoal, count: 6, all: ['italia', 'africa', 'hispania'], roma: true },
        republican: { ...noGoal, any: ['africa', 'hispania'] },
      },
    },
    source: 'rulebook',
  },
  {
    id: '5',
    stars: 2,
    firstYear: -43,
    lastYear: -41,
    spqr: { start: 1, face: 'princeps' },
    initiative: { faction: 'caesarian', calledFinal: false },
    deployment: 'free',
    forces: philippi,
    peoples: [],
    foreignLeaders: after44,
    entrants: entrants(-43, philippi),
    flags: { ...noFlags, caesarMurdered: true, dolabellaChangesSides: true },
    overrides: {},
    victory: {
      kind: 'regions',
      goals: {
        caesarian: { ...noGoal, count: 6, all: ['italia', 'graecia'], roma: true },
        republican: { ...noGoal, all: ['graecia'] },
      },
    },
    source: 'rulebook',
  },
  {
    id: '6',
    stars: 3,
    firstYear: -41,
    lastYear: -35,
    spqr: { start: 1, face: 'princeps' },
    initiative: { faction: 'republican', calledFinal: false },
    deployment: 'free',
    forces: perusia,
    peoples: [{ people: 'aegyptii', status: 'allegiance', faction: 'caesarian' }],
    foreignLeaders: after44,
    entrants: entrants(-41, perusia),
    flags: {
      ...noFlags,
      caesarMurdered: true,
      divisionOfTheWorld: true,
      recruitsStartReduced: true,
      parthiWarIn37: true,
    },
    overrides: {},
    victory: {
      kind: 'regions',
      goals: { caesarian: { ...noGoal, count: 7 }, republican: { ...noGoal, count: 2 } },
    },
    source: 'rulebook',
  },
  {
    id: '7',
    stars: 3,
    firstYear: -32,
    lastYear: -29,
    spqr: { start: 0, face: 'princeps' },
    initiative: { faction: 'republican', calledFinal: false },
    deployment: 'free',
    forces: actium,
    peoples: [{ people: 'aegyptii', status: 'allegiance', faction: 'republican' }],
    foreignLeaders: after38,
    entrants: entrants(-32, actium),
    flags: {
      ...noFlags,
      caesarMurdered: true,
      aegyptiiOnlyByForce: true,
    },
    overrides: {
      // AIE-S7-b
      'm-antonius': { command: 15 },
      // AIE-S7-c
      cleopatra: { actsAsRomanWith: 'm-antonius' },
    },
    victory: {
      kind: 'regions',
      goals: {
        caesarian: { ...noGoal, lead: 1, aegyptii: 'occupied' },
        republican: { ...noGoal, lead: 1, aegyptii: 'allegiance' },
      },
    },
    source: 'rulebook',
  },
]

/** AIE-S6-b: regions that a leader may not enter while `divisionOfTheWorld` is on. */
export const divisionOfTheWorld: Readonly<Record<string, readonly RegionId[]>> = {
  octavianus: ['asia', 'graecia'],
  'm-antonius': ['italia', 'gallia', 'africa', 'sicilia', 'hispania'],
}

/** AIE-S6-e: the year in which the Parthi go to war while `parthiWarIn37` is on. */
export const parthiWarYear = -37
