/** A ruling that a table may choose before it starts. */
export interface OptionData {
  readonly id: OptionId
  readonly name: string
  readonly values: readonly [string, string]
  readonly default: string
  readonly ruling: string
  readonly rule: string
  readonly explanation: string
}

export const optionIds = [
  'assassinationCount',
  'smcAfterMurder',
  'coupModifierFidelity',
  'garrisonOnTrack',
  'event8',
  'romeEvasion',
  'geostrategyChoice',
] as const
export type OptionId = (typeof optionIds)[number]

/** What a match is played with: one value for each option. */
export interface AleaOptions {
  readonly assassinationCount: 'legions' | 'regions'
  readonly smcAfterMurder: 'halve' | 'minus2'
  readonly coupModifierFidelity: 'printed' | 'favourable'
  readonly garrisonOnTrack: 'controller' | 'anybody'
  readonly event8: 'minusOneEach' | 'oneEach'
  readonly romeEvasion: 'scenario2' | 'scenarios1and2'
  readonly geostrategyChoice: 'both' | 'either'
}

export const defaultOptions: AleaOptions = {
  assassinationCount: 'legions',
  smcAfterMurder: 'halve',
  coupModifierFidelity: 'printed',
  garrisonOnTrack: 'controller',
  event8: 'minusOneEach',
  romeEvasion: 'scenario2',
  geostrategyChoice: 'both',
}

export const options: readonly OptionData[] = [
  {
    id: 'assassinationCount',
    name: 'What the conspirators count',
    values: ['legions', 'regions'],
    default: defaultOptions.assassinationCount,
    ruling: 'RULING-22',
    rule: 'AIE-3.5.3-a',
    explanation:
      'The attempt on Caesar is rolled against his legions, as printed, or against his regions, which the die suggests.',
  },
  {
    id: 'smcAfterMurder',
    name: 'Sequences after the murder',
    values: ['halve', 'minus2'],
    default: defaultOptions.smcAfterMurder,
    ruling: 'RULING-23',
    rule: 'AIE-3.5.3-h',
    explanation: 'The total of sequences is halved and rounded down, or lowered by two.',
  },
  {
    id: 'coupModifierFidelity',
    name: 'Modifier of a coup in fidelity tests',
    values: ['printed', 'favourable'],
    default: defaultOptions.coupModifierFidelity,
    ruling: 'RULING-29',
    rule: 'AIE-3.6.3-b',
    explanation:
      'The figure on the counter is subtracted in fidelity tests too, as printed, or turned so that it helps the coup.',
  },
  {
    id: 'garrisonOnTrack',
    name: 'Garrisons on the SPQR track',
    values: ['controller', 'anybody'],
    default: defaultOptions.garrisonOnTrack,
    ruling: 'RULING-124',
    rule: 'AIE-5.1.1-c',
    explanation:
      'On the SPQR track a region has its garrison only with legions of its controller, or with legions of either faction.',
  },
  {
    id: 'event8',
    name: 'Divine peace',
    values: ['minusOneEach', 'oneEach'],
    default: defaultOptions.event8,
    ruling: 'RULING-66',
    rule: 'AIE-EV-08',
    explanation: 'Event 8 takes one sequence from each player, or leaves each player only one.',
  },
  {
    id: 'romeEvasion',
    name: 'Flight from Roma without a die',
    values: ['scenario2', 'scenarios1and2'],
    default: defaultOptions.romeEvasion,
    ruling: 'RULING-71',
    rule: 'AIE-S2-b',
    explanation:
      'Leaders alone in Roma escape without a roll in Scenario 2 only, as printed, or in Scenario 1 too.',
  },
  {
    id: 'geostrategyChoice',
    name: 'Stratagems and diplomacy',
    values: ['both', 'either'],
    default: defaultOptions.geostrategyChoice,
    ruling: 'RULING-128',
    rule: 'AIE-2.C-e',
    explanation: 'In Phase C a player may play stratagems and try diplomacy, or only one of the two.',
  },
]
