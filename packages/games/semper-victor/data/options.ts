import { defaultsOf, type OptionData as SeriesOption } from '../../imperator/data/frame.ts'

/** What a table may choose before it starts, a row each. The first value is the default. */
const rows = [
  {
    // Points for PRIMUS above 0, for SECONDUS below.
    id: 'handicap',
    values: ['0'],
    range: { from: -100, to: 100 },
    ruling: 'RULING-116',
    rule: 'SV-SC-K',
  },
  {
    id: 'setUp',
    values: ['printed', 'free'],
    ruling: 'RULING-110',
    rule: 'SV-SC-E',
  },
  {
    id: 'leaderlessUnits',
    values: ['phaseF', 'atOnce'],
    ruling: 'RULING-31',
    rule: 'SV-3.7.2-B',
  },
  {
    id: 'usurpWithoutAugustus',
    values: ['refused', 'allowed'],
    ruling: 'RULING-89',
    rule: 'SV-3.6.2-B',
  },
  {
    id: 'constantinopleAt',
    values: ['fifthWinter', 'sixthWinter'],
    ruling: 'RULING-08',
    rule: 'SV-3.1.2-C',
  },
  {
    id: 'roaming',
    values: ['any', 'bandOnly'],
    ruling: 'RULING-33',
    rule: 'SV-4.3-E',
  },
  {
    id: 'excitablePersians',
    values: ['always', 'notDuringPeace'],
    ruling: 'RULING-37',
    rule: 'SV-EV-14',
  },
  {
    id: 'persecutionWindow',
    values: ['to339', 'from341'],
    ruling: 'RULING-50',
    rule: 'SV-6.3-Y',
  },
  {
    id: 'leaderPoints',
    values: ['any', 'nonRoman'],
    ruling: 'RULING-66',
    rule: 'SV-10.1-B',
  },
  {
    id: 'riverScope',
    values: ['all', 'imperial'],
    ruling: 'RULING-43',
    rule: 'SV-CT-f',
  },
] as const satisfies readonly SeriesOption<string>[]

export type OptionId = (typeof rows)[number]['id']
export type OptionData = SeriesOption<OptionId>

export const options: readonly OptionData[] = rows
export const defaultOptions = defaultsOf(options)
