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

/** `event` is that of the sequences, with which the year's business begins. */
export function yearBegins(
  { text }: SeriesSpeech,
  input: MomentInput<CampaignData>,
  dress: Dress,
  of: { readonly figure: string; readonly unit: string; readonly text: string },
): Moment | null {
  const { log, number, event, say, roles } = input
  const since = log.slice(0, number).findLastIndex(({ kind }) => kind === 'turn')
  if (since === -1) return null
  const told = ofSeries(log.slice(since, number)).filter(({ kind }) => !silent.has(kind))
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
    title: text('year-begins.title', { year: `${of.figure} ${of.unit}` }),
    text: of.text,
    icon: 'sun',
    rule: event.rule,
    concerns: roles,
    verdict: say(event),
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
      next: { figure: of.figure, unit: of.unit, title: say(event), text: '', deed: text('year-end.on') },
    },
  }
}
