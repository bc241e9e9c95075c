import type { Phrase } from '@aquila/engine/messages'
import { leaderName, placeName, regionName } from '../../imperator/names.ts'
import type { MomentInput, MomentStep } from '../../table/index.ts'
import type { SemperData } from '../data/index.ts'
import type { SemperSpeech } from '../messages/index.ts'
import type { SeenSemperEvent } from '../rules/events/index.ts'
import { kitOf } from './dress.ts'

/** SV-3.6.2, SV-3.6.3: a usurpation from the bid to the last Diocese, step by step as it was told so far. */

type SemperMoment = MomentInput<SemperData, SeenSemperEvent>

/** The steps of the rulebook, in its order. */
const steps = ['bid', 'zone', 'diocese', 'spread', 'next'] as const
type Step = (typeof steps)[number]

const ruleOf: { readonly [step in Step]: string } = {
  bid: 'SV-3.6.2-D',
  zone: 'SV-3.6.3-A',
  diocese: 'SV-3.6.3-B',
  spread: 'SV-3.6.3-D',
  next: 'SV-3.6.3-D',
}

/** The tiles of the dialog; none where the roll is no part of a revolt that begins. */
export function revoltSteps(speech: SemperSpeech, input: SemperMoment): readonly MomentStep[] {
  const story = storyOf(input)
  const [bid] = story
  if (bid === undefined) return []
  const now = stepAt(story, story.length - 1)
  const at = steps.indexOf(now)
  return steps.map((step, index) => ({
    title: speech.text(`revolt.step.${step}`),
    about: speech.text(`revolt.about.${step}`),
    state: index < at ? 'done' : index === at ? 'now' : 'ahead',
    lines: story
      .slice(0, -1)
      .flatMap((event, number) => (stepAt(story, number) === step ? lineOf(speech, input, event) : [])),
    kit: masterOf(input, bid),
    rule: ruleOf[step],
  }))
}

/** What was told of the revolt that this event belongs to, from the bid to the event itself. */
function storyOf({ log, number }: SemperMoment): readonly SeenSemperEvent[] {
  const told = log.slice(0, number + 1)
  const begins = told.findLastIndex(
    ({ kind }) => kind === 'usurpation-validated' || kind === 'usurpation-fails',
  )
  if (begins === -1) return []
  const story = told.slice(begins)
  // What a leader wins over on the march, years later, is a story of its own.
  const [bid] = story
  return story.every(({ phase }) => phase === bid?.phase) ? story : []
}

/** Which step of the rulebook an event of the story is of. */
function stepAt(story: readonly SeenSemperEvent[], number: number): Step {
  const event = story[number]
  const spread = story.findIndex(
    ({ kind }) => kind === 'usurpation-spreads' || kind === 'usurpation-contained',
  )
  if (number === 0) return 'bid'
  if (number === spread) return 'spread'
  if (spread !== -1 && number > spread) return 'next'
  const tested = story.findIndex(({ kind }) => kind === 'zone-loyal' || kind === 'zone-disloyal')
  if (event?.kind === 'usurper') return 'bid'
  return tested === -1 || number < tested ? 'zone' : 'diocese'
}

/** What a tile says of an event; nothing of those that another line implies. */
function lineOf(speech: SemperSpeech, { data }: SemperMoment, event: SeenSemperEvent): string[] {
  const { text } = speech
  const name = (id: string): Phrase => leaderName(speech, data, id) ?? speech.messages.name(id)
  switch (event.kind) {
    case 'usurpation-validated':
      return [text('revolt.acclaimed', { leader: name(event.data.leader), roll: event.data.roll })]
    case 'usurper':
      return [text('revolt.rises', { zone: placeName(speech, data, event.data.zone) })]
    case 'joins-usurper':
      return [text('revolt.joins', { leader: name(event.data.leader) })]
    case 'units-change-side':
      return [text('revolt.units', { n: event.data.units.length })]
    case 'zone-loyal':
    case 'zone-disloyal':
      return [
        text('revolt.tested', {
          zone: placeName(speech, data, event.data.zone),
          total: event.data.total,
          loyal: String(event.kind === 'zone-loyal'),
        }),
      ]
    case 'usurpation-spreads':
    case 'usurpation-contained':
      return [
        text('revolt.spread', {
          region: regionName(speech, data, event.data.region),
          spreads: String(event.kind === 'usurpation-spreads'),
        }),
      ]
    default:
      return []
  }
}

/** In whose colours it is told: those of the player who gains by it. */
function masterOf({ log, number }: SemperMoment, bid: SeenSemperEvent): MomentStep['kit'] {
  const played = log.slice(0, log.indexOf(bid)).findLast(({ kind }) => kind === 'stratagem')
  const rises = log.slice(0, number + 1).findLast(({ kind }) => kind === 'usurper')
  const side =
    rises?.kind === 'usurper' ? rises.data.side : played?.kind === 'stratagem' ? played.data.side : null
  return side === null ? null : kitOf(side)
}
