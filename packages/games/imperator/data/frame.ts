import type { NumberRange, RuleId } from '@aquila/engine'
import type { Source } from './map.ts'

/** A ruling that a table may choose before it starts. */
export interface OptionData<Id extends string> {
  readonly id: Id
  readonly values: readonly [string, ...string[]]
  readonly range?: NumberRange
  readonly default: string
  readonly ruling: string
  readonly rule: RuleId
}

/** 2.D: an event of the year. */
export interface EventData<Id extends string> {
  readonly id: Id
  /** The sum of 1d6 and 1d10. */
  readonly number: number
  readonly rule: RuleId
  readonly source: Source
}
