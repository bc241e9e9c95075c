import type { Phrase } from '@aquila/engine/messages'
import { leaderName, placeName, regionName } from '../../imperator/names.ts'
import { pieceTold } from '../../imperator/table/counters.ts'
import type { Dressed } from '../../imperator/table/dress.ts'
import type { LeaderPiece, MomentInput, MomentStep, MomentTrial, Piece } from '../../table/index.ts'
import type { SemperData, SideId } from '../data/index.ts'
import { sideIds } from '../data/types.ts'
import type { SemperSpeech } from '../messages/index.ts'
import type { SeenSemperEvent } from '../rules/events/index.ts'
import { dress, kitOf } from './dress.ts'

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
  const master = masterOf(input, bid)
  const dressed: Dressed & SemperSpeech = { ...speech, dress, data: input.data }
  return steps.map((step, index) => {
    const told = story.slice(0, -1).filter((_, number) => stepAt(story, number) === step)
    return {
      title: speech.text(`revolt.step.${step}`),
      about: speech.text(`revolt.about.${step}`),
      state: index < at ? 'done' : index === at ? 'now' : 'ahead',
      // Where nobody could join, no die was cast.
      lines:
        step === 'diocese' && index < at && told.length === 0
          ? [speech.text('revolt.nobody')]
          : told.flatMap(event => lineOf(speech, input, event)),
      trials: told.flatMap(event => trialOf(dressed, input, event, master) ?? []),
      turned: master === null ? [] : turnedIn(dressed, told, master),
      kit: master === null ? null : kitOf(master),
      rule: ruleOf[step],
    }
  })
}

/** What was told of the revolt that this event belongs to, from the bid to the event itself. */
export function storyOf({ log, number }: SemperMoment): readonly SeenSemperEvent[] {
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

/** What a tile says of an event that took no die; nothing of those that another line implies. */
function lineOf(speech: SemperSpeech, { data }: SemperMoment, event: SeenSemperEvent): string[] {
  const { text } = speech
  switch (event.kind) {
    case 'usurper':
      return [text('revolt.rises', { zone: placeName(speech, data, event.data.zone) })]
    case 'joins-usurper':
      return [text('revolt.joins', { leader: nameIn(speech, data, event.data.leader) })]
    case 'units-change-side':
      return [text('revolt.units', { n: event.data.units.length })]
    default:
      return []
  }
}

function nameIn(speech: SemperSpeech, data: SemperData, id: string): Phrase {
  return leaderName(speech, data, id) ?? speech.messages.name(id)
}

/** A die that has fallen: about whom or what, and whom it has helped. */
function trialOf(
  dressed: Dressed & SemperSpeech,
  { data, dice }: SemperMoment,
  event: SeenSemperEvent,
  master: SideId | null,
): MomentTrial | null {
  const [die] = dice(event)
  if (die === undefined) return null
  const trial = (revolts: boolean, text: string, verdict: string, about: readonly LeaderPiece[]) => {
    const loyal = master === 'primus' ? 'secondus' : 'primus'
    return { about, text, die, verdict, kit: kitOf(revolts ? master : loyal) }
  }
  const { text } = dressed
  switch (event.kind) {
    case 'usurpation-validated':
    case 'usurpation-fails': {
      const revolts = event.kind === 'usurpation-validated'
      const { leader, capacity } = event.data
      const who = pieceTold(dressed, leader, master === 'primus' ? 'secondus' : 'primus')
      return trial(
        revolts,
        text('revolt.trial.bid', { leader: nameIn(dressed, data, leader), capacity }),
        text('moment.bid.verdict', { revolts: String(revolts) }),
        who.kind === 'leader' ? [who] : [],
      )
    }
    case 'zone-loyal':
    case 'zone-disloyal': {
      const revolts = event.kind === 'zone-disloyal'
      const { zone, capacity } = event.data
      return trial(
        revolts,
        text('revolt.trial.zone', { zone: placeName(dressed, data, zone), capacity }),
        text('moment.loyalty.verdict', { revolts: String(revolts) }),
        [],
      )
    }
    case 'usurpation-spreads':
    case 'usurpation-contained': {
      const revolts = event.kind === 'usurpation-spreads'
      const { region, capacity, total } = event.data
      return trial(
        revolts,
        text('revolt.trial.spread', { region: regionName(dressed, data, region), capacity, total }),
        text('moment.spread.verdict', { revolts: String(revolts) }),
        [],
      )
    }
    default:
      return null
  }
}

/** Who wears other colours since this step. */
function turnedIn(dressed: Dressed, told: readonly SeenSemperEvent[], master: SideId): Piece[] {
  return told
    .flatMap(event => {
      if (event.kind === 'units-change-side') return event.data.faction === master ? event.data.units : []
      return event.kind === 'joins-usurper' ? [event.data.leader] : []
    })
    .map(id => pieceTold(dressed, id, master))
}

/** Whose colours it is told in: those of the player who gains by it. */
export function masterOf({ log, number }: SemperMoment, bid: SeenSemperEvent): SideId | null {
  const played = log.slice(0, log.indexOf(bid)).findLast(({ kind }) => kind === 'stratagem')
  const rises = log.slice(0, number + 1).findLast(({ kind }) => kind === 'usurper')
  const side =
    rises?.kind === 'usurper' ? rises.data.side : played?.kind === 'stratagem' ? played.data.side : null
  return sideIds.find(id => id === side) ?? null
}
