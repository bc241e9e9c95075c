import type { Moment, MomentTrack } from '../../table/index.ts'
import type { KingsSpeech } from '../messages/index.ts'
import { nameOf } from '../names.ts'
import type { KingsEventKind, SeenKingsEvent } from '../rules/events.ts'
import { type KingsMoment, line, nothing } from './moment-parts.ts'

/** All draws of a phase on one card: the first of them opens it. Each chit has a line, and what came of it. */
export function drawsMoment(
  speech: KingsSpeech,
  event: SeenKingsEvent<'draw'>,
  { number, log, data, say }: KingsMoment,
): Moment | null {
  const { text } = speech
  const isOfTheseDraws = (each: SeenKingsEvent): each is SeenKingsEvent<'draw'> =>
    each.kind === 'draw' && each.phase === event.phase && each.after === event.after
  if (log.slice(0, number).some(isOfTheseDraws)) return null
  const turn = log.slice(0, number).findLast(each => each.kind === 'turn')?.data.turn
  const draws = log.slice(number).filter(isOfTheseDraws)
  return {
    ...nothing,
    kind: 'draw',
    title: text('moment.draws'),
    text:
      event.phase === 'extraction'
        ? text('moment.draws.text', { turn: turn ?? 0 })
        : text('moment.draws.revolt'),
    icon: 'scroll',
    rule: event.rule,
    verdict: text('moment.draws.verdict', { n: draws.length }),
    because: '',
    tracks: draws.flatMap(draw => drawn(speech, draw, { log, data, say })),
  }
}

/** What the chit did, beside its bag; of an event its name, and below it what it did. */
function drawn(
  speech: KingsSpeech,
  draw: SeenKingsEvent<'draw'>,
  { log, data, say }: Pick<KingsMoment, 'log' | 'data' | 'say'>,
): MomentTrack[] {
  const roman = draw.data.from === 'roman'
  const bag = speech.text(roman ? 'moment.bag.roman' : 'moment.bag.hostile')
  const kit = roman ? 'murex' : 'coal'
  const effects = effectsOf(draw, log)
  const [first] = effects
  if (first === undefined) return [{ kind: 'line', name: bag, text: say(draw), kit }]
  if (first.kind !== 'event') return [{ ...line(speech, say, first, bag), kit }]
  const deeds = effects.filter(({ kind }) => deedsOfEvents.has(kind))
  const told = deeds.length === 0 ? [first] : deeds
  return [
    { kind: 'line', name: bag, text: nameOf(speech, data, draw.data.chit), kit },
    ...told.slice(0, MOST_DEEDS).map(deed => line(speech, say, deed, speech.text('moment.effect'))),
  ]
}

const deedsOfEvents: ReadonlySet<KingsEventKind> = new Set([
  'war',
  'forewarned',
  'ostia',
  'bridge',
  'omens',
  'omens-end',
  'end-action',
  'hero-kept',
  'serves-rome',
  'champions',
  'transfer',
  'ip',
  'vp',
])
const MOST_DEEDS = 3

/** Everything until the next chit, the next reaction or the next part of the turn. */
function effectsOf(draw: SeenKingsEvent, log: KingsMoment['log']): KingsMoment['log'] {
  const start = log.indexOf(draw) + 1
  const end = log.findIndex(
    ({ kind, phase }, index) =>
      index >= start && (kind === 'draw' || kind === 'reaction' || phase !== draw.phase),
  )
  return log.slice(start, end === -1 ? undefined : end)
}
