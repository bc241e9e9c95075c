import type { Course } from './course.ts'
import type { SkippedRolls } from './dice/dice.ts'
import type { EarlyEnd } from './ending.ts'
import { BadRecord } from './errors.ts'
import { hashOf } from './hash.ts'
import type { Making } from './making.ts'
import { copyPlain } from './plain.ts'
import { type MatchRecord, RECORD_FORMAT, type RecordedDice, resultToSave, type Sitter } from './record.ts'
import type { Timeline } from './timeline.ts'

/** What happened at the table outside the rules. */
export interface AtTheTable {
  readonly sitters: readonly Sitter[]
  readonly ending: EarlyEnd | null
}

/** The record of a match so far: plain JSON. */
export function writeRecord<S, D, V>(
  { frame, players, levels, dice, base, redealt }: Making<S, D, V>,
  { course, entries, withdrawn, skipped }: Timeline<S, D>,
  { sitters, ending }: AtTheTable,
): MatchRecord {
  if (redealt) throw new BadRecord('a branch whose hidden things were dealt afresh has no record')
  return copyPlain({
    format: RECORD_FORMAT,
    game: frame.definition.id,
    rules: frame.definition.version,
    scenario: frame.scenario,
    options: frame.options,
    pauseAlike: frame.pauseAlike,
    ...(frame.pack === undefined ? {} : { pack: frame.pack }),
    players: [...players],
    ...(levels.length === 0 ? {} : { levels: [...levels] }),
    ...(sitters.length === 0 ? {} : { sitters: [...sitters] }),
    dice: withSkipped(dice, skipped),
    rolls: [...course.dice.rolls],
    choices: [...entries],
    withdrawn,
    ...(base === undefined ? {} : { base }),
    position: hashOfPosition(course),
    result: resultToSave(course.result),
    ...(ending === null ? {} : { ending }),
  })
}

function withSkipped(dice: RecordedDice, skipped: readonly SkippedRolls[]): RecordedDice {
  if (dice.kind === 'given' || skipped.length === 0) return dice
  return { ...dice, skipped: skipped.map(({ at, rolls }) => ({ at, rolls: [...rolls] })) }
}

/** Two matches stand in the same position exactly when these are the same. */
export function hashOfPosition<S, D>(course: Course<S, D>): string {
  const { state, phase, seats, orders, rests, pending, secretAnswers, result } = course
  const waiting = pending.map(({ role, rule, task, choices }) => ({ role, rule, task, choices }))
  const somebodyRests = Object.values(rests).some(windows => Object.keys(windows).length > 0)
  const position = { state, phase, seats, orders, waiting, secretAnswers, result }
  return hashOf(somebodyRests ? { ...position, rests } : position)
}
