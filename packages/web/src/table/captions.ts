import type { LogLine, Shot } from '../match/table-match.ts'
import { toldBefore } from './film.ts'

/** A line under a picture of a film. */
export type CaptionLine = Pick<LogLine, 'number' | 'text' | 'icon' | 'names' | 'reason'>

/**
 * What a picture shows, in words. Of a way in several steps the last one is told, with the reason of the first, and
 * what came of it at the end. Where all it tells hangs on a die that has not fallen yet, it says what is at stake.
 */
export function captionsOf(shot: Shot): readonly CaptionLine[] {
  const lines = shot.lines.filter(({ number }) => number < toldBefore(shot))
  const last = lines.at(-1)
  if (last === undefined) return atStake(shot)
  const step = lines.findLast(line => line.way.length > 0)
  if (step === undefined || shot.way.length <= 2) return lines.slice(-2)
  const { reason = null } = lines.find(line => line.reason !== null) ?? {}
  return last === step ? [{ ...step, reason }] : [{ ...step, reason }, last]
}

function atStake({ moments }: Shot): CaptionLine[] {
  return moments
    .slice(0, 1)
    .map(({ number, moment: { title, icon } }) => ({ number, text: title, icon, names: [], reason: null }))
}
