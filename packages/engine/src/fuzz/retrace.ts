import type { Decision } from '../decision.ts'
import { scriptedDice } from '../dice/scripted.ts'
import type { GameDefinition } from '../game.ts'
import { hashOf } from '../hash.ts'
import { Match } from '../match.ts'
import type { KeptRecord, RecordedEntry } from '../record.ts'
import { Breach } from './invariants.ts'

/**
 * Plays the choices of a record again from the beginning with the rolls they had, and shows each decision before it is
 * answered. Throws a `Breach` that names the first choice or roll that does not fit the rules any more.
 */
export function retrace<S, D>(
  definition: GameDefinition<S, D>,
  record: KeptRecord,
  onDecision: (decision: Decision) => void = () => {},
): Match<S, D> {
  const { scenario, options, pauseAlike, pack, players } = record
  const dice = scriptedDice(record.rolls.map(({ why, value }) => [why, value]))
  const match = mustFit('the beginning', () =>
    Match.start(definition, { scenario, options, pauseAlike, pack, players, dice }),
  )
  for (const entry of record.choices) {
    const decision = match.decisions.find(({ role }) => role === entry.role)
    if (decision !== undefined && 'verb' in entry) onDecision(decision)
    const number = `choice ${match.length + 1} of ${record.choices.length}`
    mustFit(`${number} (${Object.values(entry).join(' ')})`, () => enter(match, entry))
  }
  mustFit('the end', () => dice.assertSpent())
  return match
}

function mustFit<T>(where: string, play: () => T): T {
  try {
    return play()
  } catch (cause) {
    throw new Breach(`${where}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/** Throws a `Breach` if a match that was played again has come to another end than the record says. */
export function mustEndAsRecorded<S, D>(match: Match<S, D>, record: KeptRecord): void {
  if (hashOf(match.result) !== hashOf(record.result))
    throw new Breach(
      `the match ended ${JSON.stringify(record.result)}, and ends ${JSON.stringify(match.result)} now`,
    )
  if (match.hash !== record.position)
    throw new Breach(
      'every choice fits and the result is the same, but the last position is not, or is kept in another shape',
    )
}

function enter<S, D>(match: Match<S, D>, entry: RecordedEntry): void {
  if ('window' in entry) match.setStandingOrder(entry.role, entry.window, entry.order)
  else {
    const { role, verb, noun } = entry
    match.choose(noun === undefined ? { verb } : { verb, noun }, { role })
  }
}
