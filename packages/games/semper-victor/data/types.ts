export type { Source } from '../../imperator/data/map.ts'

/** SV-3.1.1-A: the twelve Dioceses of the Empire. */
export const dioceseIds = [
  'hispaniae',
  'britanniae',
  'galliae',
  'viennensis',
  'italia',
  'africa',
  'pannoniae',
  'moesiae',
  'thracia',
  'asia',
  'pontica',
  'oriens',
] as const
export type DioceseId = (typeof dioceseIds)[number]

/** The eighteen non-Roman Peoples, Armenia among them. */
export const peopleIds = [
  'picts',
  'frisii',
  'franci',
  'burgondi',
  'alamanni',
  'marcomanni',
  'quades',
  'vandales',
  'gepides',
  'visigothi',
  'ostrogothi',
  'alani',
  'iberians',
  'armenia',
  'persians',
  'saraceni',
  'austuriani',
  'mauri',
] as const
export type PeopleId = (typeof peopleIds)[number]

/** The two sides. A player can change his (SV-0.5-B), a Roman leader shows one of them (SV-1.2.1-A). */
export const sideIds = ['primus', 'secondus'] as const
export type SideId = (typeof sideIds)[number]

/** SV-1.1-B: the Nationalities other than the Romans. */
export const nationalityIds = ['iranians', 'germans', 'celts', 'thraco-phrygians', 'hamito-semites'] as const
export type NationalityId = (typeof nationalityIds)[number]

/** SV-1.3.1-A: ripenses and pseudo-comitatenses guard a Diocese, comitatenses follow the emperors. */
export const romanUnitKinds = ['ripenses', 'pseudo-comitatenses', 'comitatenses'] as const
export type RomanUnitKind = (typeof romanUnitKinds)[number]

/** SV-1.2-B: what a leader shows of his faith, if he shows anything. */
export type Religion = 'sun' | 'cross'

/** The phases in which a stratagem can be played. */
export type StratagemPhase = 'B' | 'C' | 'E'

/** The eight scenarios, and after the sixth its parts (RULING-113). */
export const scenarioIds = ['1', '2', '3', '4', '5', '6', '6a', '6b', '6c', '6d', '7', '8'] as const
export type ScenarioId = (typeof scenarioIds)[number]

/** The turn track. */
export const firstYear = 305
export const lastYear = 375
