import type { NumberRange, RuleId } from '@aquila/engine'
import type { Source } from './map.ts'

/** A ruling that a table may choose before it starts. The first value is the default. */
export interface OptionData<Id extends string> {
  readonly id: Id
  readonly values: readonly [string, ...string[]]
  readonly range?: NumberRange
  readonly ruling: string
  readonly rule: RuleId
}

/** What a table plays with that has chosen nothing. */
export function defaultsOf<Id extends string>(
  options: readonly OptionData<Id>[],
): Readonly<Record<Id, string>> {
  const defaults = options.map(({ id, values: [first] }) => [id, first])
  return Object.fromEntries(defaults) as Record<Id, string>
}

/** 2.D: an event of the year. */
export interface EventData<Id extends string> {
  readonly id: Id
  /** The sum of 1d6 and 1d10. */
  readonly number: number
  readonly rule: RuleId
  readonly source: Source
}
