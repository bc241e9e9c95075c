import type { Decision } from '../decision.ts'
import { scriptedDice } from '../dice/scripted.ts'
import type { GameDefinition } from '../game.ts'
import { hashOf } from '../hash.ts'
import { Match } from '../match.ts'
import type { MatchRecord, RecordedEntry } from '../record.ts'
import { Breach } from './invariants.ts'

/**
 * Plays a recorded match again from its beginning with the rolls it had, and shows each decision before it is
 * answered. Throws a `Breach` that says where the rules have gone another way than when it was recorded.
 */
export function retrace<S, D>(
  definition: GameDefinition<S, D>,
  record: MatchRecord,
  onDecision: (decision: Decision) => void = () => {},
): Match<S, D> {
  const { scenario, options, pauseAlike, pack, players } = record
  const dice = scriptedDice(record.rolls.map(({ why, value }) => [why, value]))
  const match = Match.start(definition, { scenario, options, pauseAlike, pack, players, dice })
  for (const entry of record.choices) {
    const decision = match.decisions.find(({ role }) => role === entry.role)
    if (decision !== undefined && 'verb' in entry) onDecision(decision)
    try {
      enter(match, entry)
    } catch (cause) {
      const what = cause instanceof Error ? cause.message : String(cause)
      throw new Breach(
        `choice ${match.length + 1} of ${record.choices.length} (${Object.values(entry).join(' ')}): ${what}`,
      )
    }
  }
  dice.assertSpent()
  if (hashOf(match.result) !== hashOf(record.result))
    throw new Breach(
      `the match ended ${JSON.stringify(record.result)}, and ends ${JSON.stringify(match.result)} now`,
    )
  if (match.hash !== record.position) throw new Breach('the last position is another one than was recorded')
  return match
}

function enter<S, D>(match: Match<S, D>, entry: RecordedEntry): void {
  if ('window' in entry) match.setStandingOrder(entry.role, entry.window, entry.order)
  else {
    const { role, verb, noun } = entry
    match.choose(noun === undefined ? { verb } : { verb, noun }, { role })
  }
}
