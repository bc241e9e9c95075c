import type { SeenEvent } from '@aquila/engine'
import type { Moment, MomentInput, ReckoningLine, ReckoningPart } from '../../table/index.ts'
import type { CampaignData } from '../data/series.ts'
import type { SeriesSpeech } from '../messages/index.ts'
import type { SeenCampaignEvent } from '../rules/events/index.ts'
import type { Dress } from './dress.ts'
import { plainMoment } from './moments.ts'
import { ofSeries } from './year-end.ts'

/** How a year begins, as one ceremony: who draws, who has the initiative, which Peoples go to war, who comes. */

type Kind = SeenCampaignEvent['kind']

/** What is told under which heading; what is left goes to the last. */
const headings: readonly {
  readonly id: 'draws' | 'initiative' | 'wars'
  readonly kinds: ReadonlySet<Kind>
}[] = [
  { id: 'draws', kinds: new Set<Kind>(['draw', 'discard', 'stratagem']) },
  { id: 'initiative', kinds: new Set<Kind>(['initiative-roll', 'initiative', 'initiative-turned']) },
  {
    id: 'wars',
    kinds: new Set<Kind>([
      'activation-draw',
      'people-at-war',
      'people-controlled',
      'people-pacified',
      'people-at-home',
    ]),
  },
]
/** Counters that come are many; they are seen on the map. */
const silent: ReadonlySet<string> = new Set<string>(['turn', 'deploy', 'leader-waits'])
const MOST_TILES = 8

/** Where a year began, and the last of what it told by itself before anybody was asked. */
function beginningIn(log: readonly SeenEvent[], number: number): { since: number; last: number } | null {
  const since = log.slice(0, number + 1).findLastIndex(({ kind }) => kind === 'turn')
  const after = log[since]?.after
  if (since === -1) return null
  const asked = log.findIndex((each, index) => index > since && each.after !== after)
  const own = ofSeries(log.slice(since, asked === -1 ? undefined : asked))
  return { since, last: since + own.findLastIndex(isTold) }
}

function isTold({ kind }: SeenCampaignEvent): boolean {
  return headings.some(({ kinds }) => kinds.has(kind))
}

/** True of the last line that tells of a year's beginning before its first question, if its business has not begun by then. */
export function isAskedInBeginning({ log, number }: MomentInput<CampaignData>): boolean {
  const [event] = ofSeries(log.slice(number, number + 1))
  if (event === undefined || !isTold(event)) return false
  const business = log.findIndex((each, index) => index > number && each.kind === 'sequences')
  return beginningIn(log, number)?.last === number && log[business]?.after !== event.after
}

/** Its lines from the first that was not told before a question. */
function untoldFrom(log: readonly SeenEvent[], number: number): number {
  const beginning = beginningIn(log, number)
  if (beginning === null) return -1
  const { since, last } = beginning
  return last > since && last < number && log[number]?.after !== log[since]?.after ? last + 1 : since
}

/**
 * `event` is that of the sequences, with which the year's business begins; or, if somebody is asked before it, the last line that tells of
 * the beginning before that question.
 */
export function yearBegins(
  { text }: SeriesSpeech,
  input: MomentInput<CampaignData>,
  dress: Dress,
  of: { readonly figure: string; readonly unit: string; readonly text: string },
): Moment | null {
  const { log, number, event, say, roles } = input
  const since = untoldFrom(log, number)
  if (since === -1) return null
  const isBusiness = event.kind === 'sequences'
  // Sequences that an event has changed are told with that event.
  if (isBusiness && ofSeries(log.slice(since, number)).some(({ kind }) => kind === 'sequences')) return null
  const told = ofSeries(log.slice(since, isBusiness ? number : number + 1)).filter(
    ({ kind }) => !silent.has(kind),
  )
  if (told.length === 0) return null
  const outcome = isBusiness ? event : (told.findLast(({ kind }) => kind === 'initiative') ?? event)
  const lineOf = (each: SeenEvent): ReckoningLine => {
    const { side, faction } = each.data
    const whose = [side, faction].find(one => typeof one === 'string' && one !== '')
    return {
      text: say(each),
      rule: each.rule,
      ...(typeof whose === 'string' ? { kit: dress.kitOf(whose) } : {}),
    }
  }
  const parts = headings.map(
    ({ id, kinds }): ReckoningPart => ({
      name: text(`year-begins.${id}`),
      title: text(`year-begins.${id}`),
      note: '',
      shape: 'column',
      track: null,
      lit: [],
      lines: told.filter(({ kind }) => kinds.has(kind)).map(lineOf),
      warning: null,
    }),
  )
  const others = told.filter(({ kind }) => !headings.some(({ kinds }) => kinds.has(kind)))
  const tiles = others.slice(0, MOST_TILES).map(lineOf)
  return {
    ...plainMoment,
    kind: 'ceremony',
    title: text(log[since]?.kind === 'turn' ? 'year-begins.title' : 'year-begins.geostrategy', {
      year: `${of.figure} ${of.unit}`,
    }),
    text: of.text,
    icon: 'sun',
    rule: event.rule,
    concerns: roles,
    verdict: say(outcome),
    because: '',
    since,
    reckoning: {
      parts: [
        ...parts.filter(({ lines }) => lines.length > 0),
        ...(tiles.length === 0
          ? []
          : [
              {
                name: text('year-begins.others'),
                title: text('year-begins.others'),
                note: '',
                shape: 'row' as const,
                track: null,
                lit: [],
                lines: tiles,
                warning: null,
              },
            ]),
      ],
      next: { figure: of.figure, unit: of.unit, title: say(outcome), text: '', deed: text('year-end.on') },
    },
  }
}
