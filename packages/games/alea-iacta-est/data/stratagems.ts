import type { StratagemData as SeriesStratagem } from '../../imperator/data/series.ts'
import type { Source, StratagemPhase } from './types.ts'

export const stratagemIds = [
  'initiative',
  'janus',
  'coup-d-etat',
  'soulevement-d-un-peuple-mineur',
  'soulevement-de-deux-peuples-mineurs',
  'soulevement-d-un-peuple-majeur',
  'allegeance-d-un-peuple-majeur',
  'fuite-opportune',
  'faveur-divine',
  'assassinat',
  'foyer-de-peste',
  'desertion',
  'transfuges',
  'veni-vidi-vici',
  'poliorcetique',
  'muraille',
  'la-fleche-du-parthe',
  'intrigue-au-senat',
  'pacification-d-un-peuple-mineur',
  'pacification-d-un-peuple-majeur',
  'pacification-d-une-nationalite',
  'pax-romana',
  'idus-martias',
  'imperium',
  'ralliement-d-un-triumvir',
  'triumphus',
] as const
export type StratagemId = (typeof stratagemIds)[number]

export interface StratagemData extends SeriesStratagem {
  readonly id: StratagemId
  readonly phase: StratagemPhase
  /** The printed figure of each face that bears this stratagem; null where none is printed. */
  readonly faces: readonly (number | null)[]
  readonly source: Source
}

export const stratagems: readonly StratagemData[] = [
  {
    id: 'initiative',
    name: 'Initiative',
    phase: 'B',
    faces: [null, null],
    rules: ['AIE-6.1-a', 'AIE-2.B-c'],
    source: 'rulebook',
  },
  {
    id: 'janus',
    name: 'Janus',
    phase: 'B',
    faces: [null],
    rules: ['AIE-6.1-b'],
    source: 'rulebook',
  },
  {
    id: 'coup-d-etat',
    name: "Coup d'état",
    phase: 'C',
    faces: [0, -1, -2],
    rules: ['AIE-6.2-a', 'AIE-3.6.1-a', 'AIE-3.6.2-a'],
    source: 'rulebook',
  },
  {
    id: 'soulevement-d-un-peuple-mineur',
    name: "Soulèvement d'un Peuple mineur",
    phase: 'C',
    faces: [null, null, null],
    rules: ['AIE-6.2-b', 'AIE-4.2.2-b'],
    source: 'rulebook',
  },
  {
    id: 'soulevement-de-deux-peuples-mineurs',
    name: 'Soulèvement de deux Peuples mineurs',
    phase: 'C',
    faces: [null],
    rules: ['AIE-6.2-c', 'AIE-4.2.2-b'],
    source: 'rulebook',
  },
  {
    id: 'soulevement-d-un-peuple-majeur',
    name: "Soulèvement d'un Peuple majeur",
    phase: 'C',
    faces: [null],
    rules: ['AIE-6.2-d', 'AIE-4.2.2-b'],
    source: 'rulebook',
  },
  {
    id: 'allegeance-d-un-peuple-majeur',
    name: "Allégeance d'un Peuple majeur",
    phase: 'C',
    faces: [null],
    rules: ['AIE-6.2-e', 'AIE-4.4.2-b'],
    source: 'rulebook',
  },
  {
    id: 'fuite-opportune',
    name: 'Fuite opportune',
    phase: 'E',
    faces: [null, null],
    rules: ['AIE-6.3-a'],
    source: 'rulebook',
  },
  {
    id: 'faveur-divine',
    name: 'Faveur divine',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-b'],
    source: 'rulebook',
  },
  {
    id: 'assassinat',
    name: 'Assassinat',
    phase: 'E',
    faces: [null, null],
    rules: ['AIE-6.3-c'],
    source: 'rulebook',
  },
  {
    id: 'foyer-de-peste',
    name: 'Foyer de peste',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-d', 'AIE-6.3-e'],
    source: 'rulebook',
  },
  {
    id: 'desertion',
    name: 'Désertion',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-f'],
    source: 'rulebook',
  },
  {
    id: 'transfuges',
    name: 'Transfuges',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-g'],
    source: 'rulebook',
  },
  {
    id: 'veni-vidi-vici',
    name: 'Veni, Vidi, Vici',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-h'],
    source: 'rulebook',
  },
  {
    id: 'poliorcetique',
    name: 'Poliorcétique',
    phase: 'E',
    faces: [1, 2],
    rules: ['AIE-6.3-i'],
    source: 'rulebook',
  },
  {
    id: 'muraille',
    name: 'Muraille',
    phase: 'E',
    faces: [-1, -2],
    rules: ['AIE-6.3-j'],
    source: 'rulebook',
  },
  {
    id: 'la-fleche-du-parthe',
    name: 'La flèche du Parthe',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-k'],
    source: 'rulebook',
  },
  {
    id: 'intrigue-au-senat',
    name: 'Intrigue au Sénat',
    phase: 'E',
    faces: [null, null],
    rules: ['AIE-6.3-l', 'AIE-10.2-d'],
    source: 'rulebook',
  },
  {
    id: 'pacification-d-un-peuple-mineur',
    name: "Pacification d'un Peuple mineur",
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-m'],
    source: 'rulebook',
  },
  {
    id: 'pacification-d-un-peuple-majeur',
    name: "Pacification d'un Peuple majeur",
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-n'],
    source: 'rulebook',
  },
  {
    id: 'pacification-d-une-nationalite',
    name: "Pacification d'une Nationalité",
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-o'],
    source: 'rulebook',
  },
  {
    id: 'pax-romana',
    name: 'Pax Romana',
    phase: 'E',
    faces: [null],
    rules: ['AIE-6.3-p'],
    source: 'rulebook',
  },
  {
    id: 'idus-martias',
    name: 'Idus Martias',
    phase: 'F',
    faces: [null],
    rules: ['AIE-6.4-a', 'AIE-3.5.3-b'],
    source: 'rulebook',
  },
  {
    id: 'imperium',
    name: 'Imperium',
    phase: 'F',
    faces: [null],
    rules: ['AIE-6.4-b'],
    source: 'rulebook',
  },
  {
    id: 'ralliement-d-un-triumvir',
    name: "Ralliement d'un Triumvir",
    phase: 'F',
    faces: [null, null],
    rules: ['AIE-6.4-c', 'AIE-3.6.5-c'],
    source: 'rulebook',
  },
  {
    id: 'triumphus',
    name: 'Triumphus',
    phase: 'F',
    faces: [1, 2],
    rules: ['AIE-6.4-d'],
    source: 'rulebook',
  },
]

/** One side of a stratagem counter. */
export interface StratagemFace {
  readonly stratagem: StratagemId
  /** The printed figure, or null. */
  readonly value: number | null
}

export interface StratagemCounter {
  readonly id: string
  readonly faces: readonly [StratagemFace, StratagemFace]
  readonly source: Source
}

function counter(
  id: string,
  one: StratagemId,
  oneValue: number | null,
  two: StratagemId,
  twoValue: number | null,
): StratagemCounter {
  return {
    id,
    faces: [
      { stratagem: one, value: oneValue },
      { stratagem: two, value: twoValue },
    ],
    source: 'reconstruction',
  }
}

/**
 * AIE-6-d: 38 faces on 19 counters. Which faces share a counter is rebuilt: every face of another phase has a
 * Phase E face on its back and the two left over make K19, so that no counter drawn is dead.
 */
export const stratagemCounters: readonly StratagemCounter[] = [
  counter('K01', 'initiative', null, 'fuite-opportune', null),
  counter('K02', 'initiative', null, 'intrigue-au-senat', null),
  counter('K03', 'janus', null, 'muraille', -2),
  counter('K04', 'coup-d-etat', 0, 'poliorcetique', 2),
  counter('K05', 'coup-d-etat', -1, 'desertion', null),
  counter('K06', 'coup-d-etat', -2, 'muraille', -1),
  counter('K07', 'soulevement-d-un-peuple-mineur', null, 'assassinat', null),
  counter('K08', 'soulevement-d-un-peuple-mineur', null, 'pacification-d-un-peuple-majeur', null),
  counter('K09', 'soulevement-d-un-peuple-mineur', null, 'poliorcetique', 1),
  counter('K10', 'soulevement-de-deux-peuples-mineurs', null, 'pax-romana', null),
  counter('K11', 'soulevement-d-un-peuple-majeur', null, 'pacification-d-un-peuple-mineur', null),
  counter('K12', 'allegeance-d-un-peuple-majeur', null, 'la-fleche-du-parthe', null),
  counter('K13', 'idus-martias', null, 'veni-vidi-vici', null),
  counter('K14', 'imperium', null, 'assassinat', null),
  counter('K15', 'ralliement-d-un-triumvir', null, 'transfuges', null),
  counter('K16', 'ralliement-d-un-triumvir', null, 'fuite-opportune', null),
  counter('K17', 'triumphus', 1, 'intrigue-au-senat', null),
  counter('K18', 'triumphus', 2, 'foyer-de-peste', null),
  counter('K19', 'faveur-divine', null, 'pacification-d-une-nationalite', null),
]
