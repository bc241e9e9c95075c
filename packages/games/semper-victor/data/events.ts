import type { EventData as SeriesEvent } from '../../imperator/data/frame.ts'

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
export type EventData = SeriesEvent<EventId>

/** SV-2.D-3: one event a year, applied at once; effects last for the turn. */
export const events: readonly EventData[] = [
  {
    id: 'unhealthy-rome',
    number: 1,
    rule: 'SV-EV-1',
    source: 'rulebook',
  },
  {
    id: 'disastrous-weather',
    number: 2,
    rule: 'SV-EV-2',
    source: 'rulebook',
  },
  {
    id: 'roman-discouragement',
    number: 3,
    rule: 'SV-EV-3',
    source: 'rulebook',
  },
  {
    id: 'illness-of-the-primus-augustus',
    number: 4,
    rule: 'SV-EV-4',
    source: 'rulebook',
  },
  {
    id: 'germanic-vigour',
    number: 5,
    rule: 'SV-EV-5',
    source: 'rulebook',
  },
  {
    id: 'political-agitation',
    number: 6,
    rule: 'SV-EV-6',
    source: 'rulebook',
  },
  {
    id: 'savage-winter',
    number: 7,
    rule: 'SV-EV-7',
    source: 'rulebook',
  },
  {
    id: 'peace-of-god',
    number: 8,
    rule: 'SV-EV-8',
    source: 'rulebook',
  },
  {
    id: 'dangerous-seas',
    number: 9,
    rule: 'SV-EV-9',
    source: 'rulebook',
  },
  {
    id: 'unpopularity-of-the-primus-augustus',
    number: 10,
    rule: 'SV-EV-10',
    source: 'rulebook',
  },
  {
    id: 'popular-rage',
    number: 11,
    rule: 'SV-EV-11',
    source: 'rulebook',
  },
  {
    id: 'donative-to-the-comitatenses',
    number: 12,
    rule: 'SV-EV-12',
    source: 'rulebook',
  },
  {
    id: 'plague-in-the-east',
    number: 13,
    rule: 'SV-EV-13',
    source: 'rulebook',
  },
  {
    id: 'excitable-persians',
    number: 14,
    rule: 'SV-EV-14',
    source: 'rulebook',
  },
  {
    id: 'famine-in-germania',
    number: 15,
    rule: 'SV-EV-15',
    source: 'rulebook',
  },
]
