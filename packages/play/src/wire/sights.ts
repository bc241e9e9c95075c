import type { Plain } from '@aquila/engine'
import { withDifference } from '../difference.ts'
import type { Sight, Told } from '../sight.ts'
import { type PackedQuestion, packQuestion, unpackQuestion } from './choices.ts'
import type { ToldSight } from './messages.ts'

/**
 * A sight as a reader is led on from it: all but its number, and what was told, which grows with the match and is told by
 * itself.
 */
export interface BareSight extends Omit<Sight, 'seq' | 'told' | 'question'> {
  readonly question: PackedQuestion | null
}

export function bareSight({ seq: _, told: __, question, ...bare }: Sight): BareSight {
  return { ...bare, question: question === null ? null : packQuestion(question) }
}

/** What a step makes of a bare sight: what has not changed is shared with it. */
function ledOn(before: BareSight, { change }: ToldSight): BareSight {
  // What a difference makes of a sight is a sight.
  return change === null ? before : (withDifference(plain(before), change) as unknown as BareSight)
}

/** The later sight, with all that was told so far. Throws if the message does not lead on from the sight. */
export function seenSight(before: Sight, step: ToldSight): Sight {
  const { from, seq, change, told } = step
  if (before.seq !== from) throw new RangeError(`this leads on from sight ${from}, not from ${before.seq}`)
  const soFar = toldSoFar(before.told, told)
  if (change === null) return { ...before, seq, told: soFar }
  const after = ledOn(bareSight(before), step)
  const question = after.question === null ? null : unpackQuestion(after.question)
  return { ...after, seq, question, told: soFar }
}

/** What was told before, up to the event from which on it is told again. */
function toldSoFar(before: Told, { from, events = [], hidden = [], reasons = {} }: ToldSight['told']): Told {
  const stays = before.events.slice(0, from)
  const choices = stays.at(-1)?.after ?? 0
  const given = Object.entries(before.reasons).filter(([choice]) => Number(choice) <= choices)
  return {
    from: 0,
    events: [...stays, ...events],
    hidden: [...before.hidden.filter(event => event < from), ...hidden],
    reasons: { ...Object.fromEntries(given), ...reasons },
  }
}

/** A sight is plain data, but its type is an interface, which the compiler does not take for one. */
export function plain(value: BareSight): Plain {
  return value as unknown as Plain
}
