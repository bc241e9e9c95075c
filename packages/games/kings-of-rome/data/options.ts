import type { NationId } from './types.ts'

/** A ruling or a dial that a player may choose before the match starts. The first value is the default. */
export interface OptionData<Id extends string = OptionId> {
  readonly id: Id
  readonly values: readonly string[]
  readonly ruling: string
  readonly rule: string
}

const rows = [
  {
    id: 'difficulty',
    values: ['default', 'easier', 'harder'],
    ruling: 'RULING-83',
    rule: 'KOR-PER-1.1',
  },
  {
    id: 'missionCount',
    values: ['inPeriod', 'onMap'],
    ruling: 'RULING-07',
    rule: 'KOR-EOT-5',
  },
  {
    id: 'curiae',
    values: ['3', '1', '5'],
    ruling: 'RULING-11',
    rule: 'KOR-SEN-1',
  },
  {
    id: 'stopAtEnemy',
    values: ['true', 'false'],
    ruling: 'RULING-15',
    rule: 'KOR-MOVE-4',
  },
  {
    id: 'trackBy',
    values: ['units', 'virtus'],
    ruling: 'RULING-50',
    rule: 'KOR-TRK-1',
  },
  {
    id: 'militaryArmies',
    values: ['all', 'nearest'],
    ruling: 'RULING-32',
    rule: 'KOR-MIL-1',
  },
] as const satisfies readonly OptionData<string>[]

type OptionId = (typeof rows)[number]['id']

export const options: readonly OptionData[] = rows

export type Difficulty = 'default' | 'easier' | 'harder'

export interface DifficultyData {
  readonly influence: number
  /** Victory points at the start: a band of shepherds has its name still to make. */
  readonly glory: number
  /** Added to what each inaugurated king brings (RULING-84), down to nothing. */
  readonly kings: number
  /** Cities of a people, the nearest to Rome first, whose garrison is changed for one of value 1. */
  readonly weakened: Readonly<Partial<Record<NationId, number>>>
}

export const difficulties: Readonly<Record<Difficulty, DifficultyData>> = {
  default: { influence: 8, glory: -7, kings: 0, weakened: {} },
  easier: { influence: 10, glory: -5, kings: 0, weakened: { lat: 2, etr: 1, sab: 1 } },
  harder: { influence: 6, glory: -11, kings: -2, weakened: {} },
}
