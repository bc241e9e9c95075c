/**
 * Where a rule that holds everywhere is proved, place by place. Faults of the rules were nearly all of one kind: a rule kept on
 * the march, but not by ship, interception, retreat, card or change of owner. So each game has a table of its cross-cutting
 * rules in `test/where-else.ts`, and `tests/where-else.test.ts` demands a test for each cell, or the reason why the rule
 * cannot apply there.
 */
export const PLACES = [
  'march',
  'ship',
  'evasion',
  'retreat',
  'interception',
  'card',
  'change of owner',
  'set-up',
  'winter',
] as const

/** `evasion` also stands for slipping away, `card` for stratagem and event, `winter` for the end of a turn. */
export type Place = (typeof PLACES)[number]

/** The title of the test that carries the rule there, or why the rule cannot apply there. */
type Cell = { test: string } | { never: string }

export interface RuleWhereElse {
  /** The ids of the rule, as in the rulebook. */
  rules: string[]
  /** What the rule demands, in a few words. */
  says: string
  places: Record<Place, Cell>
}
