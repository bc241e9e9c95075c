import type { LogLine, Shot, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'

/** A line under a picture of a film. */
export type CaptionLine = Pick<LogLine, 'number' | 'text' | 'icon' | 'names' | 'reason'>

/** What a film is about. */
export function filmTitle({ newsFrom }: Pick<TableState, 'newsFrom'>): string {
  return t(newsFrom === 0 ? 'film.title.first' : 'film.title')
}

/**
 * What a picture shows, in words. Of a way in several steps the last one is told, with the reason of the first, and
 * what came of it at the end; of many things alike the first, and how many more. Until its dice have fallen (`told`) nothing
 * is read of them: where all it tells hangs on them, it says what is at stake.
 */
export function captionsOf(shot: Shot, told: boolean): readonly CaptionLine[] {
  const until = told ? Number.POSITIVE_INFINITY : (shot.moments[0]?.since ?? Number.POSITIVE_INFINITY)
  const lines = shot.lines.filter(({ number }) => number < until)
  const last = lines.at(-1)
  if (last === undefined) return atStake(shot)
  const step = lines.findLast(line => line.way.length > 0)
  if (step === undefined && isRun(lines)) return [...lines.slice(0, 1), ...more(last, lines.length - 1)]
  if (step === undefined || shot.way.length <= 2) return lines.slice(-2)
  const { reason = null } = lines.find(line => line.reason !== null) ?? {}
  return last === step ? [{ ...step, reason }] : [{ ...step, reason }, last]
}

/** A picture on a page: what was decided in it, after the way there; otherwise its caption. */
export function summaryOf(shot: Shot): readonly CaptionLine[] {
  if (shot.moments.length === 0) return captionsOf(shot, true)
  const way = shot.lines.findLast(line => line.way.length > 0)
  const decided = shot.moments.map(({ number, moment: { title, verdict, icon } }) => {
    return { number, text: `${title}: ${verdict}`, icon, names: [], reason: null }
  })
  return way === undefined ? decided : [way, ...decided]
}

function isRun(lines: readonly LogLine[]): boolean {
  return lines.length > 2 && lines.every(({ run }) => run !== null && run === lines[0]?.run)
}

function more({ number, icon }: LogLine, n: number): CaptionLine[] {
  return [{ number, icon, text: t('log.more', { n }), names: [], reason: null }]
}

function atStake({ moments }: Shot): CaptionLine[] {
  return moments
    .slice(0, 1)
    .map(({ number, moment: { title, icon } }) => ({ number, text: title, icon, names: [], reason: null }))
}
