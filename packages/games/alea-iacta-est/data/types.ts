export type { Source } from '../../imperator/data/map.ts'

/** The seven regions of the Republic, in the order of adjustment and recruitment (AIE-9.4-b). */
export const regionIds = ['italia', 'asia', 'gallia', 'africa', 'graecia', 'sicilia', 'hispania'] as const
export type RegionId = (typeof regionIds)[number]

/** The seventeen non-Roman Peoples. */
export const peopleIds = [
  'illyrii',
  'germani',
  'alpes',
  'galatae',
  'celtiberes',
  'pannonii',
  'parthi',
  'daci',
  'thracii',
  'pontici',
  'cappadocii',
  'armenii',
  'mauri',
  'nabatenei',
  'numidae',
  'judaei',
  'aegyptii',
] as const
export type PeopleId = (typeof peopleIds)[number]

/** The two factions. A seat can change its faction during play (AIE-5.1.2-a), a leader shows one of them. */
export const factionIds = ['caesarian', 'republican'] as const
export type FactionId = (typeof factionIds)[number]

export const nationalityIds = [
  'illyrians',
  'iranians',
  'germans',
  'celts',
  'thraco-phrygians',
  'hamites-semites',
] as const
export type NationalityId = (typeof nationalityIds)[number]

/**
 * The kinds of Roman unit that a region recruits, in the order of the region table: legions (AIE-3.2.1-a), auxilia and
 * equites to support them (AIE-3.2.2-a), fleets to carry them and to fight at sea (AIE-3.2.3-a).
 */
export const romanUnitKinds = ['legio', 'auxilia', 'equites', 'naves'] as const
export type RomanUnitKind = (typeof romanUnitKinds)[number]

/** The phases in which a stratagem can be played. */
export type StratagemPhase = 'B' | 'C' | 'E' | 'F'

export const scenarioIds = ['1', '2', '3', '4', '5', '6', '7'] as const
export type ScenarioId = (typeof scenarioIds)[number]

/** Years are negative: -49 is 49 BC. The turn track runs from the first to the last. */
export const firstYear = -49
export const lastYear = -29
