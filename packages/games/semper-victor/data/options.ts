import type { OptionData as SeriesOption } from '../../imperator/data/frame.ts'

export const optionIds = [
  'handicap',
  'setUp',
  'leaderlessUnits',
  'usurpWithoutAugustus',
  'constantinopleAt',
  'roaming',
  'excitablePersians',
  'persecutionWindow',
  'leaderPoints',
  'riverScope',
] as const
export type OptionId = (typeof optionIds)[number]
export type OptionData = SeriesOption<OptionId>

/** What a match is played with: one value for each option. */
export interface SemperOptions {
  /** A whole number: points for PRIMUS above 0, for SECONDUS below. */
  readonly handicap: string
  readonly setUp: 'printed' | 'free'
  readonly leaderlessUnits: 'phaseF' | 'atOnce'
  readonly usurpWithoutAugustus: 'refused' | 'allowed'
  readonly constantinopleAt: 'fifthWinter' | 'sixthWinter'
  readonly roaming: 'any' | 'bandOnly'
  readonly excitablePersians: 'always' | 'notDuringPeace'
  readonly persecutionWindow: 'to339' | 'from341'
  readonly leaderPoints: 'any' | 'nonRoman'
  readonly riverScope: 'all' | 'imperial'
}

export const defaultOptions: SemperOptions = {
  handicap: '0',
  setUp: 'printed',
  leaderlessUnits: 'phaseF',
  usurpWithoutAugustus: 'refused',
  constantinopleAt: 'fifthWinter',
  roaming: 'any',
  excitablePersians: 'always',
  persecutionWindow: 'to339',
  leaderPoints: 'any',
  riverScope: 'all',
}

export const options: readonly OptionData[] = [
  {
    id: 'handicap',
    values: ['0'],
    range: { from: -100, to: 100 },
    default: defaultOptions.handicap,
    ruling: 'RULING-116',
    rule: 'SV-SC-K',
  },
  {
    id: 'setUp',
    values: ['printed', 'free'],
    default: defaultOptions.setUp,
    ruling: 'RULING-110',
    rule: 'SV-SC-E',
  },
  {
    id: 'leaderlessUnits',
    values: ['phaseF', 'atOnce'],
    default: defaultOptions.leaderlessUnits,
    ruling: 'RULING-31',
    rule: 'SV-3.7.2-B',
  },
  {
    id: 'usurpWithoutAugustus',
    values: ['refused', 'allowed'],
    default: defaultOptions.usurpWithoutAugustus,
    ruling: 'RULING-89',
    rule: 'SV-3.6.2-B',
  },
  {
    id: 'constantinopleAt',
    values: ['fifthWinter', 'sixthWinter'],
    default: defaultOptions.constantinopleAt,
    ruling: 'RULING-08',
    rule: 'SV-3.1.2-C',
  },
  {
    id: 'roaming',
    values: ['any', 'bandOnly'],
    default: defaultOptions.roaming,
    ruling: 'RULING-33',
    rule: 'SV-4.3-E',
  },
  {
    id: 'excitablePersians',
    values: ['always', 'notDuringPeace'],
    default: defaultOptions.excitablePersians,
    ruling: 'RULING-37',
    rule: 'SV-EV-14',
  },
  {
    id: 'persecutionWindow',
    values: ['to339', 'from341'],
    default: defaultOptions.persecutionWindow,
    ruling: 'RULING-50',
    rule: 'SV-6.3-Y',
  },
  {
    id: 'leaderPoints',
    values: ['any', 'nonRoman'],
    default: defaultOptions.leaderPoints,
    ruling: 'RULING-66',
    rule: 'SV-10.1-B',
  },
  {
    id: 'riverScope',
    values: ['all', 'imperial'],
    default: defaultOptions.riverScope,
    ruling: 'RULING-43',
    rule: 'SV-CT-f',
  },
]
