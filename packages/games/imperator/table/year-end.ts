import type { SeenEvent } from '@aquila/engine'
import type { Moment, MomentInput, ReckoningLine, ReckoningPart } from '../../table/index.ts'
import type { CampaignData } from '../data/series.ts'
import type { SeriesSpeech } from '../messages/index.ts'
import type { SeenCampaignEvent } from '../rules/events/index.ts'
import { type Dress, sideName } from './dress.ts'
import { plainMoment, signed } from './moments.ts'

/** The end of a year as one ceremony: what both games of the series have in common. */

/** What of the log belongs to the end of a year. `E` is what the game tells. */
export interface YearEnd<E extends SeenEvent = SeenEvent> {
  readonly events: readonly E[]
  /** The first line that it is the first to tell. */
  readonly since: number
  /** Null: something of the year is still to be decided. */
  readonly closes: { readonly year: number; readonly last: boolean } | null
}

/** Phase F: results and winter. */
function isOfYearEnd({ phase }: SeenEvent): boolean {
  return phase.startsWith('F.')
}

/**
 * The end of the year that an event stands for, if it does: the one with which it closes; or the first of it, if something
 * comes between that has a ceremony of its own, or a question.
 */
export function yearEndAt<E extends SeenEvent>(
  { event, number, log }: Pick<MomentInput<unknown, E>, 'event' | 'number' | 'log'>,
  interrupts: (event: E) => boolean,
): YearEnd<E> | null {
  if (!isOfYearEnd(event)) return null
  if (event.kind === 'year-closes') {
    const first = firstOfYearEnd(log, number)
    const events = log.slice(first, number)
    const interrupted = events.findLastIndex(interrupts)
    const { year, last } = event.data
    return {
      events,
      since: interrupted === -1 ? first : first + interrupted + 1,
      closes: { year: Number(year), last: last === true },
    }
  }
  if (firstOfYearEnd(log, number) !== number || interrupts(event)) return null
  const after = log.slice(number)
  const end = after.findIndex(each => interrupts(each) || each.kind === 'year-closes')
  if (after[end]?.kind === 'year-closes') return null
  return { events: after.slice(0, end === -1 ? undefined : end), since: number, closes: null }
}

function firstOfYearEnd(log: readonly SeenEvent[], number: number): number {
  return log.slice(0, number).findLastIndex(event => !isOfYearEnd(event)) + 1
}

/** The ceremony around the parts that a game makes. */
export function yearEndMoment(
  speech: SeriesSpeech,
  input: MomentInput<CampaignData>,
  { since, closes }: Pick<YearEnd, 'since' | 'closes'>,
  told: {
    readonly year: string
    readonly text: string
    readonly parts: readonly ReckoningPart[]
    readonly next: NonNullable<Moment['reckoning']>['next']
  },
): Moment {
  return {
    ...plainMoment,
    kind: 'ceremony',
    title: speech.text('year-end.title', { year: told.year }),
    text: told.text,
    icon: 'hourglass',
    rule: input.event.rule,
    concerns: input.roles,
    verdict: told.parts[0]?.title ?? '',
    because: '',
    since,
    reckoning: { parts: told.parts, next: closes === null ? null : told.next },
  }
}

/** What was scored in these events, each line with its sign in the colour of who scored. */
export function scoreLines(
  { messages }: SeriesSpeech,
  events: readonly SeenEvent[],
  dress: Dress,
): ReckoningLine[] {
  return ofSeries(events).flatMap(event => {
    if (event.kind !== 'score') return []
    const { faction, side = faction ?? '', points, why } = event.data
    return [
      {
        sign: signed(points),
        good: points > 0,
        kit: dress.kitOf(side),
        text: upper(String(messages.name(why))),
        note: sideName({ messages }, side),
        rule: event.rule,
      },
    ]
  })
}

/** A name at the head of a line. */
export function upper(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a game tells, as the series reads it: kinds that are the game's alone are passed over. */
export function ofSeries(events: readonly SeenEvent[]): readonly SeenCampaignEvent[] {
  return events as readonly SeenCampaignEvent[]
}
