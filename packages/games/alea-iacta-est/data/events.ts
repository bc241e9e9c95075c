import type { EventData as SeriesEvent } from '../../imperator/data/frame.ts'
import type { RegionId } from './types.ts'

export const eventIds = [
  'unhealthy-roma',
  'disastrous-weather',
  'roman-discouragement',
  'illness-of-the-faction-leader',
  'barbarian-vigour',
  'political-agitation',
  'severe-winter',
  'divine-peace',
  'wrath-of-neptune',
  'unpopularity-of-the-faction-leader',
  'desertion',
  'donation-to-the-legions',
  'plague-in-the-orient',
  'parthian-versatility',
  'famine-among-the-barbarians',
] as const
export type EventId = (typeof eventIds)[number]
export type EventData = SeriesEvent<EventId>

/** AIE-2.D-c: one event a year, applied at once; effects last for the turn. */
export const events: readonly EventData[] = [
  {
    id: 'unhealthy-roma',
    number: 1,
    rule: 'AIE-EV-01',
    source: 'rulebook',
  },
  {
    id: 'disastrous-weather',
    number: 2,
    rule: 'AIE-EV-02',
    source: 'rulebook',
  },
  {
    id: 'roman-discouragement',
    number: 3,
    rule: 'AIE-EV-03',
    source: 'rulebook',
  },
  {
    id: 'illness-of-the-faction-leader',
    number: 4,
    rule: 'AIE-EV-04',
    source: 'rulebook',
  },
  {
    id: 'barbarian-vigour',
    number: 5,
    rule: 'AIE-EV-05',
    source: 'rulebook',
  },
  {
    id: 'political-agitation',
    number: 6,
    rule: 'AIE-EV-06',
    source: 'rulebook',
  },
  {
    id: 'severe-winter',
    number: 7,
    rule: 'AIE-EV-07',
    source: 'rulebook',
  },
  {
    id: 'divine-peace',
    number: 8,
    rule: 'AIE-EV-08',
    source: 'rulebook',
  },
  {
    id: 'wrath-of-neptune',
    number: 9,
    rule: 'AIE-EV-09',
    source: 'rulebook',
  },
  {
    id: 'unpopularity-of-the-faction-leader',
    number: 10,
    rule: 'AIE-EV-10',
    source: 'rulebook',
  },
  {
    id: 'desertion',
    number: 11,
    rule: 'AIE-EV-11',
    source: 'rulebook',
  },
  {
    id: 'donation-to-the-legions',
    number: 12,
    rule: 'AIE-EV-12',
    source: 'rulebook',
  },
  {
    id: 'plague-in-the-orient',
    number: 13,
    rule: 'AIE-EV-13',
    source: 'rulebook',
  },
  {
    id: 'parthian-versatility',
    number: 14,
    rule: 'AIE-EV-14',
    source: 'rulebook',
  },
  {
    id: 'famine-among-the-barbarians',
    number: 15,
    rule: 'AIE-EV-15',
    source: 'rulebook',
  },
]

/** AIE-EV-11: the region of each face of the die. */
export const desertionRegions: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, RegionId>> = {
  1: 'gallia',
  2: 'hispania',
  3: 'italia',
  4: 'graecia',
  5: 'asia',
  6: 'africa',
}
