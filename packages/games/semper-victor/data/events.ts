import type { Source } from './types.ts'

export const eventIds = [
  'unhealthy-rome',
  'disastrous-weather',
  'roman-discouragement',
  'illness-of-the-primus-augustus',
  'germanic-vigour',
  'political-agitation',
  'savage-winter',
  'peace-of-god',
  'dangerous-seas',
  'unpopularity-of-the-primus-augustus',
  'popular-rage',
  'donative-to-the-comitatenses',
  'plague-in-the-east',
  'excitable-persians',
  'famine-in-germania',
] as const
export type EventId = (typeof eventIds)[number]

export interface EventData {
  readonly id: EventId
  /** The sum of 1d6 and 1d10. */
  readonly number: number
  readonly name: string
  readonly rule: string
  readonly summary: string
  readonly source: Source
}

/** SV-2.D-3: one event a year, applied at once; effects last for the turn. */
export const events: readonly EventData[] = [
  {
    id: 'unhealthy-rome',
    number: 1,
    name: 'Unhealthy Rome',
    rule: 'SV-EV-1',
    summary: 'All units in Roma are reduced; an Augustus there falls ill.',
    source: 'rulebook',
  },
  {
    id: 'disastrous-weather',
    number: 2,
    name: 'Disastrous climate',
    rule: 'SV-EV-2',
    summary: 'Every leader and unit has one movement point less this year.',
    source: 'rulebook',
  },
  {
    id: 'roman-discouragement',
    number: 3,
    name: 'Roman discouragement',
    rule: 'SV-EV-3',
    summary: 'One against the Romans in every battle with non-Romans.',
    source: 'rulebook',
  },
  {
    id: 'illness-of-the-primus-augustus',
    number: 4,
    name: 'Illness of the Primus Augustus',
    rule: 'SV-EV-4',
    summary: 'He may not leave his zone, dies if a lost battle drives him out, and has no tactical bonus.',
    source: 'rulebook',
  },
  {
    id: 'germanic-vigour',
    number: 5,
    name: 'Germanic vigour',
    rule: 'SV-EV-5',
    summary: 'Two in favour of the side with a German unit, in every battle.',
    source: 'rulebook',
  },
  {
    id: 'political-agitation',
    number: 6,
    name: 'Political agitation',
    rule: 'SV-EV-6',
    summary: 'Primus and Secondus Augustus go to the nearest capital they control and stay there.',
    source: 'rulebook',
  },
  {
    id: 'savage-winter',
    number: 7,
    name: 'Savage winter',
    rule: 'SV-EV-7',
    summary: 'One sequence less this year.',
    source: 'rulebook',
  },
  {
    id: 'peace-of-god',
    number: 8,
    name: 'The peace of God',
    rule: 'SV-EV-8',
    summary: 'Each player has one sequence less.',
    source: 'rulebook',
  },
  {
    id: 'dangerous-seas',
    number: 9,
    name: 'Dangerous seas',
    rule: 'SV-EV-9',
    summary: 'No fleet moves this year.',
    source: 'rulebook',
  },
  {
    id: 'unpopularity-of-the-primus-augustus',
    number: 10,
    name: 'Unpopularity of the Primus Augustus',
    rule: 'SV-EV-10',
    summary: 'Secondus has one more sequence at the end of the year.',
    source: 'rulebook',
  },
  {
    id: 'popular-rage',
    number: 11,
    name: 'Popular rage',
    rule: 'SV-EV-11',
    summary: 'Romans in capitals of the west, of the east or of all the Empire may not leave them.',
    source: 'rulebook',
  },
  {
    id: 'donative-to-the-comitatenses',
    number: 12,
    name: 'Donative to the comitatenses',
    rule: 'SV-EV-12',
    summary: 'One in favour of forces with comitatenses against non-Romans.',
    source: 'rulebook',
  },
  {
    id: 'plague-in-the-east',
    number: 13,
    name: 'Plague in the East',
    rule: 'SV-EV-13',
    summary: 'All units in Oriens are reduced; those reduced already leave for the year.',
    source: 'rulebook',
  },
  {
    id: 'excitable-persians',
    number: 14,
    name: 'Excitable Persians',
    rule: 'SV-EV-14',
    summary: 'Persians at peace go to war, Persians at war make peace.',
    source: 'rulebook',
  },
  {
    id: 'famine-in-germania',
    number: 15,
    name: 'Famine in Germania',
    rule: 'SV-EV-15',
    summary: 'All German units are reduced; one against their side in every battle.',
    source: 'rulebook',
  },
]
