/** What is said of a scenario before it is set up: all that the set-up page needs. The rest is fetched when it is played. */
export interface ScenarioTitle {
  readonly number: number
  /** BC is negative. */
  readonly years: { readonly from: number; readonly to: number }
  readonly turns: number
  readonly hypothetical: boolean
  /** Who plays, by the number of players, the smallest table first. */
  readonly tables: readonly (readonly string[])[]
  /** Where it is fought out: the first Province, Capitals aside, that two at the smallest table are after. */
  readonly theatre: string
}

export const scenarioTitles: readonly ScenarioTitle[] = [
  {
    number: 1,
    years: { from: -218, to: -202 },
    turns: 17,
    hypothetical: false,
    tables: [
      ['carthage', 'rome'],
      ['carthage', 'rome', 'seleucid_kingdom'],
      ['carthage', 'rome', 'seleucid_kingdom', 'aegyptus'],
      ['carthage', 'rome', 'seleucid_kingdom', 'aegyptus', 'macedonia'],
    ],
    theatre: 'sicilia',
  },
  {
    number: 2,
    years: { from: -88, to: -63 },
    turns: 26,
    hypothetical: false,
    tables: [
      ['rome', 'pontus'],
      ['rome', 'pontus', 'armenia'],
      ['rome', 'pontus', 'armenia', 'aegyptus'],
    ],
    theatre: 'asia',
  },
  {
    number: 3,
    years: { from: -58, to: -51 },
    turns: 8,
    hypothetical: false,
    tables: [
      ['caesar', 'crassus', 'pompeius'],
      ['caesar', 'crassus', 'pompeius', 'gallia'],
      ['caesar', 'crassus', 'pompeius', 'gallia', 'parthia'],
    ],
    theatre: 'aquitania',
  },
  {
    number: 4,
    years: { from: -49, to: -45 },
    turns: 6,
    hypothetical: false,
    tables: [
      ['caesar', 'pompeius'],
      ['caesar', 'pompeius', 'aegyptus'],
    ],
    theatre: 'tarraconensis',
  },
  {
    number: 5,
    years: { from: -43, to: -30 },
    turns: 14,
    hypothetical: false,
    tables: [
      ['antonius', 'octavianus'],
      ['antonius', 'octavianus', 'brutus'],
      ['antonius', 'octavianus', 'brutus', 'sextus_pompeius'],
      ['antonius', 'octavianus', 'brutus', 'sextus_pompeius', 'parthia'],
    ],
    theatre: 'aegyptus',
  },
  {
    number: 6,
    years: { from: 68, to: 70 },
    turns: 6,
    hypothetical: false,
    tables: [
      ['otho', 'vitellius'],
      ['otho', 'vitellius', 'vespasianus'],
      ['otho', 'vitellius', 'vespasianus', 'batavi'],
    ],
    theatre: 'cisalpina',
  },
  {
    number: 7,
    years: { from: 101, to: 117 },
    turns: 17,
    hypothetical: false,
    tables: [['rome']],
    theatre: 'arabia_petraea',
  },
  {
    number: 8,
    years: { from: 193, to: 198 },
    turns: 8,
    hypothetical: false,
    tables: [
      ['severus', 'niger'],
      ['severus', 'niger', 'albinus'],
      ['severus', 'niger', 'albinus', 'parthia'],
    ],
    theatre: 'thracia',
  },
  {
    number: 9,
    years: { from: 260, to: 274 },
    turns: 15,
    hypothetical: false,
    tables: [
      ['rome', 'persia'],
      ['rome', 'persia', 'gallic_empire'],
      ['rome', 'persia', 'gallic_empire', 'palmyra'],
      ['rome', 'persia', 'gallic_empire', 'palmyra', 'franci'],
    ],
    theatre: 'aegyptus',
  },
  {
    number: 10,
    years: { from: 306, to: 324 },
    turns: 19,
    hypothetical: false,
    tables: [
      ['constantinus', 'licinius'],
      ['constantinus', 'licinius', 'maxentius'],
      ['constantinus', 'licinius', 'maxentius', 'maximinus_daia'],
    ],
    theatre: 'thracia',
  },
  {
    number: 11,
    years: { from: 350, to: 363 },
    turns: 14,
    hypothetical: false,
    tables: [
      ['constantius', 'magnentius'],
      ['constantius', 'magnentius', 'persia'],
      ['constantius', 'magnentius', 'persia', 'franci'],
    ],
    theatre: 'pannonia',
  },
  {
    number: 12,
    years: { from: 376, to: 382 },
    turns: 8,
    hypothetical: false,
    tables: [
      ['eastern_roman_empire', 'visigothi'],
      ['eastern_roman_empire', 'visigothi', 'western_roman_empire'],
      ['eastern_roman_empire', 'visigothi', 'western_roman_empire', 'hunni'],
      ['eastern_roman_empire', 'visigothi', 'western_roman_empire', 'hunni', 'persia'],
    ],
    theatre: 'moesia_inferior',
  },
  {
    number: 13,
    years: { from: 395, to: 408 },
    turns: 14,
    hypothetical: false,
    tables: [
      ['western_roman_empire', 'visigothi'],
      ['western_roman_empire', 'visigothi', 'eastern_roman_empire'],
      ['western_roman_empire', 'visigothi', 'eastern_roman_empire', 'hunni'],
    ],
    theatre: 'latium',
  },
  {
    number: 14,
    years: { from: 406, to: 418 },
    turns: 13,
    hypothetical: false,
    tables: [
      ['western_roman_empire', 'visigothi'],
      ['western_roman_empire', 'visigothi', 'vandali'],
      ['western_roman_empire', 'visigothi', 'vandali', 'constantinus_iii'],
      ['western_roman_empire', 'visigothi', 'vandali', 'constantinus_iii', 'franci'],
    ],
    theatre: 'latium',
  },
  {
    number: 15,
    years: { from: 428, to: 439 },
    turns: 12,
    hypothetical: false,
    tables: [
      ['western_roman_empire', 'aetius', 'vandali'],
      ['western_roman_empire', 'aetius', 'vandali', 'eastern_roman_empire'],
      ['western_roman_empire', 'aetius', 'vandali', 'eastern_roman_empire', 'hunni'],
      ['western_roman_empire', 'aetius', 'vandali', 'eastern_roman_empire', 'hunni', 'visigothi'],
    ],
    theatre: 'africa',
  },
  {
    number: 16,
    years: { from: 441, to: 453 },
    turns: 13,
    hypothetical: false,
    tables: [
      ['hunni', 'western_roman_empire'],
      ['hunni', 'western_roman_empire', 'eastern_roman_empire'],
      ['hunni', 'western_roman_empire', 'eastern_roman_empire', 'visigothi'],
      ['hunni', 'western_roman_empire', 'eastern_roman_empire', 'visigothi', 'vandali'],
      ['hunni', 'western_roman_empire', 'eastern_roman_empire', 'visigothi', 'vandali', 'persia'],
    ],
    theatre: 'pannonia',
  },
  {
    number: 17,
    years: { from: 533, to: 562 },
    turns: 30,
    hypothetical: false,
    tables: [
      ['eastern_roman_empire', 'ostrogothi'],
      ['eastern_roman_empire', 'ostrogothi', 'persia'],
      ['eastern_roman_empire', 'ostrogothi', 'persia', 'vandali'],
      ['eastern_roman_empire', 'ostrogothi', 'persia', 'vandali', 'franci'],
      ['eastern_roman_empire', 'ostrogothi', 'persia', 'vandali', 'franci', 'visigothi'],
    ],
    theatre: 'sicilia',
  },
  {
    number: 18,
    years: { from: -200, to: -181 },
    turns: 20,
    hypothetical: true,
    tables: [
      ['rome', 'carthage'],
      ['rome', 'carthage', 'macedonia'],
      ['rome', 'carthage', 'macedonia', 'seleucid_kingdom'],
      ['rome', 'carthage', 'macedonia', 'seleucid_kingdom', 'aegyptus'],
      ['rome', 'carthage', 'macedonia', 'seleucid_kingdom', 'aegyptus', 'pontus'],
    ],
    theatre: 'sicilia',
  },
  {
    number: 19,
    years: { from: 175, to: 186 },
    turns: 12,
    hypothetical: true,
    tables: [
      ['marcus_aurelius', 'avidius_cassius'],
      ['marcus_aurelius', 'avidius_cassius', 'germani'],
      ['marcus_aurelius', 'avidius_cassius', 'germani', 'pertinax'],
      ['marcus_aurelius', 'avidius_cassius', 'germani', 'pertinax', 'parthia'],
    ],
    theatre: 'marcomannia',
  },
  {
    number: 20,
    years: { from: -218, to: -189 },
    turns: 30,
    hypothetical: true,
    tables: [['rome']],
    theatre: 'aegyptus',
  },
]
