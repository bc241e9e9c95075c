import type { RegionId, RomanUnitKind, Source } from './types.ts'

/** AIE-3.1.1-b: what the information box of a region says. */
export interface RegionData {
  readonly id: RegionId
  readonly name: string
  /** Place in the order of adjustment and recruitment. */
  readonly order: number
  /** Legions that must stay. */
  readonly garrison: number
  /** Units of each kind that can be raised in one year. */
  readonly recruitment: Readonly<Record<RomanUnitKind, number>>
  readonly zonesForControl: number
  readonly citiesForControl: number
  readonly controlPoints: number
  readonly source: Source
}

export const regions: readonly RegionData[] = [
  {
    id: 'italia',
    name: 'Italia',
    order: 1,
    garrison: 2,
    recruitment: { legio: 4, auxilia: 0, equites: 1, naves: 2 },
    zonesForControl: 4,
    citiesForControl: 3,
    controlPoints: 5,
    source: 'rulebook',
  },
  {
    id: 'asia',
    name: 'Asia',
    order: 2,
    garrison: 3,
    recruitment: { legio: 2, auxilia: 1, equites: 1, naves: 1 },
    zonesForControl: 3,
    citiesForControl: 2,
    controlPoints: 3,
    source: 'rulebook',
  },
  {
    id: 'gallia',
    name: 'Gallia',
    order: 3,
    garrison: 3,
    recruitment: { legio: 1, auxilia: 2, equites: 2, naves: 1 },
    zonesForControl: 5,
    citiesForControl: 2,
    controlPoints: 2,
    source: 'rulebook',
  },
  {
    id: 'africa',
    name: 'Africa',
    order: 4,
    garrison: 1,
    recruitment: { legio: 2, auxilia: 1, equites: 2, naves: 2 },
    zonesForControl: 2,
    citiesForControl: 1,
    controlPoints: 3,
    source: 'rulebook',
  },
  {
    id: 'graecia',
    name: 'Graecia',
    order: 5,
    garrison: 3,
    recruitment: { legio: 2, auxilia: 2, equites: 1, naves: 1 },
    zonesForControl: 3,
    citiesForControl: 2,
    controlPoints: 2,
    source: 'rulebook',
  },
  {
    id: 'sicilia',
    name: 'Sicilia',
    order: 6,
    garrison: 0,
    recruitment: { legio: 1, auxilia: 2, equites: 0, naves: 2 },
    zonesForControl: 2,
    citiesForControl: 1,
    controlPoints: 1,
    source: 'rulebook',
  },
  {
    id: 'hispania',
    name: 'Hispania',
    order: 7,
    garrison: 2,
    recruitment: { legio: 1, auxilia: 1, equites: 2, naves: 0 },
    zonesForControl: 3,
    citiesForControl: 2,
    controlPoints: 2,
    source: 'rulebook',
  },
]

export interface RomaData {
  readonly name: string
  /** The zone that holds the Roma space. */
  readonly zone: string
  readonly garrison: number
  readonly controlPoints: number
  readonly source: Source
}

/** AIE-3.1.2-a, AIE-3.7.3-e: the capital is controlled apart from Italia and has control points of its own. */
export const roma: RomaData = {
  name: 'Roma',
  zone: 'ITA-1',
  garrison: 0,
  controlPoints: 2,
  source: 'rulebook',
}
