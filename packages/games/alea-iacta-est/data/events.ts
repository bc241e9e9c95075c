import type { RegionId, Source } from './types.ts'

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

export interface EventData {
  readonly id: EventId
  /** The sum of 1d6 and 1d10. */
  readonly number: number
  readonly name: string
  readonly rule: string
  readonly summary: string
  readonly source: Source
}

/** AIE-2.D-c: one event a year, applied at once; effects last for the turn. */
export const events: readonly EventData[] = [
  {
    id: 'unhealthy-roma',
    number: 1,
    name: 'Unhealthy Roma',
    rule: 'AIE-EV-01',
    summary: 'All units in Italia 1 are reduced; a Faction Leader in Roma falls ill.',
    source: 'rulebook',
  },
  {
    id: 'disastrous-weather',
    number: 2,
    name: 'Disastrous weather',
    rule: 'AIE-EV-02',
    summary: 'Every leader and unit has one movement point less this year.',
    source: 'rulebook',
  },
  {
    id: 'roman-discouragement',
    number: 3,
    name: 'Roman discouragement',
    rule: 'AIE-EV-03',
    summary: 'One against the Romans in every battle with non-Romans.',
    source: 'rulebook',
  },
  {
    id: 'illness-of-the-faction-leader',
    number: 4,
    name: 'Illness of the Faction Leader',
    rule: 'AIE-EV-04',
    summary:
      'The Faction Leader who controls Roma stays where he is, fights without his TB and dies if driven out.',
    source: 'rulebook',
  },
  {
    id: 'barbarian-vigour',
    number: 5,
    name: 'Barbarian vigour',
    rule: 'AIE-EV-05',
    summary: 'Two in favour of a side with a German or Celtic unit in the battle.',
    source: 'rulebook',
  },
  {
    id: 'political-agitation',
    number: 6,
    name: 'Political agitation',
    rule: 'AIE-EV-06',
    summary: 'Every Faction Leader hurries to the nearest city he controls and stays there.',
    source: 'rulebook',
  },
  {
    id: 'severe-winter',
    number: 7,
    name: 'Severe winter',
    rule: 'AIE-EV-07',
    summary: 'One sequence less in all.',
    source: 'rulebook',
  },
  {
    id: 'divine-peace',
    number: 8,
    name: 'Divine peace',
    rule: 'AIE-EV-08',
    summary: 'One sequence less for each player.',
    source: 'rulebook',
  },
  {
    id: 'wrath-of-neptune',
    number: 9,
    name: 'Wrath of Neptune',
    rule: 'AIE-EV-09',
    summary: 'No naval movement this year.',
    source: 'rulebook',
  },
  {
    id: 'unpopularity-of-the-faction-leader',
    number: 10,
    name: 'Unpopularity of the Faction Leader',
    rule: 'AIE-EV-10',
    summary: 'The opponent of the faction that controls Roma gets one more sequence at the end of Phase E.',
    source: 'rulebook',
  },
  {
    id: 'desertion',
    number: 11,
    name: 'Desertion',
    rule: 'AIE-EV-11',
    summary: 'Two regions are rolled for; each controller takes two of his legions there off the map.',
    source: 'rulebook',
  },
  {
    id: 'donation-to-the-legions',
    number: 12,
    name: 'Donation to the legions',
    rule: 'AIE-EV-12',
    summary: 'One in favour of the Romans when legions fight non-Romans.',
    source: 'rulebook',
  },
  {
    id: 'plague-in-the-orient',
    number: 13,
    name: 'Plague in the Orient',
    rule: 'AIE-EV-13',
    summary: 'Units in Asia, Pontici and Aegyptii are reduced; reduced ones are gone for the turn.',
    source: 'rulebook',
  },
  {
    id: 'parthian-versatility',
    number: 14,
    name: 'Parthian versatility',
    rule: 'AIE-EV-14',
    summary: 'The Parthi go to war, or make peace if they are at war.',
    source: 'rulebook',
  },
  {
    id: 'famine-among-the-barbarians',
    number: 15,
    name: 'Famine among the barbarians',
    rule: 'AIE-EV-15',
    summary: 'German and Celtic units are reduced, and their forces fight with one against them.',
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
