import type { DioceseId, Source } from './types.ts'

/** SV-3.1.1-A: a Diocese. Its zones, cities and capital are in map.ts. */
export interface DioceseData {
  readonly id: DioceseId
  readonly name: string
  readonly source: Source
}

export const dioceses: readonly DioceseData[] = [
  { id: 'hispaniae', name: 'Hispaniae', source: 'rulebook' },
  { id: 'britanniae', name: 'Britanniae', source: 'rulebook' },
  { id: 'galliae', name: 'Galliae', source: 'rulebook' },
  { id: 'viennensis', name: 'Viennensis', source: 'rulebook' },
  { id: 'italia', name: 'Italia', source: 'rulebook' },
  { id: 'africa', name: 'Africa', source: 'rulebook' },
  { id: 'pannoniae', name: 'Pannoniae', source: 'rulebook' },
  { id: 'moesiae', name: 'Moesiae', source: 'rulebook' },
  { id: 'thracia', name: 'Thracia', source: 'rulebook' },
  { id: 'asia', name: 'Asia', source: 'rulebook' },
  { id: 'pontica', name: 'Pontica', source: 'rulebook' },
  { id: 'oriens', name: 'Oriens', source: 'rulebook' },
]

/** SV-3.1.2-A: the half of the map in which a capital lies, for event 11 (RULING-72). */
export type Half = 'west' | 'east'

/** An imperial capital: six from the start, Constantinopolis when it is built. */
export interface CapitalData {
  readonly name: string
  readonly zone: string
  readonly half: Half
  readonly source: Source
}

export const capitals: readonly CapitalData[] = [
  { name: 'Treveri', zone: 'GAL2', half: 'west', source: 'rulebook' },
  { name: 'Arelate', zone: 'VIE3', half: 'west', source: 'rulebook' },
  { name: 'Mediolanum', zone: 'ITA2', half: 'west', source: 'rulebook' },
  { name: 'Sirmium', zone: 'PAN3', half: 'east', source: 'rulebook' },
  { name: 'Nicomedia', zone: 'PON1', half: 'east', source: 'rulebook' },
  { name: 'Antiochia', zone: 'ORI2', half: 'east', source: 'rulebook' },
]

/** SV-3.1.2-B to SV-3.1.2-D: the seventh capital. */
export const constantinopolis = {
  name: 'Constantinopolis',
  zone: 'THR3',
  diocese: 'thracia',
  half: 'east',
  /** Boxes of the turn track from the beginning of the works to their end. */
  yearsOfBuilding: 6,
  victoryPoints: 10,
  /** SV-CO-A: the capital whose comitatenses it takes over. */
  replaces: 'PON1',
} as const

/** SV-3.4.2-A: a fleet marker and its home port. */
export interface FleetData {
  readonly id: FleetId
  readonly name: string
  readonly port: string
  /** The zone with the box of its port, and the Diocese by which its loyalty goes (RULING-15). */
  readonly zone: string
  readonly diocese: DioceseId
  readonly source: Source
}

export const fleetIds = ['occidentalis', 'orientalis'] as const
export type FleetId = (typeof fleetIds)[number]

export const fleets: readonly FleetData[] = [
  {
    id: 'occidentalis',
    name: 'Classis occidentalis',
    port: 'Misenum',
    zone: 'ITA6',
    diocese: 'italia',
    source: 'rulebook',
  },
  {
    id: 'orientalis',
    name: 'Classis orientalis',
    port: 'Cyzicus',
    zone: 'ASI1',
    diocese: 'asia',
    source: 'rulebook',
  },
]

/** SV-3.4.2-C: units that a fleet carries; leaders are not counted. */
export const unitsAboard = 2

/** SV-9.2-A: complete turns that a fleet is missing when it winters at sea. */
export const turnsWithoutFleet = 5
