import type { NationId } from './types.ts'

/** A ruling or a dial that a player may choose before the match starts. The first value is the default. */
export interface OptionData {
  readonly id: OptionId
  readonly name: string
  readonly values: readonly string[]
  readonly ruling: string
  readonly rule: string
  readonly explanation: string
}

export const optionIds = [
  'difficulty',
  'missionCount',
  'curiae',
  'stopAtEnemy',
  'trackBy',
  'militaryArmies',
] as const
export type OptionId = (typeof optionIds)[number]

export const options: readonly OptionData[] = [
  {
    id: 'difficulty',
    name: 'Difficulty',
    values: ['default', 'easier', 'harder'],
    ruling: 'RULING-83',
    rule: 'KOR-PER-1.1',
    explanation: 'Influence at the start, and how many cities near Rome are weakly held.',
  },
  {
    id: 'missionCount',
    name: 'What a mission counts',
    values: ['inPeriod', 'onMap'],
    ruling: 'RULING-07',
    rule: 'KOR-EOT-5',
    explanation: 'Cities won in this reign, or all Romanized cities on the map.',
  },
  {
    id: 'curiae',
    name: 'Curiae that vote',
    values: ['3', '1', '5'],
    ruling: 'RULING-11',
    rule: 'KOR-SEN-1',
    explanation: 'One die for each; more than half must consent.',
  },
  {
    id: 'stopAtEnemy',
    name: 'Armies stop at the enemy',
    values: ['true', 'false'],
    ruling: 'RULING-15',
    rule: 'KOR-MOVE-4',
    explanation: 'A moving army ends its move in the first hex held by the other side, or passes.',
  },
  {
    id: 'trackBy',
    name: 'What a loss costs on the battle track',
    values: ['units', 'virtus'],
    ruling: 'RULING-50',
    rule: 'KOR-TRK-1',
    explanation: 'One for each unit or leader, or the Virtus of who is lost.',
  },
  {
    id: 'militaryArmies',
    name: 'Who marches in a Military reaction',
    values: ['all', 'nearest'],
    ruling: 'RULING-32',
    rule: 'KOR-MIL-1',
    explanation: 'Every army with a leader, or only the one nearest to Rome.',
  },
]

export type Difficulty = 'default' | 'easier' | 'harder'

export interface DifficultyData {
  readonly influence: number
  /** Cities of a people, the nearest to Rome first, whose garrison is changed for one of value 1. */
  readonly weakened: Readonly<Partial<Record<NationId, number>>>
}

export const difficulties: Readonly<Record<Difficulty, DifficultyData>> = {
  default: { influence: 8, weakened: {} },
  easier: { influence: 12, weakened: { lat: 2, etr: 2, sab: 1 } },
  harder: { influence: 6, weakened: {} },
}
