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
  'setUp',
  'leaderlessUnits',
  'usurpWithoutAugustus',
  'constantinopleAt',
  'roaming',
  'excitablePersians',
  'persecutionWindow',
  'leaderPoints',
] as const
export type OptionId = (typeof optionIds)[number]

/** What a match is played with: one value for each option. */
export interface SemperOptions {
  readonly setUp: 'printed' | 'free'
  readonly leaderlessUnits: 'phaseF' | 'atOnce'
  readonly usurpWithoutAugustus: 'refused' | 'allowed'
  readonly constantinopleAt: 'fifthWinter' | 'sixthWinter'
  readonly roaming: 'any' | 'bandOnly'
  readonly excitablePersians: 'always' | 'notDuringPeace'
  readonly persecutionWindow: 'to339' | 'from341'
  readonly leaderPoints: 'any' | 'nonRoman'
}

export const defaultOptions: SemperOptions = {
  setUp: 'printed',
  leaderlessUnits: 'phaseF',
  usurpWithoutAugustus: 'refused',
  constantinopleAt: 'fifthWinter',
  roaming: 'any',
  excitablePersians: 'always',
  persecutionWindow: 'to339',
  leaderPoints: 'any',
}

export const options: readonly OptionData[] = [
  {
    id: 'setUp',
    name: 'Set-up',
    values: ['printed', 'free'],
    default: defaultOptions.setUp,
    ruling: 'RULING-110',
    rule: 'SV-SC-E',
    explanation:
      'Everybody begins where the scenario says, or both players first place their frontier troops and Peoples anew.',
  },
  {
    id: 'leaderlessUnits',
    name: 'Units without a leader',
    values: ['phaseF', 'atOnce'],
    default: defaultOptions.leaderlessUnits,
    ruling: 'RULING-31',
    rule: 'SV-3.7.2-B',
    explanation:
      'Units that stand without a leader pass to the side that controls the Diocese in Phase F, or as soon as nobody leads them.',
  },
  {
    id: 'usurpWithoutAugustus',
    name: 'Usurpation without an Augustus',
    values: ['refused', 'allowed'],
    default: defaultOptions.usurpWithoutAugustus,
    ruling: 'RULING-89',
    rule: 'SV-3.6.2-B',
    explanation:
      'A usurpation needs an Augustus on the side it is aimed at, or can begin without one and wait for him.',
  },
  {
    id: 'constantinopleAt',
    name: 'The founding of Constantinopolis',
    values: ['fifthWinter', 'sixthWinter'],
    default: defaultOptions.constantinopleAt,
    ruling: 'RULING-08',
    rule: 'SV-3.1.2-C',
    explanation:
      'The city is finished when the turn marker reaches its box, at the end of the fifth year after the start, or in Phase F of that sixth year itself.',
  },
  {
    id: 'roaming',
    name: 'Peoples inside the Empire',
    values: ['any', 'bandOnly'],
    default: defaultOptions.roaming,
    ruling: 'RULING-33',
    rule: 'SV-4.3-E',
    explanation:
      'Once inside the Empire a People may go on into any Diocese within its range, or only within the Diocese of its band.',
  },
  {
    id: 'excitablePersians',
    name: 'Excitable Persians in a forced peace',
    values: ['always', 'notDuringPeace'],
    default: defaultOptions.excitablePersians,
    ruling: 'RULING-37',
    rule: 'SV-EV-14',
    explanation: 'Event 14 sends the Persians to war even in the years of a forced peace, or not then.',
  },
  {
    id: 'persecutionWindow',
    name: 'The years of the persecution',
    values: ['to339', 'from341'],
    default: defaultOptions.persecutionWindow,
    ruling: 'RULING-50',
    rule: 'SV-6.3-Y',
    explanation:
      'Persécution is in the cup until 339, or only from 341 on, as the words taken literally say.',
  },
  {
    id: 'leaderPoints',
    name: 'Points for dead leaders',
    values: ['any', 'nonRoman'],
    default: defaultOptions.leaderPoints,
    ruling: 'RULING-66',
    rule: 'SV-10.1-B',
    explanation: 'Every enemy leader lost in combat or murdered is worth a point, or only those of Peoples.',
  },
]
