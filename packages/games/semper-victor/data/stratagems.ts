import type { SideId, Source, StratagemPhase } from './types.ts'

export const stratagemIds = [
  'usurpation-d-un-augustus-secondus',
  'usurpation-d-un-caesar-secondus',
  'usurpation-secondus',
  'usurpation-d-un-augustus-primus',
  'usurpation-d-un-caesar-primus',
  'usurpation-primus',
  'initiative',
  'fuite-opportune',
  'assassinat',
  'foyer-de-peste',
  'epidemie-de-peste',
  'desertion',
  'abandon',
  'in-hoc-signo-vinces',
  'sol-invictus',
  'roma-victor',
  'furor-germanicus',
  'la-fleche-de-parthe',
  'coup-d-etat-perse',
  'soulevement-d-un-peuple-mineur',
  'soulevement-de-deux-peuples-mineurs',
  'soulevement-de-trois-peuples-mineurs',
  'soulevement-d-un-peuple-majeur',
  'soulevement-de-trois-peuples-majeurs',
  'pacification-d-un-peuple-mineur',
  'pacification-de-deux-peuples-mineurs',
  'pacification-de-trois-peuples-mineurs',
  'pacification-d-un-peuple-majeur',
  'pacification-d-une-nationalite',
  'pax-romana',
  'persecution',
  'heresy',
  'bagaudes',
] as const
export type StratagemId = (typeof stratagemIds)[number]

export interface StratagemData {
  readonly id: StratagemId
  /** The name on the counter. */
  readonly name: string
  readonly phase: StratagemPhase
  /** SV-6-A: the only side that may play it; null: either. */
  readonly side: SideId | null
  /** How many counters bear it. */
  readonly count: number
  readonly rules: readonly string[]
  /** The text describes each stratagem; only where it says "once per scenario" is the count given too. */
  readonly source: { readonly effect: Source; readonly count: Source }
}

const rebuiltCount = { effect: 'rulebook', count: 'reconstruction' } as const
const single = { effect: 'rulebook', count: 'rulebook' } as const

export const stratagems: readonly StratagemData[] = [
  {
    id: 'usurpation-d-un-augustus-secondus',
    name: "Usurpation d'un Augustus SECONDUS",
    phase: 'C',
    side: 'primus',
    count: 1,
    rules: ['SV-6.1-A', 'SV-3.6.2-B'],
    source: rebuiltCount,
  },
  {
    id: 'usurpation-d-un-caesar-secondus',
    name: "Usurpation d'un Caesar SECONDUS",
    phase: 'C',
    side: 'primus',
    count: 1,
    rules: ['SV-6.1-B', 'SV-3.6.2-B'],
    source: rebuiltCount,
  },
  {
    id: 'usurpation-secondus',
    name: 'Usurpation SECONDUS',
    phase: 'C',
    side: 'primus',
    count: 2,
    rules: ['SV-6.1-C', 'SV-3.6.2-B'],
    source: rebuiltCount,
  },
  {
    id: 'usurpation-d-un-augustus-primus',
    name: "Usurpation d'un Augustus PRIMUS",
    phase: 'C',
    side: 'secondus',
    count: 1,
    rules: ['SV-6.2-A', 'SV-3.6.2-B'],
    source: rebuiltCount,
  },
  {
    id: 'usurpation-d-un-caesar-primus',
    name: "Usurpation d'un Caesar PRIMUS",
    phase: 'C',
    side: 'secondus',
    count: 1,
    rules: ['SV-6.2-B', 'SV-3.6.2-B'],
    source: rebuiltCount,
  },
  {
    id: 'usurpation-primus',
    name: 'Usurpation PRIMUS',
    phase: 'C',
    side: 'secondus',
    count: 2,
    rules: ['SV-6.2-C', 'SV-3.6.2-B'],
    source: rebuiltCount,
  },
  {
    id: 'initiative',
    name: 'Initiative',
    phase: 'B',
    side: null,
    count: 2,
    rules: ['SV-6.3-A', 'SV-2.B-2'],
    source: rebuiltCount,
  },
  {
    id: 'fuite-opportune',
    name: 'Fuite opportune',
    phase: 'E',
    side: null,
    count: 2,
    rules: ['SV-6.3-B'],
    source: rebuiltCount,
  },
  {
    id: 'assassinat',
    name: 'Assassinat',
    phase: 'E',
    side: null,
    count: 2,
    rules: ['SV-6.3-C'],
    source: rebuiltCount,
  },
  {
    id: 'foyer-de-peste',
    name: 'Foyer de peste',
    phase: 'E',
    side: null,
    count: 1,
    rules: ['SV-6.3-D'],
    source: rebuiltCount,
  },
  {
    id: 'epidemie-de-peste',
    name: 'Épidémie de peste',
    phase: 'E',
    side: null,
    count: 1,
    rules: ['SV-6.3-E'],
    source: rebuiltCount,
  },
  {
    id: 'desertion',
    name: 'Désertion',
    phase: 'E',
    side: null,
    count: 2,
    rules: ['SV-6.3-F'],
    source: rebuiltCount,
  },
  {
    id: 'abandon',
    name: 'Abandon',
    phase: 'E',
    side: null,
    count: 1,
    rules: ['SV-6.3-G'],
    source: rebuiltCount,
  },
  {
    id: 'in-hoc-signo-vinces',
    name: 'In hoc signo vinces',
    phase: 'E',
    side: null,
    count: 1,
    rules: ['SV-6.3-H'],
    source: rebuiltCount,
  },
  {
    id: 'sol-invictus',
    name: 'Sol invictus',
    phase: 'E',
    side: null,
    count: 1,
    rules: ['SV-6.3-I'],
    source: rebuiltCount,
  },
  {
    id: 'roma-victor',
    name: 'Roma Victor',
    phase: 'E',
    side: null,
    count: 2,
    rules: ['SV-6.3-J'],
    source: rebuiltCount,
  },
  {
    id: 'furor-germanicus',
    name: 'Furor Germanicus',
    phase: 'E',
    side: null,
    count: 2,
    rules: ['SV-6.3-K'],
    source: rebuiltCount,
  },
  {
    id: 'la-fleche-de-parthe',
    name: 'La flèche de Parthe',
    phase: 'E',
    side: null,
    count: 1,
    rules: ['SV-6.3-L'],
    source: rebuiltCount,
  },
  {
    id: 'coup-d-etat-perse',
    name: "Coup d'état perse",
    phase: 'E',
    side: null,
    count: 1,
    rules: ['SV-6.3-M'],
    source: rebuiltCount,
  },
  {
    id: 'soulevement-d-un-peuple-mineur',
    name: "Soulèvement d'un Peuple mineur",
    phase: 'C',
    side: null,
    count: 2,
    rules: ['SV-6.3-N', 'SV-4.2.2-B'],
    source: rebuiltCount,
  },
  {
    id: 'soulevement-de-deux-peuples-mineurs',
    name: 'Soulèvement de deux Peuples mineurs',
    phase: 'C',
    side: null,
    count: 1,
    rules: ['SV-6.3-O', 'SV-4.2.2-B'],
    source: rebuiltCount,
  },
  {
    id: 'soulevement-de-trois-peuples-mineurs',
    name: 'Soulèvement de trois Peuples mineurs',
    phase: 'C',
    side: null,
    count: 1,
    rules: ['SV-6.3-P', 'SV-4.2.2-B'],
    source: rebuiltCount,
  },
  {
    id: 'soulevement-d-un-peuple-majeur',
    name: "Soulèvement d'un Peuple majeur",
    phase: 'C',
    side: null,
    count: 2,
    rules: ['SV-6.3-Q', 'SV-4.2.2-B'],
    source: rebuiltCount,
  },
  {
    id: 'soulevement-de-trois-peuples-majeurs',
    name: 'Soulèvement de trois Peuples majeurs',
    phase: 'C',
    side: null,
    count: 1,
    rules: ['SV-6.3-R', 'SV-4.2.2-B'],
    source: single,
  },
  {
    id: 'pacification-d-un-peuple-mineur',
    name: "Pacification d'un Peuple mineur",
    phase: 'E',
    side: null,
    count: 2,
    rules: ['SV-6.3-S'],
    source: rebuiltCount,
  },
  {
    id: 'pacification-de-deux-peuples-mineurs',
    name: 'Pacification de deux Peuples mineurs',
    phase: 'E',
    side: null,
    count: 1,
    rules: ['SV-6.3-T'],
    source: rebuiltCount,
  },
  {
    id: 'pacification-de-trois-peuples-mineurs',
    name: 'Pacification de trois Peuples mineurs',
    phase: 'E',
    side: null,
    count: 1,
    rules: ['SV-6.3-U'],
    source: rebuiltCount,
  },
  {
    id: 'pacification-d-un-peuple-majeur',
    name: "Pacification d'un Peuple majeur",
    phase: 'E',
    side: null,
    count: 2,
    rules: ['SV-6.3-V'],
    source: rebuiltCount,
  },
  {
    id: 'pacification-d-une-nationalite',
    name: "Pacification d'une Nationalité",
    phase: 'E',
    side: null,
    count: 1,
    rules: ['SV-6.3-W'],
    source: rebuiltCount,
  },
  {
    id: 'pax-romana',
    name: 'Pax Romana',
    phase: 'E',
    side: null,
    count: 1,
    rules: ['SV-6.3-X'],
    source: single,
  },
  {
    id: 'persecution',
    name: 'Persécution',
    phase: 'E',
    side: null,
    count: 1,
    rules: ['SV-6.3-Y'],
    source: rebuiltCount,
  },
  {
    id: 'heresy',
    name: 'Hérésie',
    phase: 'E',
    side: null,
    count: 1,
    rules: ['SV-6.3-Z'],
    source: rebuiltCount,
  },
  {
    id: 'bagaudes',
    name: 'Bagaudes',
    phase: 'E',
    side: null,
    count: 1,
    rules: ['SV-6.3-ZA'],
    source: rebuiltCount,
  },
]

/** A counter in the cup. It bears one stratagem. */
export interface StratagemCounter {
  readonly id: string
  readonly faces: readonly [StratagemFace]
  readonly source: Source
}

export interface StratagemFace {
  readonly stratagem: StratagemId
  /** No counter prints a figure. */
  readonly value: null
}

/** Counters of one stratagem are alike; they are numbered to tell them apart. */
export const stratagemCounters: readonly StratagemCounter[] = stratagems.flatMap(({ id, count, source }) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${id}-${index + 1}`,
    faces: [{ stratagem: id, value: null }] as const,
    source: source.count,
  })),
)
